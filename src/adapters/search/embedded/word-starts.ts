/** Words are looked for among those that share their first characters. */
const START = 2;

/** Numbers by the words that they have, found by how a word starts. */
export class WordStarts {
  /** By the first characters, then by word. */
  readonly #words = new Map<string, Map<string, Set<number>>>();

  add(number: number, words: readonly string[]): void {
    for (const word of words) {
      const start = word.slice(0, START);
      let same = this.#words.get(start);
      if (!same) {
        same = new Map<string, Set<number>>();
        this.#words.set(start, same);
      }
      const numbers = same.get(word);
      if (numbers) numbers.add(number);
      else same.set(word, new Set([number]));
    }
  }

  remove(number: number, words: readonly string[]): void {
    for (const word of words) {
      const same = this.#words.get(word.slice(0, START));
      const numbers = same?.get(word);
      if (numbers?.delete(number) && numbers.size === 0) same?.delete(word);
    }
  }

  /** Those with a word that starts like this; one with several such words comes several times. */
  *ofStart(start: string): Generator<number> {
    const first = start.slice(0, START);
    const near = start.length < START ? this.#words.entries() : [[first, this.#words.get(first)] as const];
    for (const [same, words] of near) {
      if (!words || !same.startsWith(first)) continue;
      for (const [word, numbers] of words) if (word.startsWith(start)) yield* numbers;
    }
  }
}
