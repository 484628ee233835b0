/**
 * Fields that are counted together. What is counted costs the same for each listing and field, so a listing has one word for the values of
 * several fields: those words are counted in one go, and divided into values here.
 */
import { LIMITS, type FilterName } from '../../../domain/inventory/facets.ts';

/** What has counts. */
export type Counted = FilterName | 'flags';

/** By name of the word. Together the fields of a word have a few thousand different values; a field without a word is counted by itself. */
export const CODES = {
  kind: ['type', 'make', 'model', 'body'],
  build: ['condition', 'transmission', 'fuel', 'drivetrain'],
  look: ['year', 'colour', 'rating'],
  worth: ['price', 'mileage'],
  more: [...LIMITS, 'flags'],
} as const satisfies Readonly<Record<string, readonly Counted[]>>;
export type CodeName = keyof typeof CODES;

/** Neither is in a folded name, which may be empty. */
const [BETWEEN, UNKNOWN] = ['\t', '\n'];

/** @param valueOf null for a field without a value; flags have a space between, and the bucket of a price has its currency after it */
export const codesOf = (valueOf: (field: Counted) => string | null): Readonly<Record<CodeName, string>> =>
  Object.fromEntries(
    Object.entries(CODES).map(([name, fields]) => [name, fields.map((field) => valueOf(field) ?? UNKNOWN).join(BETWEEN)]),
  ) as Record<CodeName, string>;

const valuesIn = (field: Counted, text: string, currency: string): readonly string[] => {
  if (text === UNKNOWN) return [];
  if (field === 'flags') return text.split(' ');
  if (field !== 'price') return [text];
  const [bucket = '', of] = text.split(' ');
  return of === currency ? [bucket] : [];
};

export type ValueCounts = ReadonlyMap<string, number>;

/** The counts of each field by value, of those by word. */
export const divided = (
  name: CodeName,
  words: Iterable<readonly [word: string, count: number]>,
  currency: string,
): ReadonlyMap<Counted, ValueCounts> => {
  const fields = CODES[name];
  const counts = fields.map(() => new Map<string, number>());
  for (const [word, count] of words)
    for (const [k, text] of word.split(BETWEEN).entries())
      for (const value of valuesIn(fields[k] ?? 'flags', text, currency))
        counts[k]?.set(value, (counts[k].get(value) ?? 0) + count);
  return new Map(fields.map((field, k) => [field, counts[k] ?? new Map<string, number>()]));
};
