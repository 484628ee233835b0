import { expect } from 'chai';
import fc from 'fast-check';
import { SlotsById } from '../../../../src/adapters/search/embedded/numbers/slots-by-id.ts';
import { StockNumbers } from '../../../../src/adapters/search/embedded/numbers/stock-numbers.ts';
import { fold, wordsOf } from '../../../../src/domain/text/fold.ts';

const SLOTS = 64;
const everySlot = () => ({ pages: Int32Array.of(0, 1), words: Int32Array.of(-1, -1), listed: 0 });
const slotsOf = (words: Int32Array): number[] =>
  Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => (words[slot >>> 5]! >>> (slot & 31)) & 1);

describe('Numbers of the embedded index', () => {
  it('ids are found at their slots, whatever comes and goes', () => {
    const id = fc.oneof(
      fc.nat({ max: 400 }),
      fc.nat({ max: 40 }).map((k) => k * 2 ** 32 + 7),
    );
    fc.assert(
      fc.property(fc.array(id, { maxLength: 1500, size: 'max' }), (ids) => {
        const column: number[] = [];
        const slots = new SlotsById((slot) => column[slot]!);
        const expected = new Map<number, number>();
        for (const each of ids) {
          const known = expected.get(each);
          if (known === undefined) {
            expected.set(each, column.push(each) - 1);
            slots.add(each, column.length - 1);
          } else {
            slots.delete(each);
            expected.delete(each);
          }
        }
        expect(slots.size).to.equal(expected.size);
        for (const each of ids) expect(slots.get(each)).to.equal(expected.get(each));
      }),
    );
  });

  it('stock numbers are found by their words and as a whole, packed or not', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', '1', '0', '-', ' ', '.', '/', 'é', 'Z', '9'), maxLength: 15 }),
      fc.constantFrom('a', 'ab', 'abababababab', 'abababababab1', '999999999999', 'zzzzzz'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: SLOTS - 1 }), fc.option(text))), text, (changes, asked) => {
        const column = new StockNumbers();
        column.resize(2);
        const texts = new Map<number, string>();
        for (const [slot, stockNumber] of changes) {
          column.set(slot, stockNumber);
          texts.set(slot, fold(stockNumber ?? ''));
        }
        const those = (passes: (text: string) => boolean): number[] =>
          Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => passes(texts.get(slot) ?? ''));
        for (const start of wordsOf(asked)) {
          const found = new Int32Array(2);
          column.addStarting(start, everySlot(), found);
          expect(slotsOf(found)).to.deep.equal(those((of) => wordsOf(of).some((word) => word.startsWith(start))));
        }
        if (fold(asked) === '') return;
        const equal = everySlot();
        column.keepEqual(fold(asked), equal);
        expect(slotsOf(equal.words)).to.deep.equal(those((of) => of === fold(asked)));
      }),
      { numRuns: 400 },
    );
  });
});
