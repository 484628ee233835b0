/** docs/adding-a-filter.md lists the files of a filter: here it is held to what it says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'chai';

const ROOT = join(import.meta.dirname, '../../..');
const MOST_FILES = 10;
/** The field's name in code, data and addresses; 'owners' in a sentence of a comment is none. */
const FIELD = /\b[Oo]wnersMax\b|['"]owners(?:_\w+)?['"]|\.owners\b|\bowners: (?!Int32Array)|\{ owners[ ,]/;
const LANGUAGE = /(?:en-ca|fr-ca|fr-fr|es-es|es-co)\.json$/;

const page = readFileSync(join(ROOT, 'docs/adding-a-filter.md'), 'utf8');
const listed = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);

const mentions = (file: string): boolean => FIELD.test(readFileSync(join(ROOT, file), 'utf8'));
/** The messages of five languages are one file here. */
const asListed = (file: string): string => file.replace(LANGUAGE, 'en-ca.json');

describe('How to add a filter', () => {
  it(`names at most ${MOST_FILES} files, all of which exist`, () => {
    expect(listed).to.have.length.within(1, MOST_FILES);
    for (const file of listed) expect(existsSync(join(ROOT, file)), file).to.equal(true);
  });

  it('names every file that the number of owners is in, and no other', () => {
    const found = ['src', 'feeds'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
        .filter(mentions),
    );
    expect([...new Set(found.map(asListed))].sort()).to.deep.equal([...listed].sort());
  });

  it('says it in all five languages', () => {
    for (const file of listed.filter((each) => LANGUAGE.test(each)))
      for (const language of ['en-ca', 'fr-ca', 'fr-fr', 'es-es', 'es-co'])
        expect(mentions(file.replace('en-ca', language)), `${file} in ${language}`).to.equal(true);
  });

  it('names tests that exist and test the number of owners', () => {
    const tests = [...page.matchAll(/`((?:test|bench)\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
    expect(tests).to.include('test/http/owners.test.ts');
    for (const file of tests) expect(mentions(file), file).to.equal(true);
  });
});
