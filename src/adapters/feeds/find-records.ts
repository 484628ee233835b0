/** Finds where the records stand in a file of an unknown shape: what repeats and holds most kinds of values. */
import { SaxesParser } from 'saxes';
import { guessMeaning } from './field-guess.ts';

const MAX_PATHS = 5_000;
/** Of the kinds of values; what dealers say around their vehicles is the rest. */
const RECORD_SHARE = 0.5;
/** What stands around each record and holds nearly all of it is no record. */
const WRAPPER_SHARE = 0.8;

/** What a document consists of: the paths of its values, and of what there may be several of. */
interface Shape {
  readonly leaves: ReadonlySet<string>;
  readonly repeated: ReadonlySet<string>;
}

const countBelow = (path: string, leaves: ReadonlySet<string>): number =>
  path === '' ? leaves.size : [...leaves].filter((leaf) => leaf.startsWith(`${path}/`)).length;

const depthOf = (path: string): number => (path === '' ? 0 : path.split('/').length);

/** The innermost that repeats and holds at least half of the kinds of values that vehicles have; null where nothing does. */
const findRepeated = ({ leaves, repeated }: Shape): string | null => {
  const ofVehicles = new Set([...leaves].filter((leaf) => guessMeaning(leaf, [])?.part === 'fields'));
  const kinds = ofVehicles.size > 0 ? ofVehicles : leaves;
  return (
    [...repeated]
      .filter((path) => countBelow(path, kinds) >= RECORD_SHARE * kinds.size)
      .sort((a, b) => depthOf(b) - depthOf(a))[0] ?? null
  );
};

/** The path of the elements that look like records, from the root. A document that breaks off is judged by its beginning. */
export const findRecordElements = async (chunks: AsyncIterable<string>): Promise<string> => {
  const parser = new SaxesParser();
  const path: string[] = [];
  const leaves = new Set<string>();
  const repeated = new Set<string>();
  /** Names of the elements so far in each open element. */
  const within: Set<string>[] = [new Set()];
  let hasChildren = false;
  parser.on('opentag', ({ name: qualified, attributes }) => {
    const name = qualified.slice(qualified.indexOf(':') + 1);
    path.push(name);
    if (within.at(-1)?.has(name) === true && repeated.size < MAX_PATHS) repeated.add(path.join('/'));
    within.at(-1)?.add(name);
    within.push(new Set());
    hasChildren = false;
    if (leaves.size < MAX_PATHS)
      for (const attribute of Object.keys(attributes))
        if (!attribute.startsWith('xmlns') && path.length > 1) leaves.add(`${path.join('/')}/@${attribute}`);
  });
  parser.on('closetag', () => {
    if (!hasChildren && leaves.size < MAX_PATHS) leaves.add(path.join('/'));
    path.pop();
    within.pop();
    hasChildren = true;
  });
  parser.on('error', () => undefined);
  for await (const chunk of chunks) parser.write(chunk);

  const [root = ''] = [...leaves].map((leaf) => leaf.split('/')[0] ?? '');
  const start = findRepeated({ leaves, repeated }) ?? root;
  const most = WRAPPER_SHARE * countBelow(start, leaves);
  let best = start;
  for (let deeper: string | undefined = start; deeper !== undefined;) {
    best = deeper;
    deeper = childrenOf(best, leaves).find((child) => countBelow(child, leaves) >= most);
  }
  return best;
};

const childrenOf = (path: string, leaves: ReadonlySet<string>): string[] => {
  const below = [...leaves].filter((leaf) => leaf.startsWith(`${path}/`));
  return [...new Set(below.map((leaf) => `${path}/${leaf.slice(path.length + 1).split('/')[0] ?? ''}`))];
};

/** Characters of JSON that are looked at. */
const LOOKED_AT = 20_000_000;
/** Elements of each list that are looked at. */
const ELEMENTS = 50;

/**
 * The path of the list of objects that looks like records (`data/cars`, empty for the file itself), or of an object whose members are
 * objects alike (`stock/*`). Null where there is none, or the text is not JSON. A document that breaks off is judged by its beginning.
 */
export const findRecordList = async (chunks: AsyncIterable<string>): Promise<string | null> => {
  let text = '';
  for await (const chunk of chunks) if ((text += chunk).length > LOOKED_AT) break;
  const shape = { leaves: new Set<string>(), repeated: new Set<string>() };
  try {
    note(JSON.parse(isWhole(text) ? text : closed(text)), [], shape);
  } catch {
    return null;
  }
  const { leaves, repeated } = shape;
  return findRepeated(shape) ?? [...repeated].sort((a, b) => countBelow(b, leaves) - countBelow(a, leaves))[0] ?? null;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function note(value: unknown, path: readonly string[], shape: { leaves: Set<string>; repeated: Set<string> }): void {
  if (shape.leaves.size >= MAX_PATHS) return;
  if (Array.isArray(value)) {
    // The objects below a key of their own are read by that key alone.
    if (value.some(isObject) && !path.includes('*')) shape.repeated.add(path.join('/'));
    for (const element of value.slice(0, ELEMENTS) as unknown[]) note(element, path, shape);
  } else if (!isObject(value)) shape.leaves.add(path.join('/'));
  else if (areKeyed(value)) {
    if (!path.includes('*')) shape.repeated.add([...path, '*'].join('/'));
    for (const member of Object.values(value).slice(0, ELEMENTS) as unknown[]) note(member, [...path, '*'], shape);
  } else for (const [name, member] of Object.entries(value) as [string, unknown][]) note(member, [...path, name], shape);
}

/** Whether the members are records: objects with values of their own that share the names of most. */
function areKeyed(value: object): boolean {
  const members: unknown[] = Object.values(value);
  const [first, second = first] = members;
  if (!members.every(isObject) || !isObject(first) || !isObject(second) || Object.values(first).every(isObject)) return false;
  const names = Object.keys(first);
  return 2 * names.filter((name) => name in second).length >= names.length;
}

const isWhole = (text: string): boolean => text.length <= LOOKED_AT && /[\]}]\s*$/.test(text);

/** A text that breaks off, up to its last whole value, with the brackets that are open there. */
function closed(text: string): string {
  const open: string[] = [];
  let end = 0;
  let closers = '';
  for (const { 0: mark, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|[[\]{},]/gs)) {
    if (mark === ',') [end, closers] = [index, open.toReversed().join('')];
    else if (mark === '{') open.push('}');
    else if (mark === '[') open.push(']');
    else if (mark === '}' || mark === ']') open.pop();
  }
  return text.slice(0, end) + closers;
}
