import { expect } from 'chai';
import fc from 'fast-check';
import type { FlatPoint } from '../../../../src/adapters/maps/outlines.ts';
import { clipLine, clipRing } from '../../../../src/adapters/maps/clip.ts';

const WINDOW = { left: 0, top: 0, right: 10, bottom: 10 };

describe('Outlines cut to a small map', () => {
  it('keep the part of an area that is inside, and all of the window where it lies around', () => {
    const square: FlatPoint[] = [
      [5, 5],
      [15, 5],
      [15, 15],
      [5, 15],
    ];
    expect(clipRing(square, WINDOW)).to.have.deep.members([
      [5, 5],
      [10, 5],
      [10, 10],
      [5, 10],
    ]);
    const around: FlatPoint[] = [
      [-9, -9],
      [19, -9],
      [19, 19],
      [-9, 19],
    ];
    expect(clipRing(around, WINDOW)).to.have.deep.members([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(
      clipRing(
        square.map(([x, y]) => [x + 10, y]),
        WINDOW,
      ),
    ).to.deep.equal([]);
  });

  it('lie inside, whatever their shape', () => {
    const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), (ring) => {
        for (const [x, y] of clipRing(ring, WINDOW)) {
          expect(x).to.be.within(-1e-9, 10 + 1e-9);
          expect(y).to.be.within(-1e-9, 10 + 1e-9);
        }
      }),
    );
  });

  it('keep a line where it is seen, in pieces, and one that only passes through', () => {
    const line: FlatPoint[] = [
      [-20, 5],
      [-10, 5],
      [5, 5],
      [20, 5],
      [20, 20],
      [5, 20],
      [5, -20],
    ];
    expect(clipLine(line, WINDOW)).to.deep.equal([
      [
        [-10, 5],
        [5, 5],
        [20, 5],
      ],
      [
        [5, 20],
        [5, -20],
      ],
    ]);
  });
});
