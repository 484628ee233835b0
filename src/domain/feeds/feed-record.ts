/**
 * What a feed reader hands over, whatever the format: a CSV row and a text block are flat, XML and JSON are trees.
 * Everything is text and untrusted.
 */
export type FeedNode = string | readonly FeedNode[] | FeedRecord;

/** Children by name, such as a `Map`. An XML attribute is named `@name`, the text of an element that has more than text `#text`. */
export interface FeedRecord {
  get(name: string): FeedNode | undefined;
  has(name: string): boolean;
  /** Names in the order of the file. */
  keys(): Iterable<string>;
  readonly size: number;
}

/** Finds the texts at a path in a record, in the order of the file; empty texts are left out. */
export type FeedPath = (record: FeedRecord) => readonly string[];

const NO_TEXTS: readonly string[] = [];

export const isList = (node: FeedNode): node is readonly FeedNode[] => Array.isArray(node);

/**
 * `prices/price[type=public]/value`, `make/@key`, `dealer/name`: names from the outside in, lists are walked through, and a
 * condition in brackets chooses among elements by the text of a child. A name that the record has as a whole wins, so a
 * column may be called `Make/Model`.
 */
export const compilePath = (path: string): FeedPath => {
  const steps = path.split('/').map(compileStep);
  return (record) => {
    const whole = record.get(path);
    if (typeof whole === 'string') {
      const text = whole.trim();
      return text === '' ? NO_TEXTS : [text];
    }
    if (whole !== undefined) return textsOf([whole]);
    if (steps.length === 1) return NO_TEXTS;
    return textsOf(steps.reduce<readonly FeedNode[]>((nodes, step) => nodes.flatMap(step), [record]));
  };
};

const compileStep = (text: string): ((node: FeedNode) => readonly FeedNode[]) => {
  const [, name = text, child, wanted] = /^([^[]+)\[([^=\]]+)=([^\]]*)\]$/.exec(text) ?? [];
  const meetsCondition = (node: FeedNode): boolean =>
    child === undefined || (!isList(node) && textsOf(childrenOf(node, child)).some((found) => found === wanted));
  return (node) => childrenOf(node, name).filter(meetsCondition);
};

const childrenOf = (node: FeedNode, name: string): readonly FeedNode[] => {
  if (typeof node === 'string') return [];
  if (isList(node)) return node.flatMap((element) => childrenOf(element, name));
  const child = node.get(name);
  if (child === undefined) return [];
  return isList(child) ? child : [child];
};

const textsOf = (nodes: readonly FeedNode[]): string[] => {
  const texts: string[] = [];
  const collect = (node: FeedNode | undefined): void => {
    if (node === undefined) return;
    if (typeof node === 'string') {
      const text = node.trim();
      if (text !== '') texts.push(text);
    } else if (isList(node)) node.forEach(collect);
    else collect(node.get('#text'));
  };
  nodes.forEach(collect);
  return texts;
};

/** Every text of the record with its path, as `--inspect` lists them; empty texts too. */
export function* leavesOf(record: FeedRecord): Generator<readonly [path: string, text: string]> {
  for (const name of record.keys()) yield* leavesBelow(name, record.get(name) ?? '');
}

/** The same of a part of a record, below its own path. */
export function* leavesBelow(path: string, node: FeedNode): Generator<readonly [string, string]> {
  if (typeof node === 'string') yield [path, node];
  else if (isList(node)) for (const element of node) yield* leavesBelow(path, element);
  else for (const name of node.keys()) yield* leavesBelow(name === '#text' ? path : `${path}/${name}`, node.get(name) ?? '');
}
