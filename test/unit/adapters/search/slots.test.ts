import { expect } from 'chai';
import fc from 'fast-check';
import { Segments } from '../../../../src/adapters/search/embedded/columns/segments.ts';
import { Pages } from '../../../../src/adapters/search/embedded/dealers/dealer-pages.ts';
import { Memory } from '../../../../src/adapters/search/embedded/kernel/memory.ts';

const pagesOf = (): Pages => {
  const segments = new Segments(new Memory());
  return new Pages(segments, () => segments.grow());
};

describe('Slots of the embedded index', () => {
  it('are taken back: selling and listing again needs no more room', () => {
    const pages = pagesOf();
    const slots = Array.from({ length: 2000 }, (_, k) => pages.take(k % 2, 1));
    const { count } = pages;
    for (let round = 0; round < 10_000; round++) {
      const k = (round * 7) % slots.length;
      pages.release(slots[k]!);
      slots[k] = pages.take(k % 2, 1);
    }
    expect(new Set(slots).size).to.equal(2000);
    expect(pages.count).to.equal(count);
    for (const slot of slots) pages.release(slot);
    for (let k = 0; k < 2000; k++) pages.take(2, 1);
    expect(pages.count).to.equal(count);
  });

  it('belong to one dealer a page, and dealers near each other share blocks, whatever comes and goes', () => {
    const change = fc.tuple(fc.nat({ max: 11 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3000, size: 'max' }), (changes) => {
        const pages = pagesOf();
        const slots = Array.from({ length: 12 }, (): number[] => []);
        for (const [dealer, comes] of changes) {
          if (comes) slots[dealer]!.push(pages.take(dealer, dealer % 3));
          else if (slots[dealer]!.length > 0) pages.release(slots[dealer]!.pop()!);
        }
        for (const [dealer, own] of slots.entries()) {
          expect(own.map((slot) => pages.dealerOf(slot >>> 5))).to.deep.equal(own.map(() => dealer));
          expect(new Set(own).size).to.equal(own.length);
        }
      }),
    );
  });
});
