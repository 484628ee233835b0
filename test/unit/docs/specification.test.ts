import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { isTest, numberedRows, testNamed } from '../../support/documented.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Sections of the specification. */
const SECTIONS = 9;

interface Statement {
  readonly number: string;
  readonly heldBy: string;
  readonly shownBy: string;
}

const statements = numberedRows('docs/specification.md').flatMap(([number, , heldBy, shownBy]): Statement[] =>
  number && heldBy && shownBy ? [{ number, heldBy, shownBy }] : [],
);

const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, path = '']) => path);
const decisionsIn = (cell: string): string[] => [...cell.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, path = '']) => path);

describe('The coverage of the specification', () => {
  it('numbers the statements of every section without a gap', () => {
    for (let section = 1; section <= SECTIONS; section += 1) {
      const numbers = statements.map(({ number }) => number).filter((number) => number.startsWith(`${String(section)}.`));
      expect(numbers).to.deep.equal(numbers.map((_, at) => `${String(section)}.${String(at + 1)}`)).and.not.empty;
    }
  });

  it('names files and decision records that there are', () => {
    for (const { number, heldBy, shownBy } of statements) {
      expect(filesIn(heldBy), number).not.to.be.empty;
      const paths = [...filesIn(heldBy), ...[heldBy, shownBy].flatMap(decisionsIn).map((path) => `docs/${path}`)];
      for (const path of paths) expect(existsSync(join(ROOT, path)), `${number}: ${path}`).to.be.true;
    }
  });

  it('names a test, or the record that departs from it, for each statement', () => {
    for (const { number, shownBy } of statements) {
      const test = testNamed(shownBy);
      if (test) expect(isTest(test), `${number}: ${test.path} › ${test.name}`).to.be.true;
      else expect(decisionsIn(shownBy), number).to.have.length(1);
    }
  });
});
