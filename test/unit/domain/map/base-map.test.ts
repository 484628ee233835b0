import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { projectRoot } from '../../../../src/adapters/system/project-root.ts';
import {
  baseMapFile,
  CLOSEST_ZOOM,
  MAP_AREAS,
  MAP_LINES,
  readBaseMap,
  type BaseMap,
  type BaseMapFile,
} from '../../../../src/domain/map/base-map.ts';
import { cutMap } from '../../../../src/domain/map/cut-map.ts';
import { boundsOfFrame, frameAround, pixelIn, type MapFrame } from '../../../../src/domain/map/mercator.ts';
import { placeLabels, type PlacedLabel } from '../../../../src/domain/map/place-labels.ts';
import { parseStillMapPath, stillMapUrl } from '../../../../src/domain/map/still-map-url.ts';

const MONTREAL = { latitude: 45.5, longitude: -73.6 };
const PARIS = { latitude: 48.86, longitude: 2.35 };

const frames = (west: number, south: number, east: number, north: number): fc.Arbitrary<MapFrame> =>
  fc.record({
    width: fc.integer({ min: 64, max: 1200 }),
    height: fc.integer({ min: 64, max: 900 }),
    zoom: fc.double({ min: 3, max: CLOSEST_ZOOM, noNaN: true }),
    centre: fc.record({
      latitude: fc.double({ min: south, max: north, noNaN: true }),
      longitude: fc.double({ min: west, max: east, noNaN: true }),
    }),
  });
const inCanada = frames(-135, 43, -53, 60);

/** All lines of path data. Numbers are steps only after an `l`. */
const linesOf = (path: string): (readonly [x: number, y: number])[][] =>
  path
    .split('M')
    .slice(1)
    .map((piece) => {
      let [x, y] = [0, 0];
      return piece.split('l').flatMap((part, isSteps) => {
        const numbers = (part.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
        return Array.from({ length: numbers.length / 2 }, (_, k) => {
          const [right, down] = [numbers[2 * k] ?? NaN, numbers[2 * k + 1] ?? NaN];
          [x, y] = isSteps ? [x + right, y + down] : [right, down];
          return [x, y] as const;
        });
      });
    });

describe('The server’s own map', () => {
  let canada: BaseMap;
  let france: BaseMap;
  before(() => {
    const read = (country: 'CA' | 'FR') =>
      readBaseMap(JSON.parse(readFileSync(join(projectRoot(), 'public', 'map', baseMapFile(country)), 'utf8')) as BaseMapFile);
    [canada, france] = [read('CA'), read('FR')];
  });

  const frameAt = (centre: MapFrame['centre'], zoom: number): MapFrame => ({ width: 840, height: 780, zoom, centre });
  const namesIn = (map: BaseMap, frame: MapFrame, tongue: 'en' | 'fr' | 'es' = 'en'): string[] =>
    placeLabels(map.labels, { frame, tongue, taken: [] }).map(({ text }) => text);

  it('has land, water, rivers, and borders of both countries', () => {
    for (const map of [canada, france]) {
      const full = [...MAP_AREAS, ...MAP_LINES].filter((layer) => map.layers[layer].length > 0);
      expect(full).to.include.members(['around', 'land', 'lakes', 'rivers', 'regions', 'countries']);
    }
    expect(france.layers.districts.length).to.be.above(50);
  });

  it('has land where there is land, beyond the neighbours too', () => {
    const landAt = (map: BaseMap, latitude: number, longitude: number): boolean =>
      cutMap(map, { width: 64, height: 64, zoom: 5, centre: { latitude, longitude } }).around !== '';
    expect(landAt(canada, 23, -102), 'Mexico').to.equal(true);
    expect(landAt(france, 52.2, 21), 'Poland').to.equal(true);
    expect(landAt(france, 35.5, 3), 'Algeria').to.equal(true);
    for (const map of [canada, france]) expect(landAt(map, 40, -40), 'the Atlantic').to.equal(false);
  });

  it('names the towns of the country that is shown before those of its neighbours', () => {
    const names = namesIn(canada, { width: 840, height: 780, zoom: 3.5, centre: { latitude: 52, longitude: -92 } });
    expect(names).to.include.members(['Toronto', 'Montréal', 'Vancouver', 'Calgary', 'Winnipeg']);
    expect(names).not.to.include('Chicago');
  });

  it('names places in the language of the page', () => {
    const lakes = frameAt({ latitude: 44, longitude: -80 }, 6);
    expect(namesIn(canada, lakes, 'en')).to.include('Lake Ontario');
    expect(namesIn(canada, lakes, 'fr')).to.include('Lac Ontario');
    const channel = frameAt({ latitude: 49.8, longitude: 0 }, 6);
    expect(namesIn(france, channel, 'fr')).to.include.members(['Londres', 'La Manche']);
    expect(namesIn(france, channel, 'es')).to.include.members(['Londres', 'Canal de la Mancha']);
    expect(namesIn(france, channel, 'en')).to.include.members(['London', 'English Channel']);
  });

  it('is never without names around a town, at every zoom that the map has', () => {
    for (const [map, centre] of [
      [canada, MONTREAL],
      [france, PARIS],
      [canada, { latitude: 50.45, longitude: -104.6 }],
    ] as const) {
      for (let zoom = 3; zoom <= CLOSEST_ZOOM; zoom += 0.5) {
        expect(namesIn(map, frameAt(centre, zoom)).length, `zoom ${String(zoom)}`).to.be.at.least(1);
      }
    }
  });

  it('puts no name over another, over what is taken, or beyond the edge', () => {
    const letters = { large: 8, medium: 6.5, small: 5.8, region: 7.5, country: 9, water: 6, river: 5.5 } as const;
    const boxOf = ({ text, look, anchor, x, y }: PlacedLabel) => {
      const width = text.length * letters[look];
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - 6, bottom: y + 6 };
    };
    const apart = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>): boolean =>
      a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    fc.assert(
      fc.property(inCanada, (frame) => {
        const { width, height } = frame;
        const taken = [{ left: width / 2 - 60, right: width / 2 + 60, top: height / 2 - 16, bottom: height / 2 + 16 }];
        const boxes = placeLabels(canada.labels, { frame, tongue: 'fr', taken }).map(boxOf);
        for (const [k, box] of boxes.entries()) {
          expect(box.left).to.be.at.least(0);
          expect(box.right).to.be.at.most(width);
          for (const other of [...taken, ...boxes.slice(0, k)]) expect(apart(box, other)).to.equal(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('names a large town under a point above, below or beside it', () => {
    const frame = frameAt({ latitude: 47, longitude: 2.3 }, 5.6);
    const { x, y } = pixelIn(frame, PARIS);
    const pill = (down: number) => ({ left: x - 75, right: x + 75, top: y - 16 + down, bottom: y + 16 + down });
    for (const taken of [[pill(0)], [pill(0), pill(-40)], [pill(0), pill(-40), pill(40)]]) {
      const paris = placeLabels(france.labels, { frame, tongue: 'fr', taken }).find(({ text }) => text === 'Paris');
      expect(paris, `${String(taken.length)} points`).to.include({ look: 'large', dot: null });
      expect(Math.hypot((paris?.x ?? NaN) - x, (paris?.y ?? NaN) - y)).to.be.at.most(90);
    }
  });

  it('draws nothing beyond the edges of a picture, so that it is a small file', () => {
    fc.assert(
      fc.property(inCanada, (frame) => {
        const paths = cutMap(canada, frame);
        const points = [...MAP_AREAS, ...MAP_LINES].flatMap((layer) => linesOf(paths[layer]).flat());
        const beyond = points.filter(([x, y]) => x < -5 || y < -5 || x > frame.width + 5 || y > frame.height + 5);
        expect(beyond).to.deep.equal([]);
      }),
      { numRuns: 20 },
    );
    const paths = cutMap(canada, { width: 800, height: 240, zoom: 9.5, centre: MONTREAL });
    expect(Object.values(paths).join('').length).to.be.within(500, 20_000);
  });

  it('draws an outline where it lies, also where it enters the picture close to one of its corners', () => {
    const frame: MapFrame = { width: 400, height: 400, zoom: 6, centre: { latitude: 50, longitude: -72 } };
    const world = 256 * 2 ** frame.zoom;
    const middle = {
      x: (frame.centre.longitude + 180) / 360,
      y: 0.5 - Math.asinh(Math.tan((50 * Math.PI) / 180)) / (2 * Math.PI),
    };
    const corners = [-3.98, 100, 50, 100, 50, 150, -60, 150];
    const points = Float32Array.from(corners, (at, k) => (k % 2 === 0 ? middle.x : middle.y) + (at - 200) / world);
    const lake = { points, west: 0, north: 0, east: 1, south: 1 };
    const base: BaseMap = { labels: [], layers: { ...canada.layers, lakes: [lake] } };
    const [ring = []] = linesOf(cutMap(base, frame).lakes);
    expect(ring.length).to.be.at.least(4);
    for (const [, y] of ring) expect(y).to.be.within(99, 151);
  });

  it('shows all of the bounds that a picture is made for', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -130, max: -60, noNaN: true }),
        fc.double({ min: 42, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (west, south, width, height) => {
          const bounds = { west, south, east: west + width, north: south + height };
          const frame = frameAround(bounds, { width: 390, height: 400, margin: 56, closest: 10 });
          const shown = boundsOfFrame(frame);
          expect(shown.west).to.be.at.most(bounds.west);
          expect(shown.east).to.be.at.least(bounds.east);
          expect(shown.south).to.be.at.most(bounds.south);
          expect(shown.north).to.be.at.least(bounds.north);
          const { x, y } = pixelIn(frame, frame.centre);
          expect([x, y]).to.deep.equal([195, 200]);
        },
      ),
    );
  });
});

describe('The address of a picture of a map', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(inCanada, fc.constantFrom('CA' as const, 'FR' as const), (frame, country) => {
        const read = parseStillMapPath(stillMapUrl(country, frame));
        expect(read?.country).to.equal(country);
        expect(read?.frame.width).to.equal(frame.width);
        expect(read?.frame.centre.latitude).to.be.closeTo(frame.centre.latitude, 1e-4);
        expect(read?.frame.zoom).to.be.closeTo(frame.zoom, 0.01);
      }),
    );
  });

  it('may be of the largest picture, the widest and the closest look, and the edges of the world', () => {
    for (const path of ['/_map/ca/85,-360,0,1600x1600.svg', '/_map/fr/-85,360,13,640x240.svg'])
      expect(parseStillMapPath(path), path).not.to.equal(null);
    for (const path of [
      '/_map/ca/45,-361,9,640x240.svg',
      '/_map/ca/45,-73,13.01,640x240.svg',
      '/_map/ca/45,-73,9,1601x240.svg',
      '/_map/ca/45,-73,9,640x1601.svg',
    ])
      expect(parseStillMapPath(path), path).to.equal(null);
  });

  it('is refused for another country, for a picture that is too large, and for anything else', () => {
    for (const path of [
      '/_map/us/45,-73,9,640x240.svg',
      '/_map/ca/45,-73,9,6400x240.svg',
      '/_map/ca/45,-73,19,640x240.svg',
      '/_map/ca/95,-73,9,640x240.svg',
      '/_map/ca/45,-73,9,640x240.png',
      '/_map/12.svg',
      '/_map/ca/../../etc',
    ])
      expect(parseStillMapPath(path), path).to.equal(null);
  });
});
