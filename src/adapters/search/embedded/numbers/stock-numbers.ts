import { filterText } from '../../../../domain/inventory/searchable.ts';
import { wordsOf } from '../../../../domain/text/fold.ts';
import { highestBit, type Bitmap, type SlotSet } from '../bits.ts';
import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import { grown } from '../columns/grown.ts';

/** A hash of a word's first two characters to one of 32 bits. */
const startBit = (word: string): number => 1 << ((word.charCodeAt(0) * 31 + word.charCodeAt(1)) & 31);

/** Most stock numbers are one word. */
const ONE_WORD = /^[a-z0-9]+$/;
const wordsIn = (text: string): string[] => (ONE_WORD.test(text) ? [text] : wordsOf(text));

/** How many characters of a word the counts of starts tell apart. */
const START = 2;

/** Stock numbers are nearly all different: a column of texts, each with 32 bits that say how its words may start. */
export class StockNumbers {
  readonly #texts: string[] = [];
  #starts = new Uint32Array(0);
  /** How many words there are by their first characters: a keyword that starts none of them looks at no slot. */
  readonly #words = new Map<string, number>();

  resize(pages: number): void {
    this.#starts = grown(this.#starts, pages * SLOTS_PER_PAGE);
    while (this.#texts.length < this.#starts.length) this.#texts.push('');
  }

  set(slot: number, stockNumber: string | null): void {
    const text = filterText(stockNumber) ?? '';
    this.#count(wordsIn(this.#texts[slot]!), -1);
    const words = wordsIn(text);
    this.#count(words, 1);
    this.#texts[slot] = text;
    this.#starts[slot] = words.reduce((bits, word) => bits | startBit(word), 0);
  }

  /** Keeps the slots with this stock number, folded. */
  keepEqual(text: string, { pages, words }: SlotSet): void {
    for (let i = 0; i < words.length; i++) {
      const first = pages[i]! << 5;
      let bits = words[i]!;
      while (bits !== 0) {
        const bit = highestBit(bits);
        bits ^= 1 << bit;
        if (this.#texts[first | bit] !== text) words[i]! &= ~(1 << bit);
      }
    }
  }

  /** Adds to `found` the candidates with a word in the stock number that starts like this. */
  addStarting(start: string, { pages, words }: SlotSet, found: Bitmap): void {
    if (start.length >= START && !this.#words.has(start.slice(0, START))) return;
    const startBits = start.length >= START ? startBit(start) : -1;
    for (let i = 0; i < words.length; i++) {
      const first = pages[i]! << 5;
      let bits = words[i]! & ~found[i]!;
      while (bits !== 0) {
        const bit = highestBit(bits);
        bits ^= 1 << bit;
        if ((this.#starts[first | bit]! & startBits) !== 0 && this.#hasWord(first | bit, start)) found[i]! |= 1 << bit;
      }
    }
  }

  #count(words: readonly string[], by: 1 | -1): void {
    for (const word of words) {
      const start = word.slice(0, START);
      const count = (this.#words.get(start) ?? 0) + by;
      if (count === 0) this.#words.delete(start);
      else this.#words.set(start, count);
    }
  }

  #hasWord(slot: number, start: string): boolean {
    const text = this.#texts[slot]!;
    return text.startsWith(start) || (text.includes(start) && wordsOf(text).some((word) => word.startsWith(start)));
  }
}
