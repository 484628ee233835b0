import type { FacetCount } from '../../../domain/inventory/facets.ts';
import { RANKING_ROOM, type Kernel } from './kernel/kernel.ts';
import type { Scratch } from './scratch.ts';

export interface FacetSource {
  /** By code, in the memory. */
  readonly counts: Uint32Array;
  /** By code. */
  readonly texts: readonly string[];
  /** The display names by code, if they differ. */
  readonly names?: readonly string[];
  /** The display name of a chosen value that is not among the counts. */
  readonly nameOfChosen?: (value: string) => string;
  /** The codes by ascending value, when codes are not in that order themselves. */
  readonly ordered?: Int32Array;
  readonly chosen: readonly string[];
  /** Whether values are ordered as numbers. */
  readonly numeric?: boolean;
}

/** Values with vehicles, most first, then by value; chosen values without vehicles come last. */
export const facetList = (source: FacetSource, kernel: Kernel, scratch: Scratch): FacetCount[] => {
  const found = listOf(ranked(kernel, source, scratch), source);
  return source.chosen.length === 0 ? found : found.concat(withoutVehicles(found, source));
};

const listOf = (codes: Int32Array, { counts, names, texts }: FacetSource): FacetCount[] => {
  const found: FacetCount[] = [];
  for (const code of codes) {
    const value = texts[code]!;
    found.push({ value, name: names?.[code] ?? value, count: counts[code]! });
  }
  return found;
};

/** The codes that count at least one vehicle, most first. */
const ranked = ({ rank }: Kernel, { counts, ordered }: FacetSource, scratch: Scratch): Int32Array => {
  const size = ordered?.length ?? counts.length;
  // One more: the place after the last is written too.
  const [codes, spare, places] = [scratch.words(size + 1), scratch.words(size + 1), scratch.words(RANKING_ROOM)];
  const length = rank(ordered?.byteOffset ?? 0, size, counts.byteOffset, codes.byteOffset, spare.byteOffset, places.byteOffset);
  return codes.subarray(0, length);
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
