import { expect } from 'chai';
import type { MapLabel } from '../../../../src/domain/map/base-map.ts';
import { worldAt, type MapFrame } from '../../../../src/domain/map/mercator.ts';
import { placeLabels, type PlacedLabel, type TakenRoom } from '../../../../src/domain/map/place-labels.ts';

const frameAt = (zoom: number): MapFrame => ({ width: 400, height: 300, zoom, centre: { latitude: 0, longitude: 0 } });
const FRAME = frameAt(6);

/** A town of five letters in the middle of the picture, unless it is said otherwise. */
const aLabel = ({
  at = [200, 150],
  frame = FRAME,
  ...said
}: Partial<MapLabel> & { at?: [number, number]; frame?: MapFrame } = {}) => ({
  kind: 'town' as const,
  x: 0.5 + (at[0] - frame.width / 2) / worldAt(frame.zoom),
  y: 0.5 + (at[1] - frame.height / 2) / worldAt(frame.zoom),
  from: 0,
  to: 13,
  rank: 9,
  names: { en: 'Ville', fr: 'Ville', es: 'Ville' },
  ...said,
});

const rounded = (value: number): number => Math.round(value * 100) / 100;
const placedOf = (labels: readonly MapLabel[], taken: readonly TakenRoom[] = [], frame = FRAME): PlacedLabel[] =>
  placeLabels(labels, { frame, tongue: 'fr', taken }).map((label) => ({
    ...label,
    x: rounded(label.x),
    y: rounded(label.y),
    dot: label.dot && { x: rounded(label.dot.x), y: rounded(label.dot.y) },
  }));
const standingOf = (...asked: Parameters<typeof placedOf>) => {
  const [first] = placedOf(...asked);
  return first && [first.x, first.y, first.anchor];
};
/** A small thing that a name may not cover. */
const thingAt = (x: number, y: number): TakenRoom => ({ left: x - 2, right: x + 2, top: y - 1, bottom: y + 1 });

describe('A name on a map', () => {
  it('stands to the right of its town’s dot, in the language that is asked for', () => {
    const names = { en: 'Town', fr: 'Ville', es: 'Ciudad' };
    expect(placedOf([aLabel({ names })])).to.deep.equal([
      { text: 'Ville', look: 'small', x: 207, y: 150, anchor: 'start', dot: { x: 200, y: 150 } },
    ]);
  });

  it('moves around its dot to where there is room: left, above, below, then to the corners', () => {
    const right = thingAt(235, 150);
    const left = thingAt(165, 150);
    expect(standingOf([aLabel()], [right])).to.deep.equal([193, 150, 'end']);
    expect(standingOf([aLabel()], [right, left])).to.deep.equal([200, 138.5, 'middle']);
    expect(standingOf([aLabel()], [right, left, thingAt(185, 134)])).to.deep.equal([200, 161.5, 'middle']);
    expect(standingOf([aLabel()], [right, left, thingAt(185, 134), thingAt(185, 166)])).to.deep.equal([204, 138.5, 'start']);
    expect(standingOf([aLabel()], [right, left, thingAt(200, 134), thingAt(185, 166)])).to.deep.equal([204, 161.5, 'start']);
    expect(standingOf([aLabel()], [right, left, thingAt(215, 134), thingAt(200, 166)])).to.deep.equal([196, 138.5, 'end']);
    expect(standingOf([aLabel()], [right, left, thingAt(200, 134), thingAt(215, 166)])).to.deep.equal([196, 161.5, 'end']);
    expect(standingOf([aLabel()], [right, left, thingAt(200, 134), thingAt(200, 166)])).to.equal(undefined);
  });

  it('stands on a town that is seen closely, without a dot', () => {
    const frame = frameAt(10);
    expect(placedOf([aLabel({ frame })], [], frame)[0]).to.include({ x: 200, y: 150, anchor: 'middle', dot: null });
  });

  it('stands on a region, a country, a water and a river, or a little aside of their middle', () => {
    const sides = { region: [[200, 150], [200, 170], [200, 130], [250, 150], [150, 150]], water: [[200, 150], [225, 150], [175, 150]] }; // prettier-ignore
    for (const [kind, places] of [
      ['region', sides.region],
      ['country', sides.region],
      ['water', sides.water],
      ['river', sides.water],
    ] as const) {
      // prettier-ignore
      const taken: TakenRoom[] = [];
      for (const [x = 0, y = 0] of places) {
        const [placed] = placedOf([aLabel({ kind, names: { en: 'I', fr: 'I', es: 'I' } })], taken);
        expect(placed, kind).to.deep.equal({ text: 'I', look: kind, x, y, anchor: 'middle', dot: null });
        taken.push(thingAt(x, y));
      }
    }
  });

  it('is large, medium or small by what its town matters at that zoom', () => {
    const look = (rank: number, zoom: number) => placedOf([aLabel({ rank, frame: frameAt(zoom) })], [], frameAt(zoom))[0]?.look;
    expect([2, 3, 4].map((rank) => look(rank, 6))).to.deep.equal(['large', 'medium', 'small']);
    expect([2, 3, 5, 6].map((rank) => look(rank, 9))).to.deep.equal(['large', 'medium', 'medium', 'small']);
    expect([3, 4, 6, 7].map((rank) => look(rank, 10))).to.deep.equal(['large', 'medium', 'medium', 'small']);
  });

  it('is there from one zoom to another; a picture of more of the world has the names of zoom 3', () => {
    expect(placedOf([aLabel({ from: 6.005, to: 6 })])).to.have.length(1);
    expect(placedOf([aLabel({ from: 6.02 })])).to.be.empty;
    expect(placedOf([aLabel({ to: 5.9 })])).to.be.empty;
    const wide = frameAt(2);
    expect(placedOf([aLabel({ frame: wide, from: 3, to: 3 })], [], wide)).to.have.length(1);
  });

  it('is left out beyond the edge, and where it would be cut off by it', () => {
    for (const at of [
      [-1, 150],
      [401, 150],
      [200, -1],
      [200, 301],
    ] as [number, number][])
      // prettier-ignore
      expect(placedOf([aLabel({ at })]), String(at)).to.be.empty;
    const region = (x: number, y: number) =>
      placedOf(
        [aLabel({ at: [x, y], kind: 'water', names: { en: 'I', fr: 'I', es: 'I' } })],
        [thingAt(x + 25, y), thingAt(x - 25, y)],
      );
    // A letter is 6.4 wide with 8 on each side, and 15 high.
    expect(region(11.3, 7.6)).to.have.length(1);
    expect(region(388.7, 292.4)).to.have.length(1);
    for (const [x, y] of [[11, 150], [389, 150], [200, 7], [200, 293]] as const) expect(region(x, y), `${x}, ${y}`).to.be.empty; // prettier-ignore
  });

  it('never stands over a more important one, nor over its dot', () => {
    const first = aLabel();
    const [, beside] = placedOf([first, aLabel({ at: [230, 150] })]);
    expect(beside).to.equal(undefined);
    const [, above] = placedOf([first, aLabel({ at: [170, 150] })]);
    expect(above).to.include({ x: 163, y: 150, anchor: 'end' });
  });

  it('is one of as many as the picture has room for', () => {
    const grid = Array.from({ length: 20 }, (_, k) => aLabel({ at: [40 + (k % 4) * 90, 30 + Math.floor(k / 4) * 60] }));
    expect(placedOf(grid)).to.have.length(6);
  });
});

describe('The name of a town that something covers', () => {
  const pill = (down: number): TakenRoom => ({ left: 150, right: 250, top: 134 + down, bottom: 166 + down });
  const town = aLabel({ rank: 3 });

  it('stands below or above it, the nearer first, and has no dot', () => {
    expect(placedOf([town], [pill(0)])).to.deep.equal([
      { text: 'Ville', look: 'medium', x: 200, y: 174.5, anchor: 'middle', dot: null },
    ]);
    expect(standingOf([town], [pill(10)])).to.deep.equal([200, 135.5, 'middle']);
    expect(standingOf([town], [pill(-10)])).to.deep.equal([200, 164.5, 'middle']);
  });

  it('gives way to what stands below in turn', () => {
    expect(
      standingOf(
        [town],
        [pill(0), { left: 150, right: 250, top: 168, bottom: 180 }, { left: 150, right: 250, top: 100, bottom: 130 }],
      ),
    ).to.deep.equal([200, 188.5, 'middle']);
  });

  it('stands beside what is high, at the nearer side', () => {
    const high = (left: number, right: number): TakenRoom => ({ left, right, top: 50, bottom: 250 });
    expect(standingOf([town], [high(190, 205)])).to.deep.equal([213, 150, 'start']);
    expect(standingOf([town], [high(195, 210)])).to.deep.equal([187, 150, 'end']);
  });

  it('is not moved away where the town is small and only its surroundings are taken', () => {
    const around = [thingAt(235, 150), thingAt(165, 150), thingAt(200, 134), thingAt(200, 166)];
    expect(placedOf([aLabel()], around)).to.be.empty;
    expect(placedOf([aLabel({ rank: 1 })], around)).to.have.length(1);
  });
});
