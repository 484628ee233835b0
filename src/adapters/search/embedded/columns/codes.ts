/**
 * Small numbers for what many listings share (a make, a version, a combination of attributes). A number is reused when its
 * last user is gone, so the table is as large as the highest number of codes ever in use at once.
 */
export class Codes<T> {
  /** By code. A free code still has its last value, which is not read. */
  readonly values: T[] = [];
  /** Number of users by code. */
  readonly uses: number[] = [];
  /** By code. */
  readonly keys: string[] = [];
  readonly #codes = new Map<string, number>();
  readonly #free: number[] = [];
  #ordered: readonly number[] | null = null;

  /** The key's code, with one more user. `create` makes its value when the key is new. */
  acquire(key: string, create: () => T): number {
    const known = this.#codes.get(key);
    if (known !== undefined) {
      this.uses[known]! += 1;
      return known;
    }
    const code = this.#free.pop() ?? this.keys.length;
    this.keys[code] = key;
    this.values[code] = create();
    this.uses[code] = 1;
    this.#codes.set(key, code);
    this.#ordered = null;
    return code;
  }

  /** Takes one user away; true when it was the last. */
  release(code: number): boolean {
    this.uses[code]! -= 1;
    if (this.uses[code] !== 0) return false;
    this.#codes.delete(this.keys[code]!);
    this.#free.push(code);
    return true;
  }

  codeOf(key: string): number | undefined {
    return this.#codes.get(key);
  }

  /** Undefined for a key without users. */
  valueOf(key: string): T | undefined {
    const code = this.#codes.get(key);
    return code === undefined ? undefined : this.values[code];
  }

  keyOf(code: number): string {
    return this.keys[code]!;
  }

  /** Every code is below this. */
  get size(): number {
    return this.keys.length;
  }

  /** The codes in use by ascending key; some released ones may be among them. */
  get ordered(): readonly number[] {
    return (this.#ordered ??= [...this.#codes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, code]) => code));
  }
}
