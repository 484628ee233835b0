/** Words are looked for among those that share their first characters. */
const START = 2;

/** Numbers by the words that they have, found by how a word starts. */
export class WordStarts {
  /** By the first characters, then by word. */
  readonly #words = new Map<string, Map<string, number[]>>();

  add(number: number, words: readonly string[]): void {
    for (const word of new Set(words)) {
      const start = word.slice(0, START);
      let same = this.#words.get(start);
      if (!same) {
        same = new Map<string, number[]>();
        this.#words.set(start, same);
      }
      const numbers = same.get(word);
      if (numbers) numbers.push(number);
      else same.set(word, [number]);
    }
  }

  remove(number: number, words: readonly string[]): void {
    for (const word of new Set(words)) {
      const same = this.#words.get(word.slice(0, START));
      const numbers = same?.get(word);
      if (!numbers) continue;
      const last = numbers.pop();
      if (last !== number && last !== undefined) numbers[numbers.indexOf(number)] = last;
      if (numbers.length === 0) same?.delete(word);
    }
  }

  /** Those with a word that starts like this, in no particular order. */
  ofStart(start: string): number[] {
    const first = start.slice(0, START);
    const near = start.length < START ? this.#words.entries() : [[first, this.#words.get(first)] as const];
    const found: number[][] = [];
    for (const [same, words] of near) {
      if (!words || !same.startsWith(first)) continue;
      for (const [word, numbers] of words) if (word.startsWith(start)) found.push(numbers);
    }
    return found.length === 1 ? found[0]! : [...new Set(found.flat())];
  }
}
