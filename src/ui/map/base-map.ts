/** The server's own base map: outlines and towns as vectors in the page's colours (map.css). */
import {
  DivIcon,
  GeoJSON,
  LayerGroup,
  Marker,
  Polygon,
  Polyline,
  SVG,
  type LatLng,
  type LatLngTuple,
  type Map as LeafletMap,
  type Point,
} from 'leaflet';
import type { FeatureCollection, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Layer = 'around' | 'regions' | 'lakes' | 'rivers';

/** What scripts/base-map.mjs writes. */
interface BaseMap {
  readonly outlines: Topology<Record<Layer, GeometryCollection>>;
  /** Most residents first; shown from this zoom on. */
  readonly towns: readonly (readonly [name: string, longitude: number, latitude: number, zoom: number])[];
}

/** Size of a town's name in pixels; names that would overlap are omitted. */
const LETTER = 7;
const LINE = 22;
const MOST_TOWNS = 60;
/** Towns shown up to this zoom have large names at closer zooms. */
const LARGE = 6;
/** Approximate width of a point. */
const POINT = 56;

type Lines = Position[][];

const lineOf = (line: Position[]): LatLng[] => GeoJSON.coordsToLatLngs(line) as LatLng[];

/** Rings of all areas, each area separately, so that a lake is not a hole in another area. */
const areasOf = ({ features }: FeatureCollection): Lines[] =>
  features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });

const linesOf = ({ features }: FeatureCollection): Lines =>
  features.flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [geometry.coordinates];
    return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
  });

const drawOutlines = (map: LeafletMap, outlines: BaseMap['outlines']): void => {
  const renderer = new SVG({ padding: 0.6, pane: 'tilePane' });
  const look = (name: string) => ({ className: `cars-map__${name}`, renderer, interactive: false, smoothFactor: 1.4 });
  const fill = (areas: Lines[], name: string): void => {
    new Polygon(
      areas.map((rings) => rings.map(lineOf)),
      look(name),
    ).addTo(map);
  };
  const trace = (lines: Lines, name: string): void => {
    new Polyline(lines.map(lineOf), look(name)).addTo(map);
  };
  const { around, regions, lakes, rivers } = outlines.objects;
  fill(areasOf(feature(outlines, around)), 'around');
  fill(areasOf(feature(outlines, regions)), 'land');
  fill(areasOf(feature(outlines, lakes)), 'lake');
  trace(linesOf(feature(outlines, rivers)), 'river');
  trace(mesh(outlines, regions, (one, other) => one !== other).coordinates, 'border');
};

const overlaps = (taken: readonly Point[], widths: readonly number[], at: Point, width: number): boolean =>
  taken.some((other, k) => Math.abs(other.y - at.y) < LINE && Math.abs(other.x - at.x) < ((widths[k] ?? 0) + width) / 2);

/** Shows names of towns where they do not overlap points. */
export type NameTowns = (points: readonly LatLngTuple[]) => void;

const namerOf = (map: LeafletMap, towns: BaseMap['towns']): NameTowns => {
  const names = new LayerGroup().addTo(map);
  return (points) => {
    names.clearLayers();
    const [window, zoom] = [map.getBounds(), map.getZoom()];
    const taken = points.map((point) => map.latLngToLayerPoint(point));
    const widths = points.map(() => POINT);
    let named = 0;
    for (const [name, longitude, latitude, from] of towns) {
      if (named === MOST_TOWNS) break;
      if (zoom < from || !window.contains([latitude, longitude])) continue;
      const at = map.latLngToLayerPoint([latitude, longitude]);
      const width = name.length * LETTER + 24;
      if (overlaps(taken, widths, at, width)) continue;
      named += 1;
      taken.push(at);
      widths.push(width);
      const text = document.createElement('span');
      text.textContent = name;
      const size = from <= Math.min(zoom - 2, LARGE) ? ' is-large' : '';
      const icon = new DivIcon({ className: `cars-map__town${size}`, html: text, iconSize: [0, 0] });
      names.addLayer(new Marker([latitude, longitude], { icon, interactive: false, keyboard: false, pane: 'towns' }));
    }
  };
};

/** Draws the outlines. Rejects if the map cannot be loaded or the signal aborts. */
export const drawBaseMap = async (map: LeafletMap, href: string, signal: AbortSignal): Promise<NameTowns> => {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${String(response.status)}`);
  const { outlines, towns } = (await response.json()) as BaseMap;
  // The map may have been removed while the body was read.
  signal.throwIfAborted();
  map.createPane('towns').style.zIndex = '350';
  drawOutlines(map, outlines);
  return namerOf(map, towns);
};
