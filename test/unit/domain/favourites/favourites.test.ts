import { expect } from 'chai';
import fc from 'fast-check';
import {
  favouritesOf,
  readFavourites,
  readSaved,
  withFavourites,
  withoutFavourites,
  writeFavourites,
  writeSaved,
} from '../../../../src/domain/favourites/favourites.ts';
import { anyText } from '../../../support/any-text.ts';

const aFavourite = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  since: fc.option(fc.integer({ min: 0, max: 4_102_444_800_000 })),
});
const someFavourites = fc.uniqueArray(aFavourite, { selector: ({ id }) => id, maxLength: 100 });

describe('Favourites', () => {
  it('are read from a comma-separated cookie into numbers', () => {
    expect(readFavourites('12,7, 30')).to.deep.equal([12, 7, 30]);
    expect(readFavourites(undefined)).to.deep.equal([]);
  });

  it('are digits only, each once, and at most 100', () => {
    expect(readFavourites('7,x,-3,7,1e3,,0x1,8.5')).to.deep.equal([7]);
    const many = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(readFavourites(many.join())).to.have.length(100);
    expect(readSaved(many.join('.'))).to.have.length(100);
  });

  it('come back from their cookies as they were written, with the time of each', () => {
    fc.assert(
      fc.property(someFavourites, (favourites) => {
        expect(favouritesOf(writeFavourites(favourites), writeSaved(favourites))).to.deep.equal(favourites);
        expect(readSaved(writeSaved(favourites))).to.deep.equal(favourites);
      }),
    );
  });

  it('fit into cookies of 4,096 bytes each, however long their numbers are', () => {
    const favourites = Array.from({ length: 100 }, (_, index) => ({ id: 999_999_999_999_999 - index, since: 4_102_444_800_000 }));
    expect(encodeURIComponent(writeFavourites(favourites)).length).to.be.below(4000);
    expect(writeSaved(favourites).length).to.be.below(4000);
  });

  it('are read from any cookie without an error', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (ids, saved) => {
        for (const { id } of favouritesOf(ids, saved)) expect(id).to.be.a('number').and.be.at.least(0);
      }),
    );
    expect(favouritesOf('7,8', '7-zz.8-!!.x8-1.8-1x!.9-1.<script>')).to.deep.equal([
      { id: 7, since: 1295 },
      { id: 8, since: null },
    ]);
  });

  it('gain new ones in front, keep the time of those kept already, and drop the oldest beyond 100', () => {
    const kept = [{ id: 1, since: 10 }];
    const more = [
      { id: 2, since: 20 },
      { id: 1, since: 20 },
    ];
    expect(withFavourites(kept, more)).to.deep.equal([
      { id: 2, since: 20 },
      { id: 1, since: 10 },
    ]);
    const hundred = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, since: null }));
    const full = withFavourites(hundred, [{ id: 500, since: null }]);
    expect(full).to.have.length(100);
    expect(full[0]?.id).to.equal(500);
    expect(full.at(-1)?.id).to.equal(99);
  });

  it('lose those that are named and no others', () => {
    expect(
      withoutFavourites(
        [
          { id: 1, since: null },
          { id: 2, since: 5 },
        ],
        [1, 9],
      ),
    ).to.deep.equal([{ id: 2, since: 5 }]);
  });
});
