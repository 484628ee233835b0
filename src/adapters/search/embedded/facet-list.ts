import type { FacetCount } from '../../../domain/inventory/facets.ts';

interface FacetSource {
  /** By code. */
  readonly counts: Uint32Array;
  readonly textOf: (code: number) => string;
  /** The display name of a code's value, if it differs. */
  readonly nameOf?: (code: number) => string;
  /** The same for a chosen value that is not among the counts. */
  readonly nameOfChosen?: (value: string) => string;
  /** The codes by ascending value, when codes are not in that order themselves. */
  readonly ordered?: ArrayLike<number>;
  readonly chosen: readonly string[];
  /** Whether values are ordered as numbers. */
  readonly numeric?: boolean;
}

/** More values than any facet has. */
const MAX_RANK = 2 ** 24;

/** Values with vehicles, most first, then by value; chosen values without vehicles come last. */
export const facetList = (source: FacetSource): FacetCount[] => {
  const { counts, textOf, nameOf = textOf, ordered, chosen } = source;
  const places = ordered?.length ?? counts.length;
  const keys = new Float64Array(places);
  let length = 0;
  for (let place = 0; place < places; place++) {
    const count = counts[ordered ? ordered[place]! : place]!;
    // Count and place in one number: sorting plain numbers is several times faster than calling a comparison.
    if (count !== 0) keys[length++] = count * MAX_RANK + (MAX_RANK - 1 - place);
  }
  keys.subarray(0, length).sort();
  const found: FacetCount[] = [];
  for (let k = length - 1; k >= 0; k--) {
    const count = Math.floor(keys[k]! / MAX_RANK);
    const place = MAX_RANK - 1 - (keys[k]! - count * MAX_RANK);
    const code = ordered ? ordered[place]! : place;
    found.push({ value: textOf(code), name: nameOf(code), count });
  }
  return chosen.length === 0 ? found : [...found, ...withoutVehicles(found, source)];
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
