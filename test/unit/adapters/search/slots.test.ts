import { expect } from 'chai';
import fc from 'fast-check';
import { Best } from '../../../../src/adapters/search/embedded/best.ts';
import { Pages } from '../../../../src/adapters/search/embedded/dealer-pages.ts';
import { Memory } from '../../../../src/adapters/search/embedded/kernel/memory.ts';
import { Scratch } from '../../../../src/adapters/search/embedded/scratch.ts';
import { SlotLists } from '../../../../src/adapters/search/embedded/columns/slot-lists.ts';

const PAGES = 16;

const slotsOf = (words: Int32Array): number[] =>
  [...words].flatMap((word, w) => Array.from({ length: 32 }, (_, k) => w * 32 + k).filter((slot) => (word >>> (slot & 31)) & 1));

describe('Slots of the embedded index', () => {
  it('are taken back: selling and listing again needs no more room', () => {
    const pages = new Pages(new Memory());
    pages.resize(PAGES);
    const slots = Array.from({ length: 200 }, (_, k) => pages.take(k % 2));
    for (let round = 0; round < 1000; round++) {
      const k = (round * 7) % slots.length;
      pages.release(slots[k]!);
      slots[k] = pages.take(k % 2);
    }
    expect(new Set(slots).size).to.equal(200);
    expect(pages.count).to.equal(8);
    for (const slot of slots) pages.release(slot);
    for (let k = 0; k < 256; k++) pages.take(2);
    expect(pages.count).to.equal(8);
  });

  it('belong to one dealer a page', () => {
    const pages = new Pages(new Memory());
    pages.resize(PAGES);
    const owners = new Map<number, number>();
    for (let k = 0; k < 300; k++) {
      const page = pages.take(k % 3) >>> 5;
      expect(owners.get(page) ?? k % 3).to.equal(k % 3);
      owners.set(page, k % 3);
    }
  });

  it('are listed by code, whatever comes and goes', () => {
    const change = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 127 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300, size: 'max' }), (changes) => {
        const lists = new SlotLists();
        const codes = new Map<number, number>();
        for (const [code, slot] of changes) {
          const present = codes.get(slot);
          if (present === undefined) {
            lists.add(code, slot);
            codes.set(slot, code);
          } else {
            lists.remove(present, slot);
            codes.delete(slot);
          }
        }
        for (let code = 0; code < 4; code++) {
          const words = new Int32Array(4);
          lists.unite(words, code);
          const expected = [...codes].filter(([, of]) => of === code).map(([slot]) => slot);
          expect(slotsOf(words)).to.deep.equal(expected.sort((a, b) => a - b));
        }
      }),
    );
  });

  it('are ranked like a full sort, on any page', () => {
    const keys = fc.array(fc.constantFrom(-Infinity, -1, 0, 1, 2, 3), { minLength: 1, maxLength: 500, size: 'max' });
    fc.assert(
      fc.property(keys, fc.nat({ max: 400 }), fc.integer({ min: 1, max: 40 }), (all, start, size) => {
        const from = Math.min(start, all.length - 1);
        const to = Math.min(from + size, all.length);
        const ids = Float64Array.from(all, (_, slot) => (slot * 7919) % 10_007);
        const best = new Best(to, ids, new Scratch(new Memory()));
        all.forEach((key, slot) => {
          best.cut();
          best.keys[best.count] = key;
          best.slots[best.count] = slot;
          best.count += 1;
        });
        const sorted = all
          .map((key, slot) => ({ key, id: ids[slot]! }))
          .sort((a, b) => (a.key === b.key ? a.id - b.id : b.key - a.key));
        expect(best.idsFrom(from)).to.deep.equal(sorted.slice(from, to).map(({ id }) => id));
      }),
    );
  });
});
