import { expect } from 'chai';
import { MAP_LAYERS, type BaseMap, type BaseMapLine, type MapLayer } from '../../../../src/domain/map/base-map.ts';
import { cutMap } from '../../../../src/domain/map/cut-map.ts';
import { worldAt, type MapFrame } from '../../../../src/domain/map/mercator.ts';

const frameAt = (zoom: number): MapFrame => ({ width: 400, height: 300, zoom, centre: { latitude: 0, longitude: 0 } });

type Corner = readonly [x: number, y: number];

/** An outline with its corners at these pixels of the picture. */
const outlineOf = (corners: readonly Corner[], zoom: number): BaseMapLine => {
  const xs = corners.map(([x]) => 0.5 + (x - 200) / worldAt(zoom));
  const ys = corners.map(([, y]) => 0.5 + (y - 150) / worldAt(zoom));
  return {
    points: Float32Array.from(xs.flatMap((x, k) => [x, ys[k] ?? NaN])),
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
};

const drawn = (layer: MapLayer, corners: readonly Corner[], zoom = 6): string => {
  const layers = Object.fromEntries(MAP_LAYERS.map((each) => [each, each === layer ? [outlineOf(corners, zoom)] : []]));
  return cutMap({ labels: [], layers: layers as unknown as BaseMap['layers'] }, frameAt(zoom))[layer];
};

describe('The outlines of a picture of a map', () => {
  it('are closed for an area and open for a line, in steps of pixels', () => {
    const square: Corner[] = [[100, 100], [200, 100], [200, 200], [100, 200]]; // prettier-ignore
    expect(drawn('lakes', square)).to.equal('M100 100l100 0 0 100-100 0z');
    expect(drawn('rivers', square)).to.equal('M100 100l100 0 0 100-100 0');
    expect(drawn('rivers', [[50, 80], [150, 50], [100, 60]])).to.equal('M50 80l100-30-50 10'); // prettier-ignore
  });

  it('end a little beyond its edges', () => {
    expect(drawn('rivers', [[-100, 150], [500, 150]])).to.equal('M-4 150l408 0'); // prettier-ignore
    expect(drawn('rivers', [[200, 400], [200, -100]])).to.equal('M200 304l0-308'); // prettier-ignore
    const all: Corner[] = [[-100, -100], [500, -100], [500, 400], [-100, 400]]; // prettier-ignore
    expect(drawn('land', all)).to.equal('M-4 304l0-308 408 0 0 308z');
    const lower: Corner[] = [[300, 250], [500, 250], [500, 400], [300, 400]]; // prettier-ignore
    expect(drawn('land', lower)).to.equal('M300 304l0-54 104 0 0 54z');
  });

  it('are several pieces where a line leaves the picture and comes back', () => {
    const loop: Corner[] = [[200, 100], [500, 100], [500, 200], [200, 200], [100, 200]]; // prettier-ignore
    expect(drawn('rivers', loop)).to.equal('M200 100l204 0M404 200l-204 0-100 0');
  });

  it('are left out beyond the picture, and where they only pass by a corner', () => {
    for (const [x, y] of [[-60, 100], [460, 100], [100, -60], [100, 360]] as const) // prettier-ignore
      expect(drawn('rivers', [[x, y], [x + 20, y + 20]]), `${String(x)}, ${String(y)}`).to.equal(''); // prettier-ignore
    expect(drawn('rivers', [[-50, 20], [20, -50]])).to.equal(''); // prettier-ignore
    expect(drawn('lakes', [[-50, 20], [20, -50], [-50, -50]])).to.equal(''); // prettier-ignore
    expect(drawn('rivers', [[-10, 100], [-3, 110]])).to.equal('M-4 108.6l1 1.4'); // prettier-ignore
  });

  it('leave out what is too small to be seen: specks, and corners next to each other', () => {
    expect(drawn('lakes', [[100, 100], [101, 100], [101, 101]])).to.equal(''); // prettier-ignore
    expect(drawn('rivers', [[100, 100], [101, 140]])).to.equal('M100 100l1 40'); // prettier-ignore
    expect(drawn('rivers', [[100, 100], [140, 101]])).to.equal('M100 100l40 1'); // prettier-ignore
    expect(drawn('rivers', [[100, 100], [100.5, 100.5], [120, 100]])).to.equal('M100 100l20 0'); // prettier-ignore
    expect(drawn('rivers', [[100, 100], [100.5, 101], [120, 100]])).to.equal('M100 100l0.5 1 19.5-1'); // prettier-ignore
    // The end is drawn all the same.
    expect(drawn('rivers', [[100, 100], [120, 100], [120.5, 100.5]])).to.equal('M100 100l20 0 0.5 0.5'); // prettier-ignore
  });

  it('have streams, borders of districts and roads from closer looks on', () => {
    const line: Corner[] = [[100, 100], [200, 200]]; // prettier-ignore
    const first = { streams: 6.5, districts: 6.5, highways: 5, roads: 7.5 } as const;
    for (const [layer, zoom] of Object.entries(first) as [MapLayer, number][]) {
      expect(drawn(layer, line, zoom - 0.1), layer).to.equal('');
      expect(drawn(layer, line, zoom), layer).to.equal('M100 100l100 100');
    }
    expect(drawn('rivers', line, 3)).to.equal('M100 100l100 100');
  });
});
