import { SaxesParser } from 'saxes';
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

const MAX_PATHS = 5_000;
/** Share of a document's kinds of values that its records hold; the rest is a header or a trailer. */
const RECORD_SHARE = 0.8;

/** The path of the elements that look like records: the innermost ones with nearly all kinds of values in them. */
export const findRecordElements = async (chunks: AsyncIterable<string>): Promise<string> => {
  const parser = new SaxesParser();
  const path: string[] = [];
  const leaves = new Set<string>();
  let hasChildren = false;
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.slice(name.indexOf(':') + 1));
    hasChildren = false;
    if (leaves.size < MAX_PATHS)
      for (const attribute of Object.keys(attributes))
        if (!attribute.startsWith('xmlns') && path.length > 1) leaves.add(`${path.join('/')}/@${attribute}`);
  });
  parser.on('closetag', () => {
    if (!hasChildren && leaves.size < MAX_PATHS) leaves.add(path.join('/'));
    path.pop();
    hasChildren = true;
  });
  parser.on('error', () => undefined);
  for await (const chunk of chunks) parser.write(chunk);

  const [root = ''] = [...leaves].map((leaf) => leaf.split('/')[0] ?? '');
  let best = root;
  for (let deeper: string | undefined = root; deeper !== undefined;) {
    best = deeper;
    deeper = childrenOf(best, leaves).find((child) => countBelow(child, leaves) >= RECORD_SHARE * leaves.size);
  }
  return best;
};

const countBelow = (path: string, leaves: ReadonlySet<string>): number =>
  [...leaves].filter((leaf) => leaf.startsWith(`${path}/`)).length;

const childrenOf = (path: string, leaves: ReadonlySet<string>): string[] => {
  const below = [...leaves].filter((leaf) => leaf.startsWith(`${path}/`));
  return [...new Set(below.map((leaf) => `${path}/${leaf.slice(path.length + 1).split('/')[0] ?? ''}`))];
};
