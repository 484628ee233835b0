import type { FacetCount } from '../../../domain/inventory/facets.ts';

interface FacetSource {
  /** By code. */
  readonly counts: Uint32Array;
  /** By code. */
  readonly texts: readonly string[];
  /** The display names by code, if they differ. */
  readonly names?: readonly string[];
  /** The display name of a chosen value that is not among the counts. */
  readonly nameOfChosen?: (value: string) => string;
  /** The codes by ascending value, when codes are not in that order themselves. */
  readonly ordered?: readonly number[];
  readonly chosen: readonly string[];
  /** Whether values are ordered as numbers. */
  readonly numeric?: boolean;
}

/** Values with vehicles, most first, then by value; chosen values without vehicles come last. */
export const facetList = (source: FacetSource): FacetCount[] => {
  const { counts, texts, names = texts, ordered, chosen } = source;
  const codes = byCount(ordered ? withVehicles(counts, ordered) : everyWithVehicles(counts), counts);
  const found = listOf(codes, counts, texts, names);
  return chosen.length === 0 ? found : found.concat(withoutVehicles(found, source));
};

const listOf = (codes: Uint32Array, counts: Uint32Array, texts: readonly string[], names: readonly string[]): FacetCount[] => {
  const found: FacetCount[] = [];
  for (const code of codes) found.push({ value: texts[code]!, name: names[code]!, count: counts[code]! });
  return found;
};

/** The codes that count at least one vehicle, in the order of `ordered`. */
const withVehicles = (counts: Uint32Array, ordered: readonly number[]): Uint32Array => {
  const codes = new Uint32Array(ordered.length);
  let length = 0;
  for (const code of ordered) {
    codes[length] = code;
    if (counts[code] !== 0) length += 1;
  }
  return codes.subarray(0, length);
};

const everyWithVehicles = (counts: Uint32Array): Uint32Array => {
  const codes = new Uint32Array(counts.length);
  let length = 0;
  for (let code = 0; code < counts.length; code++) {
    codes[length] = code;
    if (counts[code] !== 0) length += 1;
  }
  return codes.subarray(0, length);
};

/** A facet with fewer values is sorted by comparison. */
const MANY = 64;
/** Counts are sorted by so many bits at a time. */
const DIGIT = 11;

/** Most first; equal counts stay in their order. */
const byCount = (codes: Uint32Array, counts: Uint32Array): Uint32Array => {
  if (codes.length < MANY) return codes.sort((a, b) => counts[b]! - counts[a]!);
  let most = 0;
  for (const code of codes) if (counts[code]! > most) most = counts[code]!;
  let sorted = codes;
  for (let shift = 0; shift < 32 && most >>> shift !== 0; shift += DIGIT) sorted = byDigit(sorted, counts, shift);
  return sorted;
};

/** One pass of a radix sort, descending and stable. */
const byDigit = (codes: Uint32Array, counts: Uint32Array, shift: number): Uint32Array => {
  const mask = (1 << DIGIT) - 1;
  const places = new Uint32Array(mask + 2);
  for (const code of codes) places[mask - ((counts[code]! >>> shift) & mask) + 1]! += 1;
  for (let digit = 1; digit < places.length; digit++) places[digit]! += places[digit - 1]!;
  const sorted = new Uint32Array(codes.length);
  for (const code of codes) {
    const digit = mask - ((counts[code]! >>> shift) & mask);
    sorted[places[digit]!] = code;
    places[digit]! += 1;
  }
  return sorted;
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
