/** Cuts and simplifies the shapes of a country into the layers of its map. */
import { feature, merge, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import { classOfRoad } from './lines.mjs';

/** Corners of smaller triangles (square degrees, by the map's care) are left out, and smaller islands. */
const DETAIL = 0.000_006;
const ISLAND = 0.000_1;
const GRID = 400_000;
/** Units in the width of the world: a quarter of a pixel at zoom 11. */
export const WORLD = 2 ** 21;

/** In degrees; nothing outside is drawn. */
const inside = ([west, south, east, north], [longitude, latitude]) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const anyPoint = (geometry) => {
  let point = geometry.coordinates;
  while (Array.isArray(point[0])) point = point[0];
  return point;
};

/** One shape a group, without the borders inside it. */
const mergeBy = (features, groupOf) => {
  const whole = topology({ all: { type: 'FeatureCollection', features } });
  const groups = Map.groupBy(whole.objects.all.geometries, ({ properties }) => groupOf(properties));
  return [...groups].map(([group, members]) => ({ type: 'Feature', properties: { group }, geometry: merge(whole, members) }));
};

const collection = (features) => ({ type: 'FeatureCollection', features });
const shape = (geometry, properties = {}) => ({ type: 'Feature', properties, geometry });

const ringArea = (ring) =>
  ring.reduce((sum, [x, y], k) => sum + x * ring[(k + 1) % ring.length][1] - y * ring[(k + 1) % ring.length][0], 0) / 2;

/** All layers, simplified together so that shared lines stay shared. */
const outlinesOf = (map, { places, lakes, rivers, roads }) => {
  const isHome = ({ properties: { iso_a2: country } }) => country === map.country;
  const whole = topology({
    parts: collection(places.filter((place) => isHome(place) && inside(map.box, anyPoint(place.geometry)))),
    around: collection(
      mergeBy(
        places.filter((place) => !isHome(place)),
        ({ iso_a2: country }) => country,
      ),
    ),
    lakes: collection(
      lakes.filter((rings) => inside(map.box, rings[0][0])).map((coordinates) => shape({ type: 'Polygon', coordinates })),
    ),
    rivers: collection(
      rivers
        .filter(({ rank, lines }) => rank <= map.streams && inside(map.box, lines[0][0]))
        .map(({ rank, lines }) => shape({ type: 'MultiLineString', coordinates: lines }, { rank })),
    ),
    roads: collection(
      roads
        .filter(({ lines }) => inside(map.box, lines[0][0]))
        .map((road) => shape({ type: 'MultiLineString', coordinates: road.lines }, { layer: classOfRoad(road) })),
    ),
  });
  const weighed = presimplify(whole, (triangle) => planarTriangleArea(triangle) * map.care(...triangle[1]));
  const light = filter(
    simplify(weighed, DETAIL),
    filterWeight(weighed, ISLAND, (ring) => Math.abs(ringArea(ring)) * map.care(...ring[0])),
  );
  return quantize(light, GRID);
};

export const unitsOf = ([longitude, latitude]) => [
  Math.round(((longitude + 180) / 360) * WORLD),
  Math.round(((1 - Math.asinh(Math.tan((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)) / Math.PI) / 2) * WORLD),
];

/** A line as its first point and the steps between its points. */
export const stepsOf = (line) => {
  const steps = [];
  let [beforeX, beforeY] = [0, 0];
  for (const [x, y] of line.map(unitsOf)) {
    if (steps.length > 0 && x === beforeX && y === beforeY) continue;
    steps.push(x - beforeX, y - beforeY);
    [beforeX, beforeY] = [x, y];
  }
  return steps;
};

const linesOf = (geometry) => {
  switch (geometry?.type) {
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    case 'LineString':
      return [geometry.coordinates];
    default:
      return [];
  }
};

/**
 * The lines of each layer, in degrees.
 * @param map a country of `MAPS`
 * @param sources provinces of the world, lakes as rings, and rivers and roads as `readLines` answers them
 */
export const layersOf = (map, sources) => {
  const whole = outlinesOf(map, sources);
  const { parts, around, lakes, rivers, roads } = whole.objects;
  /** A layer without any shape has no list of them. */
  const rings = ({ geometries = [] }, isOwn = () => true) =>
    geometries.flatMap((part) => (isOwn(part.properties) ? linesOf(feature(whole, part).geometry) : []));
  const regionOf = ({ properties }) => map.regionOf(properties);
  return {
    around: rings(around),
    land: linesOf(merge(whole, parts.geometries)),
    lakes: rings(lakes),
    streams: rings(rivers, ({ rank }) => rank > map.rivers),
    rivers: rings(rivers, ({ rank }) => rank <= map.rivers),
    roads: rings(roads, ({ layer }) => layer === 'roads'),
    highways: rings(roads, ({ layer }) => layer === 'highways'),
    /** Between the country and its neighbours. */
    countries: linesOf(
      mesh(
        whole,
        { type: 'GeometryCollection', geometries: [...parts.geometries, ...around.geometries] },
        (a, b) => a !== b && around.geometries.includes(a) !== around.geometries.includes(b),
      ),
    ),
    regions: linesOf(mesh(whole, parts, (a, b) => a !== b && regionOf(a) !== regionOf(b))),
    districts: map.country === 'FR' ? linesOf(mesh(whole, parts, (a, b) => a !== b && regionOf(a) === regionOf(b))) : [],
  };
};
