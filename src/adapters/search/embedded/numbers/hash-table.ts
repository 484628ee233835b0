const NONE = 0;
const PARTS = 64;
const FIRST_LENGTH = 8;
/** A part grows before it is fuller than this. */
const FULLEST = 0.85;
const GROWTH = 1.3;

/**
 * Slots by a hash of something that a column has: a hash table with open addressing that holds slots only, a tenth of what a Map of a million
 * numbers takes. It grows part by part, so that no change waits for the whole.
 */
export class HashTable {
  /** One more than the slot, or `NONE`. */
  readonly #parts: Int32Array[] = Array.from({ length: PARTS }, () => new Int32Array(FIRST_LENGTH));
  readonly #sizes = new Int32Array(PARTS);
  readonly #hashOf: (slot: number) => number;
  size = 0;

  /** @param hashOf of what the slot's column has: 32 bits, well mixed */
  constructor(hashOf: (slot: number) => number) {
    this.#hashOf = hashOf;
  }

  /** The first slot with this hash that passes. */
  find(hash: number, passes: (slot: number) => boolean): number | undefined {
    const part = this.#parts[hash & (PARTS - 1)]!;
    for (let place = placeOf(hash, part.length); part[place] !== NONE; place = place + 1 === part.length ? 0 : place + 1)
      if (passes(part[place]! - 1)) return part[place]! - 1;
    return undefined;
  }

  /** Adds a slot whose column is written already. */
  add(slot: number): void {
    const hash = this.#hashOf(slot);
    const number = hash & (PARTS - 1);
    if (this.#sizes[number]! + 1 > this.#parts[number]!.length * FULLEST) this.#grow(number);
    insert(this.#parts[number]!, hash, slot + 1);
    this.#sizes[number]! += 1;
    this.size += 1;
  }

  /** Removes a slot whose column is still written. */
  delete(slot: number): void {
    const hash = this.#hashOf(slot);
    const number = hash & (PARTS - 1);
    const part = this.#parts[number]!;
    const { length } = part;
    let gap = placeOf(hash, length);
    while (part[gap] !== slot + 1) gap = gap + 1 === length ? 0 : gap + 1;
    // What stands behind the gap and would be looked for before it moves up.
    for (let place = gap + 1 === length ? 0 : gap + 1; part[place] !== NONE; place = place + 1 === length ? 0 : place + 1) {
      const wanted = placeOf(this.#hashOf(part[place]! - 1), length);
      if ((place - wanted + length) % length >= (place - gap + length) % length) {
        part[gap] = part[place]!;
        gap = place;
      }
    }
    part[gap] = NONE;
    this.#sizes[number]! -= 1;
    this.size -= 1;
  }

  #grow(number: number): void {
    const before = this.#parts[number]!;
    const after = new Int32Array(Math.ceil(before.length * GROWTH));
    for (const entry of before) if (entry !== NONE) insert(after, this.#hashOf(entry - 1), entry);
    this.#parts[number] = after;
  }
}

/** By the upper bits of the hash: the lower ones say the part. */
const placeOf = (hash: number, length: number): number => Math.floor(((hash >>> 6) / 2 ** 26) * length);

const insert = (part: Int32Array, hash: number, entry: number): void => {
  let place = placeOf(hash, part.length);
  while (part[place] !== NONE) place = place + 1 === part.length ? 0 : place + 1;
  part[place] = entry;
};

/** Mixes numbers of up to 53 bits into 32 bits. */
export const hashOfNumbers = (a: number, b = 0, c = 0): number => {
  let mixed =
    Math.imul(a | 0, 0x9e3779b1) ^
    Math.imul((a / 2 ** 32) | 0, 0x85ebca6b) ^
    Math.imul(b | 0, 0xc2b2ae35) ^
    Math.imul(c | 0, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return mixed ^ (mixed >>> 15);
};
