import { expect } from 'chai';
import fc from 'fast-check';
import { editDistance, slipsAllowed } from '../../../../src/domain/text/edit-distance.ts';

describe('The typing errors between two words', () => {
  it('are letters left out, put in, replaced or swapped', () => {
    for (const typed of ['toyta', 'toyotta', 'toyoda', 'toyoat', 'otyota', 'toyota '])
      expect(editDistance(typed, 'toyota', 3), typed).to.equal(1);
    expect(editDistance('abcd', 'badc', 3)).to.equal(2);
    expect(editDistance('kitten', 'sitting', 5)).to.equal(3);
    expect(editDistance('', 'bmw', 3)).to.equal(3);
  });

  it('are counted up to a limit, and as one more beyond it', () => {
    expect(editDistance('bmw', 'bmwxx', 2)).to.equal(2);
    expect(editDistance('bmw', 'bmwxxxxxx', 2)).to.equal(3);
    expect(editDistance('honda', 'volvo', 2)).to.equal(3);
  });

  it('are none between equal words alone, and the same both ways', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 8)).to.equal(editDistance(other, one, 8));
        expect(editDistance(one, other, 8) === 0).to.equal(one === other);
      }),
    );
  });

  it('may be one from four letters and two from eight', () => {
    expect([1, 3, 4, 7, 8, 20].map(slipsAllowed)).to.deep.equal([0, 0, 1, 1, 2, 2]);
  });
});
