/** What documents say of the project: rows of their tables, and tests by file and name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const readInProject = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Cells of every row of a document's tables whose first cell begins with a digit. */
export const numberedRows = (path: string): readonly (readonly string[])[] =>
  readInProject(path)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

export interface NamedTest {
  readonly path: string;
  readonly name: string;
}

/** The tests that a cell names: each `test/file` › the words that it, or its group, begins with; with semicolons between them. */
export const testsNamed = (cell: string): readonly NamedTest[] =>
  [...cell.matchAll(/(?:^|; )`(test\/[^`]+)` › (.+?)(?=; `test\/|$)/g)].map(([, path = '', name = '']) => ({ path, name }));

/** Whether a test or a group of the file begins with these words. */
export const isTest = ({ path, name }: NamedTest): boolean => {
  const file = readInProject(path);
  return ["'", '"', '`'].some((quote) => file.includes(quote + name));
};
