/** The sources that the rules of a profile name. */
import { compilePath, leavesOf, type FeedRecord } from './feed-record.ts';
import type { FeedProfile, FieldRule, FieldStep } from './profile.ts';

/** Where the value of a step comes from. */
export const valueSources = ({ from = [], join = [], template = '' }: FieldStep): readonly string[] => [
  ...[from].flat(),
  ...join,
  ...[...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name),
];

const sourcesOfRule = (rule: FieldRule): readonly string[] =>
  [rule].flat().flatMap((step: string | FieldStep) => {
    if (typeof step === 'string') return [step];
    const { dropPrefix, when, unless } = step;
    const others = [dropPrefix, when?.from, unless?.from].filter((source) => source !== undefined);
    return [...valueSources(step), ...others];
  });

const AROUND = /^(?:\.\.\/)+/;

/** The sources of what stands around the records: `../Name`, `../../@code`. */
export const sourcesAround = ({
  extract,
  leaveOut,
  identity,
  dealers,
  dealer,
  fields,
}: Pick<FeedProfile, 'extract' | 'leaveOut' | 'identity' | 'dealers' | 'dealer' | 'fields'>): readonly string[] => {
  const rules = [...Object.values(dealer), ...Object.values(fields), ...(dealers ? [dealers.from] : [])];
  const named = [
    ...Object.values(extract).map(({ from }) => from),
    ...leaveOut.map(({ from }) => from),
    ...(identity?.from ?? []),
    ...rules.flatMap(sourcesOfRule),
  ];
  return [...new Set(named.filter((source) => AROUND.test(source)))];
};

/** The elements or objects that a record stands in, the innermost first, with what they said before the record. */
export type Around = readonly FeedRecord[];
/** The texts of what stands around a record, by their sources. */
export type AroundReader = (around: Around) => readonly (readonly [source: string, texts: readonly string[]])[];

/** Reads what these sources name; all that there is for `all`. */
export const aroundReader = (sources: readonly string[] | 'all'): AroundReader => {
  if (sources === 'all') return allAround;
  const readers = sources.map((source) => {
    const [up = ''] = AROUND.exec(source) ?? [];
    return { source, level: up.length / '../'.length - 1, path: compilePath(source.slice(up.length)) };
  });
  return (around) =>
    readers.flatMap(({ source, level, path }) => {
      const record = around[level];
      const texts = record ? path(record) : [];
      return texts.length === 0 ? [] : [[source, texts] as const];
    });
};

const allAround: AroundReader = (around) => {
  const found = new Map<string, string[]>();
  for (const [level, record] of around.entries())
    for (const [path, text] of leavesOf(record)) {
      const source = `${'../'.repeat(level + 1)}${path}`;
      found.set(source, [...(found.get(source) ?? []), text]);
    }
  return [...found];
};
