import { filterText } from '../../../../domain/inventory/searchable.ts';
import { wordsOf } from '../../../../domain/text/fold.ts';
import { highestBit, type Bitmap, type SlotSet } from '../bits.ts';
import { grown } from '../columns/grown.ts';
import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import { packed, startBounds, unpacked } from './packed-text.ts';

/** Most stock numbers are one word. */
const ONE_WORD = /^[a-z0-9]+$/;
const wordsIn = (text: string): string[] => (ONE_WORD.test(text) ? [text] : wordsOf(text));

/** How many characters of a word the counts of starts tell apart. */
const START = 2;

/** Stock numbers, folded: nearly all are different and short, so they are packed in two columns of numbers. */
export class StockNumbers {
  /** Zero for none. */
  #first = new Uint32Array(0);
  #second = new Uint32Array(0);
  /** By slot, those that cannot be packed. */
  readonly #long = new Map<number, string>();
  /** The slots with a text that is long or not one word: they are searched as texts. */
  #asText: Bitmap = new Int32Array(0);
  /** How many words there are by their first characters: a keyword that starts none of them looks at no slot. */
  readonly #words = new Map<string, number>();

  resize(pages: number): void {
    this.#first = grown(this.#first, pages * SLOTS_PER_PAGE);
    this.#second = grown(this.#second, pages * SLOTS_PER_PAGE);
    this.#asText = grown(this.#asText, pages);
  }

  set(slot: number, stockNumber: string | null): void {
    this.#count(wordsIn(this.#textOf(slot)), -1);
    this.#long.delete(slot);
    const text = filterText(stockNumber) ?? '';
    const short = packed(text);
    [this.#first[slot], this.#second[slot]] = short ?? [0, 0];
    if (!short) this.#long.set(slot, text);
    const bit = 1 << (slot & 31);
    if (short && (text === '' || ONE_WORD.test(text))) this.#asText[slot >>> 5]! &= ~bit;
    else this.#asText[slot >>> 5]! |= bit;
    this.#count(wordsIn(text), 1);
  }

  /** Keeps the slots with this stock number, folded. */
  keepEqual(text: string, { pages, words }: SlotSet): void {
    const short = packed(text);
    for (let i = 0; i < words.length; i++) {
      const first = pages[i]! << 5;
      for (let bits = words[i]!; bits !== 0; bits ^= 1 << highestBit(bits)) {
        const slot = first | highestBit(bits);
        const isEqual = short ? this.#first[slot] === short[0] && this.#second[slot] === short[1] : this.#long.get(slot) === text;
        if (!isEqual) words[i]! &= ~(1 << (slot & 31));
      }
    }
  }

  /** Adds to `found` the candidates with a word in the stock number that starts like this. */
  addStarting(start: string, { pages, words }: SlotSet, found: Bitmap): void {
    if (start.length >= START && !this.#words.has(start.slice(0, START))) return;
    const [least, greatest] = startBounds(start) ?? [
      [1, 1],
      [0, 0],
    ];
    for (let i = 0; i < words.length; i++) {
      const page = pages[i]!;
      for (let bits = words[i]! & ~found[i]!; bits !== 0; bits ^= 1 << highestBit(bits)) {
        const bit = highestBit(bits);
        const slot = (page << 5) | bit;
        const [first, second] = [this.#first[slot]!, this.#second[slot]!];
        const starts =
          (first > least[0] || (first === least[0] && second >= least[1])) &&
          (first < greatest[0] || (first === greatest[0] && second <= greatest[1]));
        if (starts || ((this.#asText[page]! >>> bit) & 1 && this.#hasWord(slot, start))) found[i]! |= 1 << bit;
      }
    }
  }

  #textOf(slot: number): string {
    return this.#long.get(slot) ?? unpacked([this.#first[slot]!, this.#second[slot]!]);
  }

  #hasWord(slot: number, start: string): boolean {
    return wordsOf(this.#textOf(slot)).some((word) => word.startsWith(start));
  }

  #count(words: readonly string[], by: 1 | -1): void {
    for (const word of words) {
      const start = word.slice(0, START);
      const count = (this.#words.get(start) ?? 0) + by;
      if (count === 0) this.#words.delete(start);
      else this.#words.set(start, count);
    }
  }
}
