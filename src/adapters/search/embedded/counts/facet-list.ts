import type { FacetCount } from '../../../../domain/inventory/facets.ts';

export interface FacetSource {
  /** By code. */
  readonly counts: Uint32Array;
  /** By code. */
  readonly texts: readonly string[];
  /** The display names by code, if they differ. */
  readonly names?: readonly string[];
  /** The display name of a chosen value that is not among the counts. */
  readonly nameOfChosen?: (value: string) => string;
  /** The codes by ascending value, when codes are not in that order themselves. */
  readonly ordered?: ArrayLike<number>;
  readonly chosen: readonly string[];
  /** Whether values are ordered as numbers. */
  readonly numeric?: boolean;
}

/** Values with vehicles, most first, then by value; chosen values without vehicles come last. */
export const facetList = (source: FacetSource): FacetCount[] => {
  const { counts, names = source.texts, texts } = source;
  const length = rank(source);
  const found = new Array<FacetCount>(length);
  for (let k = 0; k < length; k++) {
    const code = ranked[k]!;
    found[k] = { value: texts[code]!, name: names[code]!, count: counts[code]! };
  }
  return source.chosen.length === 0 ? found : found.concat(withoutVehicles(found, source));
};

/** Fewer values than this are sorted by insertion, others by so many bits of their counts at a time. */
const MANY = 48;
const DIGIT = 11;
const DIGITS = 2 ** DIGIT;
const places = new Uint32Array(DIGITS + 1);
/** One array for all answers, each of which is made synchronously. */
let ranked = new Uint32Array(0);
let spare = new Uint32Array(0);

/** Writes to `ranked` the codes that count at least one vehicle, most first; answers how many they are. */
const rank = ({ counts, ordered }: FacetSource): number => {
  const size = ordered?.length ?? counts.length;
  if (ranked.length < size + 1) [ranked, spare] = [new Uint32Array(2 * size + 1), new Uint32Array(2 * size + 1)];
  let length = 0;
  let most = 0;
  for (let k = 0; k < size; k++) {
    const code = ordered ? ordered[k]! : k;
    const count = counts[code]!;
    // Written always, kept where there is a vehicle: there is nothing to predict.
    ranked[length] = code;
    length += count === 0 ? 0 : 1;
    if (count > most) most = count;
  }
  if (length < MANY) insert(counts, length);
  else for (let shift = 0; shift < 32 && most >>> shift !== 0; shift += DIGIT) distribute(counts, length, shift);
  return length;
};

const insert = (counts: Uint32Array, length: number): void => {
  for (let k = 1; k < length; k++) {
    const code = ranked[k]!;
    const count = counts[code]!;
    let to = k;
    for (; to > 0 && counts[ranked[to - 1]!]! < count; to--) ranked[to] = ranked[to - 1]!;
    ranked[to] = code;
  }
};

/** One pass of a radix sort. */
const distribute = (counts: Uint32Array, length: number, shift: number): void => {
  places.fill(0);
  for (let k = 0; k < length; k++) places[DIGITS - ((counts[ranked[k]!]! >>> shift) & (DIGITS - 1))]! += 1;
  for (let digit = 1; digit <= DIGITS; digit++) places[digit]! += places[digit - 1]!;
  for (let k = 0; k < length; k++) {
    const digit = DIGITS - 1 - ((counts[ranked[k]!]! >>> shift) & (DIGITS - 1));
    spare[places[digit]!] = ranked[k]!;
    places[digit]! += 1;
  }
  [ranked, spare] = [spare, ranked];
};

const withoutVehicles = (
  found: readonly FacetCount[],
  { chosen, numeric = false, nameOfChosen = (value) => value }: FacetSource,
): FacetCount[] => {
  const known = new Set(found.map(({ value }) => value));
  return [...new Set(chosen)]
    .filter((value) => !known.has(value))
    .sort((a, b) => (numeric ? Number(a) - Number(b) : a < b ? -1 : 1))
    .map((value) => ({ value, name: nameOfChosen(value), count: 0 }));
};
