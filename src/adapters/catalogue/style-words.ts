/** Finds styles by the beginnings of their words. */
import { wordsOf } from '../../domain/text/fold.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { inSlices } from './in-slices.ts';

export class StyleWords {
  readonly #words: readonly string[];
  readonly #slots: readonly (readonly number[])[];
  readonly #length: number;

  private constructor(postings: ReadonlyMap<string, readonly number[]>, length: number) {
    this.#words = [...postings.keys()].sort();
    this.#slots = this.#words.map((word) => postings.get(word) ?? []);
    this.#length = length;
  }

  static async of(styles: readonly StyleSummary[]): Promise<StyleWords> {
    const postings = new Map<string, number[]>();
    await inSlices(styles, ({ make, model, year, name }, slot) => {
      for (const word of new Set(wordsOf(`${String(year)} ${make} ${model} ${name}`))) {
        const slots = postings.get(word);
        if (slots) slots.push(slot);
        else postings.set(word, [slot]);
      }
    });
    return new StyleWords(postings, styles.length);
  }

  /** 1 in the slot of every style that has all words; null when the text has none. */
  matching(text: string): Uint8Array | null {
    const words = [...new Set(wordsOf(text))];
    if (words.length === 0) return null;
    const found = new Uint8Array(this.#length);
    for (const [turn, word] of words.entries()) {
      for (let place = this.#firstFrom(word); this.#words[place]?.startsWith(word) === true; place++)
        for (const slot of this.#slots[place] ?? []) if (found[slot] === turn) found[slot] = turn + 1;
    }
    for (let slot = 0; slot < found.length; slot++) found[slot] = found[slot] === words.length ? 1 : 0;
    return found;
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
