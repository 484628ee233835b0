import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { MAP_LAYERS, readBaseMap, type BaseMapFile, type MapLayer } from '../../../src/domain/map/base-map.ts';
import { cutMap } from '../../../src/domain/map/cut-map.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type Line = readonly (readonly [longitude: number, latitude: number])[];

interface Road {
  readonly lines: readonly Line[];
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly rank: number;
}

interface Scripts {
  readonly readLines: (path: string) => readonly Road[];
  readonly classOfRoad: (road: Road) => 'roads' | 'highways' | null;
  readonly layersOf: (map: object, sources: object) => Readonly<Record<MapLayer, readonly Line[]>>;
  readonly stepsOf: (line: Line) => readonly number[];
  readonly WORLD: number;
}

const scriptsOf = async (name: string): Promise<Scripts> =>
  (await import(pathToFileURL(`scripts/base-map/${name}.mjs`).href)) as Scripts;
const [{ readLines, classOfRoad }, { layersOf, stepsOf, WORLD }] = await Promise.all([scriptsOf('lines'), scriptsOf('layers')]);

/** Made for this test: a motorway and a road across a square, and a ferry. */
const ROADS = [
  {
    lines: [
      [
        [-74.9, 45.2],
        [-74.5, 45.25],
        [-74.1, 45.2],
      ],
    ],
    scalerank: '3',
    type: 'Major Highway',
    expressway: '1',
  },
  {
    lines: [
      [
        [-74.5, 45.05],
        [-74.45, 45.2],
        [-74.5, 45.4],
      ],
      [
        [-74.8, 45.05],
        [-74.8, 45.4],
      ],
    ],
    scalerank: '8',
    type: 'Road',
    expressway: '0',
  },
  {
    lines: [
      [
        [-74.9, 45.1],
        [-74.1, 45.1],
      ],
    ],
    scalerank: '4',
    type: 'Ferry Route',
    expressway: '0',
  },
] as const;
const COLUMNS = [
  ['scalerank', 4],
  ['type', 20],
  ['expressway', 2],
] as const;

const geoJson = (): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: ROADS.map(({ lines, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry:
        lines.length === 1 ? { type: 'LineString', coordinates: lines[0] } : { type: 'MultiLineString', coordinates: lines },
    })),
  });

/** As ESRI's white paper of 1998 has it: big and little ends in turn. */
const shapefile = (): Buffer => {
  const records = ROADS.map(({ lines }, k) => {
    const points = lines.flat();
    const content = Buffer.alloc(44 + 4 * lines.length + 16 * points.length);
    content.writeInt32LE(3, 0);
    content.writeInt32LE(lines.length, 36);
    content.writeInt32LE(points.length, 40);
    lines.reduce((start, line, part) => {
      content.writeInt32LE(start, 44 + 4 * part);
      return start + line.length;
    }, 0);
    points.forEach(([x, y], at) => {
      content.writeDoubleLE(x, 44 + 4 * lines.length + 16 * at);
      content.writeDoubleLE(y, 52 + 4 * lines.length + 16 * at);
    });
    const head = Buffer.alloc(8);
    head.writeInt32BE(k + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([Buffer.alloc(100), ...records]);
};

const dbase = (): Buffer => {
  const width = COLUMNS.reduce((sum, [, size]) => sum + size, 1);
  const start = 32 + 32 * COLUMNS.length + 1;
  const head = Buffer.alloc(start);
  head.writeUInt32LE(ROADS.length, 4);
  head.writeUInt16LE(start, 8);
  head.writeUInt16LE(width, 10);
  COLUMNS.forEach(([name, size], k) => {
    head.write(name, 32 + 32 * k, 'latin1');
    head[32 + 32 * k + 16] = size;
  });
  head[start - 1] = 0x0d;
  const rows = ROADS.map((road) => ` ${COLUMNS.map(([name, size]) => road[name].padEnd(size)).join('')}`);
  return Buffer.concat([head, Buffer.from(rows.join(''), 'latin1')]);
};

const square = (west: number, east: number, country: string): object => ({
  type: 'Feature',
  properties: { iso_a2: country, name: country },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 45],
        [west, 45.5],
        [east, 45.5],
        [east, 45],
        [west, 45],
      ],
    ],
  },
});

describe('The script that draws the base map, given a file of roads', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => void (folder = temporaryFolder()));
  afterEach(() => folder.remove());
  const written = (name: string, content: string | Buffer): string => {
    const path = join(folder.path, name);
    writeFileSync(path, content);
    return path;
  };
  const asShapefile = (): readonly Road[] => {
    written('roads.dbf', dbase());
    return readLines(written('roads.shp', shapefile()));
  };

  it('reads the same roads from a shapefile and from GeoJSON', () => {
    const read = asShapefile();
    expect(read).to.deep.equal(readLines(written('roads.geojson', geoJson())));
    expect(read.map(({ lines, rank }) => [lines, rank])).to.deep.equal(
      ROADS.map(({ lines, scalerank }) => [lines, Number(scalerank)]),
    );
  });

  it('knows motorways from other roads, and leaves ferries out', () => {
    expect(asShapefile().map(classOfRoad)).to.deep.equal(['highways', 'roads', null]);
  });

  it('draws both kinds on the map of the country: motorways from afar, other roads from near', () => {
    const map = {
      country: 'CA',
      regionOf: ({ name }: { readonly name: string }) => name,
      box: [-76, 44, -73, 46],
      care: () => 1,
      streams: 9,
      rivers: 5,
    };
    const roads = asShapefile().filter((road) => classOfRoad(road) !== null);
    const layers = layersOf(map, { places: [square(-75, -74, 'CA'), square(-74, -73.5, 'US')], lakes: [], rivers: [], roads });
    expect([layers.highways.length, layers.roads.length]).to.deep.equal([1, 2]);
    const file = {
      world: WORLD,
      layers: Object.fromEntries(MAP_LAYERS.map((layer) => [layer, layers[layer].map(stepsOf)])),
      labels: [],
    } as unknown as BaseMapFile;
    const drawnAt = (zoom: number) =>
      cutMap(readBaseMap(file), { width: 400, height: 300, zoom, centre: { latitude: 45.25, longitude: -74.5 } });
    expect([drawnAt(9).highways, drawnAt(9).roads].every((path) => path.startsWith('M'))).to.equal(true);
    expect(drawnAt(6).highways).to.match(/^M/);
    expect(drawnAt(6).roads).to.equal('');
  });
});
