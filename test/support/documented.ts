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

/** The test that a cell names: `test/file` › the words that it, or its group, begins with. Null where it names none. */
export const testNamed = (cell: string): { readonly path: string; readonly name: string } | null => {
  const [, path, name] = /^`(test\/[^`]+)` › (.+)$/.exec(cell) ?? [];
  return path !== undefined && name !== undefined ? { path, name } : null;
};

/** Whether a test or a group of the file begins with these words. */
export const isTest = ({ path, name }: { readonly path: string; readonly name: string }): boolean => {
  const file = readInProject(path);
  return ["'", '"', '`'].some((quote) => file.includes(quote + name));
};
