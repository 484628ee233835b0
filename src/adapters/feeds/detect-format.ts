import type { FeedFormat } from '../../domain/feeds/profile.ts';
import { guessMeaning } from './field-guess.ts';
import { likeliestDelimiter } from './read-csv.ts';

/** The format that the beginning of a file looks like. */
export const detectFormat = (head: string): FeedFormat => {
  const start = head.trimStart();
  if (start.startsWith('<')) return 'xml';
  if (/^\{[^\r\n]+\}[ \t]*\r?\n\s*\{/.test(start)) return 'ndjson';
  if (start.startsWith('{') || start.startsWith('[')) return 'json';
  const lines = start
    .split(/\r\n|\n|\r/)
    .slice(0, 40)
    .filter((line) => line.trim() !== '');
  const keyed = lines.filter((line) => /^"?[\p{L}][\p{L}\d ._/-]{0,40}:\s/u.test(line)).length;
  return lines.length > 1 && keyed > 0.8 * lines.length ? 'text' : 'csv';
};

/** Lines above a header that are looked at. */
const TITLE_LINES = 30;
/** Columns that are known by their names where a line is a header. */
const KNOWN_COLUMNS = 3;

/** An expression for the line of a CSV file that names the columns, where it is not the first; else null. */
export const findHeader = (head: string): string | null => {
  const lines = head.split(/\r\n|\n|\r/).slice(0, TITLE_LINES);
  const known = (line: string): number =>
    line.split(likeliestDelimiter(line)).filter((cell) => guessMeaning(cell.replaceAll('"', ''), []) !== null).length;
  const [first = ''] = lines;
  if (known(first) >= KNOWN_COLUMNS) return null;
  const header = lines.slice(1).find((line) => known(line) >= KNOWN_COLUMNS);
  return header === undefined ? null : `^${header.slice(0, 60).replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)}`;
};
