import { join } from 'node:path';
import { expect } from 'chai';
import { readBaseMap, type FlatMap } from '../../../../src/adapters/maps/outlines.ts';
import { drawMap } from '../../../../src/adapters/maps/draw-map.ts';
import { projectRoot } from '../../../../src/adapters/system/project-root.ts';
import { DEALER_MAP_SIZE } from '../../../../src/domain/dealers/dealer-map-url.ts';

interface Town {
  readonly x: number;
  readonly y: number;
}

describe('The small map of a dealer', () => {
  let canada: FlatMap;
  let france: FlatMap;
  before(async () => {
    const read = (name: string) => readBaseMap(join(projectRoot(), 'public', 'map', `${name}.json`));
    [canada, france] = await Promise.all([read('canada'), read('france')]);
  });
  const townsOn = (map: FlatMap, latitude: number, longitude: number): Map<string, Town> =>
    new Map(
      [...drawMap(map, { latitude, longitude }, DEALER_MAP_SIZE).matchAll(/<text[^>]*x="(\d+)" y="(\d+)">([^<]*)/g)].map(
        ([, x, y, name]) => [name!, { x: Number(x), y: Number(y) }],
      ),
    );

  it('names their own town under the mark', () => {
    const below = { x: DEALER_MAP_SIZE.width / 2, y: DEALER_MAP_SIZE.height / 2 + 16 };
    expect(townsOn(france, 49.254, 4.031).get('Reims')).to.deep.equal(below);
    expect(townsOn(canada, 49.695, -112.84).get('Lethbridge')).to.deep.equal(below);
  });

  it('goes back until there are towns to know the place by, those in the middle that a phone shows too', () => {
    const inMiddle = [...townsOn(france, 49.254, 4.031).values()].filter(({ x }) => Math.abs(x - 320) < 220);
    expect(inMiddle.length).to.be.at.least(3);
    expect([...townsOn(canada, 49.695, -112.84).keys()]).to.include.members(['Lethbridge', 'Medicine Hat']);
  });

  it('draws nothing beyond its edges, so that it is a small file', () => {
    const svg = drawMap(canada, { latitude: 45.5, longitude: -73.6 }, DEALER_MAP_SIZE);
    const points = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) => path.match(/-?\d+ -?\d+/g) ?? []);
    expect(points).to.have.length.above(50);
    for (const point of points) {
      const [x = NaN, y = NaN] = point.split(' ').map(Number);
      expect(x, point).to.be.within(-5, DEALER_MAP_SIZE.width + 5);
      expect(y, point).to.be.within(-5, DEALER_MAP_SIZE.height + 5);
    }
  });

  it('is drawn for a place without any town', () => {
    expect(drawMap(canada, { latitude: 64, longitude: -105 }, DEALER_MAP_SIZE)).to.match(/^<svg .*<\/svg>$/);
  });
});
