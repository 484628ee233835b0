/** The map that the server has of its own, without tiles of anybody: outlines and names, which scripts/base-map.mjs writes. */
import type { Tongue } from '../language/language.ts';
import type { MarketCountry } from '../location/expected-place.ts';

/** From the lowest to the uppermost. Areas are filled, lines are drawn. */
export const MAP_AREAS = ['around', 'land', 'lakes'] as const;
export const MAP_LINES = ['streams', 'rivers', 'districts', 'regions', 'countries', 'roads', 'highways'] as const;
export type MapLayer = (typeof MAP_AREAS)[number] | (typeof MAP_LINES)[number];
export const MAP_LAYERS: readonly MapLayer[] = [...MAP_AREAS, ...MAP_LINES];

const KINDS = ['town', 'region', 'country', 'water', 'river'] as const;
export type LabelKind = (typeof KINDS)[number];
const TONGUES: readonly Tongue[] = ['en', 'fr', 'es'];

/** The outlines bear no closer look: their corners are hundreds of metres apart. */
export const CLOSEST_ZOOM = 11;

/** What a file of public/map holds. */
export interface BaseMapFile {
  /** Units in the width of the world, in Web Mercator. */
  readonly world: number;
  /** Lines, each as its first point and the steps from point to point, x and y in turn; areas have all their rings, holes too. */
  readonly layers: Readonly<Record<MapLayer, readonly (readonly number[])[]>>;
  /** The more important first, by rank. One name, or one for each of English, French and Spanish. */
  readonly labels: readonly (readonly [
    kind: number,
    x: number,
    y: number,
    firstZoom: number,
    lastZoom: number,
    rank: number,
    name: string | readonly string[],
  ])[];
}

export interface BaseMapLine {
  /** x and y in turn, as shares of the world; four bytes are a thirtieth of a pixel at the closest zoom. */
  readonly points: Float32Array;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export interface MapLabel {
  readonly kind: LabelKind;
  /** As shares of the world. */
  readonly x: number;
  readonly y: number;
  /** Shown between these zooms: where its neighbours leave room for it. */
  readonly from: number;
  readonly to: number;
  /** How much a town matters: the zoom at which a map of the country would have room for it. 2 for a million residents. */
  readonly rank: number;
  readonly names: Readonly<Record<Tongue, string>>;
}

export interface BaseMap {
  readonly layers: Readonly<Record<MapLayer, readonly BaseMapLine[]>>;
  readonly labels: readonly MapLabel[];
}

/** The file of a country in public/map. */
export const baseMapFile = (country: MarketCountry): string => `${country === 'CA' ? 'canada' : 'france'}.json`;

const lineOf = (steps: readonly number[], world: number): BaseMapLine => {
  const points = new Float32Array(steps.length);
  let [x, y, west, north, east, south] = [0, 0, 1, 1, 0, 0];
  for (let k = 0; k < steps.length; k += 2) {
    x += steps[k] ?? 0;
    y += steps[k + 1] ?? 0;
    const [eastward, southward] = [x / world, y / world];
    points[k] = eastward;
    points[k + 1] = southward;
    [west, east] = [Math.min(west, eastward), Math.max(east, eastward)];
    [north, south] = [Math.min(north, southward), Math.max(south, southward)];
  }
  return { points, west, north, east, south };
};

const namesOf = (name: string | readonly string[]): MapLabel['names'] => {
  const [en, fr, es] = typeof name === 'string' ? TONGUES.map(() => name) : name;
  return { en: en ?? '', fr: fr ?? en ?? '', es: es ?? en ?? '' };
};

/** @throws TypeError where the file is of another form */
export const readBaseMap = ({ world, layers, labels }: BaseMapFile): BaseMap => ({
  layers: Object.fromEntries(
    MAP_LAYERS.map((layer) => [layer, layers[layer].map((steps) => lineOf(steps, world))]),
  ) as unknown as BaseMap['layers'],
  labels: labels.map(([kind, x, y, from, to, rank, name]) => ({
    kind: KINDS[kind] ?? 'town',
    x: x / world,
    y: y / world,
    from,
    to,
    rank,
    names: namesOf(name),
  })),
});
