import type { FeedFormat } from '../../domain/feeds/profile.ts';

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
