const NONE = 0;
const FIRST_LENGTH = 64;
/** The table doubles before it is fuller than this. */
const FULLEST = 0.75;

const hashOf = (id: number): number => {
  const mixed = Math.imul(id | 0, 0x9e3779b1) ^ Math.imul((id / 2 ** 32) | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
};

/**
 * The slot of each id: a hash table with open addressing that holds slots only, since the ids are in a column. A tenth of what a Map of a
 * million numbers takes.
 */
export class SlotsById {
  /** One more than the slot, or `NONE`. The length is a power of two. */
  #table = new Int32Array(FIRST_LENGTH);
  readonly #idOf: (slot: number) => number;
  size = 0;

  constructor(idOf: (slot: number) => number) {
    this.#idOf = idOf;
  }

  get(id: number): number | undefined {
    const entry = this.#table[this.#placeOf(id)]!;
    return entry === NONE ? undefined : entry - 1;
  }

  /** Adds an id that is not in the table; the column has it at the slot already. */
  add(id: number, slot: number): void {
    if (this.size + 1 > this.#table.length * FULLEST) this.#double();
    this.#table[this.#placeOf(id)] = slot + 1;
    this.size += 1;
  }

  /** Removes an id of the table while the column still has it. */
  delete(id: number): void {
    const table = this.#table;
    const mask = table.length - 1;
    let gap = this.#placeOf(id);
    // What stands behind the gap and would be looked for before it moves up.
    for (let place = (gap + 1) & mask; table[place] !== NONE; place = (place + 1) & mask) {
      const wanted = hashOf(this.#idOf(table[place]! - 1)) & mask;
      if (((place - wanted) & mask) >= ((place - gap) & mask)) {
        table[gap] = table[place]!;
        gap = place;
      }
    }
    table[gap] = NONE;
    this.size -= 1;
  }

  /** Where the id is, or would be. */
  #placeOf(id: number): number {
    const mask = this.#table.length - 1;
    let place = hashOf(id) & mask;
    while (this.#table[place] !== NONE && this.#idOf(this.#table[place]! - 1) !== id) place = (place + 1) & mask;
    return place;
  }

  #double(): void {
    const before = this.#table;
    this.#table = new Int32Array(2 * before.length);
    for (const entry of before) if (entry !== NONE) this.#table[this.#placeOf(this.#idOf(entry - 1))] = entry;
  }
}
