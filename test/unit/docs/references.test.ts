/** References between code, tests and documents lead somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect } from 'chai';

const ROOT = join(import.meta.dirname, '../../..');

const filesUnder = (folder: string, extensions: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extensions.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Line breaks inside a comment do not break a reference. */
const asOneLine = (text: string): string => text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ');

const sources = ['src', 'gallery', 'test', 'bench', 'scripts'].flatMap((folder) => filesUnder(folder, /\.(?:ts|tsx|mjs|css)$/));
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesUnder('docs', /\.md$/)];
const settings = ['sites', 'feeds', 'catalogue'].flatMap((folder) => filesUnder(folder, /\.(?:ya?ml|json)$/));

const sectionsOf = (document: string): Set<string> =>
  new Set([...read(document).matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number));

interface Reference {
  readonly file: string;
  readonly section: string;
}

/** Sections named after the words: "section 4", "sections 4 and 9", "section 5, "Free text"", "§ 4". */
const referencesTo = (words: RegExp): Reference[] =>
  [...sources, ...documents, ...settings].flatMap((file) =>
    [...asOneLine(read(file)).matchAll(words)].flatMap(([, list = '']) =>
      [...list.matchAll(/\d+/g)].map(([section]) => ({ file, section })),
    ),
  );

const LIST = String.raw`,? sections? (\d+(?:(?:,| and|, and) \d+)*)`;

describe('A reference', () => {
  const cited = {
    'docs/specification.md': referencesTo(new RegExp(`specification${LIST}`, 'gi')),
    'docs/product-rules.md': referencesTo(new RegExp(`product rules?${LIST}`, 'gi')),
  };

  for (const [document, references] of Object.entries(cited))
    it(`to a section of ${document} finds that section`, () => {
      const sections = sectionsOf(document);
      expect(references, 'references that were found').not.to.have.length(0);
      for (const { file, section } of references) expect(sections.has(section), `${file}: section ${section}`).to.equal(true);
    });

  it('to a file, in a document, finds that file', () => {
    const layers = /^(?:domain|application|ports|adapters|ui|composition|cli)\//;
    // The changelog and superseded records say what was.
    const present = documents.filter((name) => name !== 'CHANGELOG.md' && !/^Status: superseded/m.test(read(name)));
    for (const document of present)
      for (const [, path = ''] of read(document).matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)) {
        const file = layers.test(path) ? join('src', path) : path;
        if (!/^(?:src|gallery|test|scripts|bench|sites|docs)\//.test(file)) continue;
        expect(existsSync(join(ROOT, file)), `${document}: ${path}`).to.equal(true);
      }
    for (const document of ['README.md', 'CONTRIBUTING.md'])
      for (const [path] of read(document).matchAll(/\btest\/[\w/.-]+\.tsx?\b/g))
        expect(existsSync(join(ROOT, path)), `${document}: ${path}`).to.equal(true);
  });

  it('by a link, in a document, finds what it links to', () => {
    for (const document of documents)
      for (const [, target = ''] of read(document).matchAll(/\]\((?!https?:|mailto:|page:|#)([^)#\s]+)/g))
        expect(existsSync(join(ROOT, dirname(document), target)), `${document}: ${target}`).to.equal(true);
  });
});

describe('The decision records', () => {
  const records = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
  const index = read('docs/decisions/README.md');

  it('stand in the index', () => {
    for (const name of records) expect(index, name).to.include(`(${name})`);
  });

  it('say whether they hold, and of one that no longer does which record took its place', () => {
    for (const name of records) {
      const [, status = ''] = /^Status: (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? [];
      expect(status, name).to.match(/^accepted|^superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\)/);
    }
  });

  it('have numbers without a gap, or the index says why', () => {
    const numbers = new Set(records.map((name) => Number(name.slice(0, 4))));
    const explained = [...index.matchAll(/(\d+) to (\d+)/g)].flatMap(([, from, to]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
    );
    for (let number = 1; number <= Math.max(...numbers); number += 1)
      expect(numbers.has(number) || explained.includes(number), String(number)).to.equal(true);
  });

  it('have a number each', () => {
    expect(new Set(records.map((name) => name.slice(0, 4)))).to.have.property('size', records.length);
  });
});
