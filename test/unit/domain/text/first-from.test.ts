import { expect } from 'chai';
import fc from 'fast-check';
import { firstFrom } from '../../../../src/domain/text/first-from.ts';

describe('The first sorted key that is not below another', () => {
  it('is found between, at and beyond the keys, and the first of several that are the same', () => {
    const keys = ['g1a', 'h7n', 'h7n', 'j3z'];
    expect(['a', 'g1a', 'g1b', 'h7n', 'i', 'j3z', 'z'].map((key) => firstFrom(keys, key))).to.deep.equal([0, 0, 1, 1, 3, 3, 4]);
    expect(firstFrom([], 'a')).to.equal(0);
  });

  it('is what looking at one after the other finds', () => {
    const key = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.array(key), key, (numbers, asked) => {
        const keys = numbers.toSorted((a, b) => a - b);
        const found = keys.findIndex((other) => other >= asked);
        expect(firstFrom(keys, asked)).to.equal(found === -1 ? keys.length : found);
      }),
    );
  });
});
