import { filterText } from '../../../../domain/inventory/searchable.ts';
import { wordsOf } from '../../../../domain/text/fold.ts';
import { highestBit, type Bitmap } from '../bits.ts';
import { SLOTS_PER_PAGE } from '../dealer-pages.ts';
import { grown } from '../grown.ts';

/** A hash of a word's first two characters to one of 32 bits. */
const startBit = (word: string): number => 1 << ((word.charCodeAt(0) * 31 + word.charCodeAt(1)) & 31);

/** Stock numbers are nearly all different: a column of texts, each with 32 bits that say how its words may start. */
export class StockNumbers {
  readonly #texts: string[] = [];
  #starts = new Uint32Array(0);

  resize(pages: number): void {
    this.#starts = grown(this.#starts, pages * SLOTS_PER_PAGE);
    while (this.#texts.length < this.#starts.length) this.#texts.push('');
  }

  set(slot: number, stockNumber: string | null): void {
    const text = filterText(stockNumber) ?? '';
    this.#texts[slot] = text;
    this.#starts[slot] = wordsOf(text).reduce((bits, word) => bits | startBit(word), 0);
  }

  /** Keeps the slots with this stock number, folded. */
  keepEqual(text: string, passing: Bitmap): void {
    for (let w = 0; w < passing.length; w++) {
      let bits = passing[w]!;
      while (bits !== 0) {
        const bit = highestBit(bits);
        bits ^= 1 << bit;
        if (this.#texts[(w << 5) | bit] !== text) passing[w]! &= ~(1 << bit);
      }
    }
  }

  /** Adds to `found` the candidates with a word in the stock number that starts like this. */
  addStarting(start: string, candidates: Bitmap, found: Bitmap): void {
    const startBits = start.length > 1 ? startBit(start) : -1;
    for (let w = 0; w < found.length; w++) {
      const wanted = candidates[w]! & ~found[w]!;
      let bits = wanted === 0 ? 0 : wanted & this.#mayStart(w, startBits);
      while (bits !== 0) {
        const bit = highestBit(bits);
        bits ^= 1 << bit;
        if (this.#hasWord((w << 5) | bit, start)) found[w]! |= 1 << bit;
      }
    }
  }

  /** The slots of a word whose stock numbers have one of the bits. */
  #mayStart(w: number, startBits: number): number {
    const first = w << 5;
    let bits = 0;
    for (let k = 0; k < 32; k++) bits |= Number((this.#starts[first + k]! & startBits) !== 0) << k;
    return bits;
  }

  #hasWord(slot: number, start: string): boolean {
    const text = this.#texts[slot]!;
    return text.startsWith(start) || (text.includes(start) && wordsOf(text).some((word) => word.startsWith(start)));
  }
}
