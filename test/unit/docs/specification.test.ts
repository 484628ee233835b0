import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { mutated, MUTATIONS } from '../../specification/mutations.ts';
import { STATEMENTS } from '../../specification/statements.ts';
import { isTest } from '../../support/documented.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Sections of the specification. */
const SECTIONS = 9;

const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, path = '']) => path);
const decisionsIn = (cell: string): string[] => [...cell.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, path = '']) => path);

describe('The coverage of the specification', () => {
  it('numbers the statements of every section without a gap', () => {
    for (let section = 1; section <= SECTIONS; section += 1) {
      const numbers = STATEMENTS.map(({ number }) => number).filter((number) => number.startsWith(`${String(section)}.`));
      expect(numbers).to.deep.equal(numbers.map((_, at) => `${String(section)}.${String(at + 1)}`)).and.not.empty;
    }
  });

  it('names files and decision records that there are', () => {
    for (const { number, heldBy, shownBy } of STATEMENTS) {
      expect(filesIn(heldBy), number).not.to.be.empty;
      const paths = [...filesIn(heldBy), ...[heldBy, shownBy].flatMap(decisionsIn).map((path) => `docs/${path}`)];
      for (const path of paths) expect(existsSync(join(ROOT, path)), `${number}: ${path}`).to.be.true;
    }
  });

  it('names tests, or the record that departs from it, for each statement', () => {
    for (const { number, shownBy, tests } of STATEMENTS) {
      for (const test of tests) expect(isTest(test), `${number}: ${test.path} › ${test.name}`).to.be.true;
      if (tests.length === 0) expect(decisionsIn(shownBy), number).to.have.length(1);
    }
  });

  it('has mutations that can be tried: of statements with a test, in text that the file has once', () => {
    for (const [number, mutations] of Object.entries(MUTATIONS)) {
      expect(STATEMENTS.find((statement) => statement.number === number)?.tests, number).not.to.be.oneOf([undefined, []]);
      for (const mutation of mutations) {
        const text = readFileSync(join(ROOT, mutation.file), 'utf8');
        expect(mutated(mutation, text), `${number}: ${mutation.find}`).not.to.equal(text);
      }
    }
  });
});
