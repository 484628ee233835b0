import { expect } from 'chai';
import { readFavourites } from '../../../../src/domain/favourites/favourites.ts';

describe('Favourites', () => {
  it('are read from a comma-separated cookie into numbers', () => {
    expect(readFavourites('12,7, 30')).to.deep.equal([12, 7, 30]);
    expect(readFavourites(undefined)).to.deep.equal([]);
  });

  it('are digits only, each once, and at most 100', () => {
    expect(readFavourites('7,x,-3,7,1e3,,0x1,8.5')).to.deep.equal([7]);
    expect(readFavourites(Array.from({ length: 200 }, (_, index) => index + 1).join())).to.have.length(100);
  });
});
