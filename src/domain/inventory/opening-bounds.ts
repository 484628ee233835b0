/** Where a map of found vehicles opens: on nearly all of them, without the few that would make it show half a continent. */
import { boundsAround, type Bounds } from '../location/bounds.ts';
import type { Coordinates } from '../location/coordinates.ts';
import { latitudeAt, southwardOf } from '../map/mercator.ts';
import type { FoundPlace } from './found-place.ts';

/** At most this share of the vehicles is left out, and only where each step makes the map this much narrower or lower. */
const LEFT_OUT = 0.04;
const GAIN = 0.1;

interface Step {
  readonly without: ReadonlySet<Spot>;
  readonly gain: number;
}

interface Spot {
  /** Degrees east of the westernmost place, and as `southwardOf` has it. */
  readonly east: number;
  readonly south: number;
  readonly count: number;
}

/** The outermost spots at one end, as many as bring the map the farthest in and hold no more than `most` vehicles. */
const stepFrom = (sorted: readonly Spot[], valueOf: (spot: Spot) => number, most: number): Step => {
  const [first, last] = [sorted[0], sorted.at(-1)];
  const span = first && last ? Math.abs(valueOf(last) - valueOf(first)) : 0;
  let best: Step = { without: new Set(), gain: 0 };
  let left = 0;
  for (let k = 1; first && span > 0 && k < sorted.length; k += 1) {
    left += sorted[k - 1]?.count ?? 0;
    if (left > most) break;
    const next = sorted[k];
    const gain = next ? Math.abs(valueOf(next) - valueOf(first)) / span : 0;
    if (gain >= best.gain + GAIN) best = { without: new Set(sorted.slice(0, k)), gain };
  }
  return best;
};

const eastOf = ({ east }: Spot): number => east;
const southOf = ({ south }: Spot): number => south;

/** The bounds of at least 96 % of the vehicles; null without places. */
export const openingBounds = (places: readonly Pick<FoundPlace, 'coordinates' | 'count'>[]): Bounds | null => {
  const all = boundsAround(places.map(({ coordinates }) => coordinates));
  if (!all) return null;
  const spotOf = ({ latitude, longitude }: Coordinates, count: number): Spot => ({
    // The westernmost longitude may be a rounding error away from itself.
    east: (longitude - all.west + 360 + 1e-9) % 360,
    south: southwardOf(latitude),
    count,
  });
  const spots = places.map(({ coordinates, count }) => spotOf(coordinates, count));
  let most = LEFT_OUT * spots.reduce((sum, { count }) => sum + count, 0);
  let [across, down] = [spots.toSorted((a, b) => a.east - b.east), spots.toSorted((a, b) => a.south - b.south)];
  for (;;) {
    const steps = [
      stepFrom(across, eastOf, most),
      stepFrom(across.toReversed(), eastOf, most),
      stepFrom(down, southOf, most),
      stepFrom(down.toReversed(), southOf, most),
    ];
    const best = steps.reduce((one, other) => (other.gain > one.gain ? other : one));
    if (best.gain === 0) break;
    for (const { count } of best.without) most -= count;
    [across, down] = [across, down].map((sorted) => sorted.filter((spot) => !best.without.has(spot))) as [Spot[], Spot[]];
  }
  const [west, east, north, south] = [across[0], across.at(-1), down[0], down.at(-1)];
  return {
    west: all.west + (west?.east ?? 0),
    east: all.west + (east?.east ?? 0),
    north: latitudeAt(north?.south ?? 0.5),
    south: latitudeAt(south?.south ?? 0.5),
  };
};
