import { filterText } from '../../../../domain/inventory/searchable.ts';
import { wordsOf } from '../../../../domain/text/fold.ts';
import { highestBit } from '../bits.ts';
import type { Blocks } from '../columns/blocks.ts';
import { LIVE, ODD_STOCK, STOCK_NUMBERS, type Row } from '../columns/layout.ts';
import type { Segments } from '../columns/segments.ts';
import type { Term } from '../query/program.ts';
import { packed, startBounds, unpacked, type Packed } from './packed-text.ts';

/** Most stock numbers are one word. */
const ONE_WORD = /^[a-z0-9]+$/;
const wordsIn = (text: string): string[] => (ONE_WORD.test(text) ? [text] : wordsOf(text));

/** How many characters of a word the counts of starts tell apart. */
const START = 2;

/** Stock numbers, folded: nearly all are different and short, so they are packed in a column of numbers. */
export class StockNumbers {
  readonly #segments: Segments;
  readonly #blocks: Blocks;
  /** By slot, those that cannot be packed. */
  readonly #long = new Map<number, string>();
  /** How many words there are by their first characters: a keyword that starts none of them looks at no slot. */
  readonly #words = new Map<string, number>();

  constructor(segments: Segments, blocks: Blocks) {
    this.#segments = segments;
    this.#blocks = blocks;
  }

  set(slot: number, stockNumber: string | null): void {
    const text = filterText(stockNumber) ?? '';
    const { stockNumbers } = this.#segments.of(slot);
    const place = 2 * (slot & 0xffff);
    const before = this.#textOf(slot);
    if (before === text) return;
    this.#count(before, -1);
    this.#count(text, 1);
    this.#long.delete(slot);
    const short = packed(text);
    // In the order of a number of 64 bits: its lower half comes first.
    [stockNumbers[place + 1], stockNumbers[place]] = short ?? [0, 0];
    if (!short) this.#long.set(slot, text);
    if (text === '' || (short && ONE_WORD.test(text))) this.#segments.remove(ODD_STOCK, slot);
    else this.#segments.add(ODD_STOCK, slot);
  }

  /** The slots with this stock number, folded. */
  equal(text: string, freeRow: () => Row): Term[] {
    const short = packed(text);
    return short ? [between(short, short)] : this.#odd(freeRow, (each) => each === text);
  }

  /** The slots with a word in the stock number that starts like this. */
  starting(start: string, freeRow: () => Row): Term[] {
    if (!this.isStart(start)) return [];
    const bounds = startBounds(start);
    return [
      ...(bounds ? [between(...bounds)] : []),
      ...this.#odd(freeRow, (text) => wordsOf(text).some((word) => word.startsWith(start))),
    ];
  }

  /** Whether any word can start like this. */
  isStart(start: string): boolean {
    return start.length < START || this.#words.has(start.slice(0, START));
  }

  /** The slots with such a text, of those that are not packed, or not one word. */
  #odd(freeRow: () => Row, passes: (text: string) => boolean): Term[] {
    const found: number[] = [];
    this.#blocks.eachPage(ODD_STOCK, 'chosen', (page, word) => {
      for (let bits = word; bits !== 0; bits ^= 1 << highestBit(bits)) {
        const slot = (page << 5) | highestBit(bits);
        if (passes(this.#textOf(slot))) found.push(slot);
      }
    });
    return this.#blocks.rowOf(found, freeRow);
  }

  #textOf(slot: number): string {
    const long = this.#long.size === 0 ? undefined : this.#long.get(slot);
    if (long !== undefined) return long;
    const { stockNumbers } = this.#segments.of(slot);
    const place = 2 * (slot & 0xffff);
    if (stockNumbers[place] === 0 && stockNumbers[place + 1] === 0) return '';
    return unpacked([stockNumbers[place + 1]!, stockNumbers[place]!]);
  }

  #count(text: string, by: 1 | -1): void {
    for (const word of wordsIn(text)) {
      const start = word.slice(0, START);
      const count = (this.#words.get(start) ?? 0) + by;
      if (count === 0) this.#words.delete(start);
      else this.#words.set(start, count);
    }
  }
}

const between = (from: Packed, to: Packed): Term => ({ kind: 'numbers', row: LIVE, plane: STOCK_NUMBERS, from, to });
