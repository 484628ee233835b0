/** The outlines and towns of public/map, which scripts/base-map.mjs writes, laid flat once for maps that are drawn on the server. */
import { readFile } from 'node:fs/promises';
import type { FeatureCollection, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Parts of the world in Web Mercator: 0 to 1 from 180° west, and from 85° north. */
export type FlatPoint = readonly [x: number, y: number];
export type FlatLine = readonly FlatPoint[];

export interface FlatTown {
  readonly name: string;
  readonly at: FlatPoint;
  /** Named from this zoom on. */
  readonly zoom: number;
}

export type FlatMap = Awaited<ReturnType<typeof readBaseMap>>;

interface BaseMap {
  readonly outlines: Topology<Record<'around' | 'regions' | 'lakes' | 'rivers', GeometryCollection>>;
  readonly towns: readonly (readonly [name: string, longitude: number, latitude: number, zoom: number])[];
}

export const flatten = (longitude: number, latitude: number): FlatPoint => [
  (longitude + 180) / 360,
  (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2,
];

const flatLine = (line: readonly Position[]): FlatLine =>
  line.map(([longitude = 0, latitude = 0]) => flatten(longitude, latitude));

/** Every ring and every line separately: the even-odd fill rule draws holes without knowing them. */
const linesOf = ({ features }: FeatureCollection): FlatLine[] =>
  features.flatMap(({ geometry }) => {
    switch (geometry.type) {
      case 'Polygon':
      case 'MultiLineString':
        return geometry.coordinates.map(flatLine);
      case 'MultiPolygon':
        return geometry.coordinates.flat().map(flatLine);
      case 'LineString':
        return [flatLine(geometry.coordinates)];
      default:
        return [];
    }
  });

/** Rejects where the file cannot be read. */
export const readBaseMap = async (file: string) => {
  const { outlines, towns } = JSON.parse(await readFile(file, 'utf8')) as BaseMap;
  const { around, regions, lakes, rivers } = outlines.objects;
  const borders: MultiLineString = mesh(outlines, regions, (one, other) => one !== other);
  return {
    around: linesOf(feature(outlines, around)),
    land: linesOf(feature(outlines, regions)),
    lakes: linesOf(feature(outlines, lakes)),
    rivers: linesOf(feature(outlines, rivers)),
    borders: borders.coordinates.map(flatLine),
    /** Most residents first. */
    towns: towns.map(([name, longitude, latitude, zoom]): FlatTown => ({ name, at: flatten(longitude, latitude), zoom })),
  };
};
