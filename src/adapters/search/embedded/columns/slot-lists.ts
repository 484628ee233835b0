import type { Bitmap } from '../bits.ts';
import { grown } from './grown.ts';

const FIRST_LENGTH = 4;
const GROWTH = 1.25;

/** For each code the list of its slots, in no particular order. */
export class SlotLists {
  /** None for a code without slots. */
  readonly #slots: (Uint32Array | undefined)[] = [];
  readonly #lengths: number[] = [];

  add(code: number, slot: number): void {
    let slots = (this.#slots[code] ??= new Uint32Array(FIRST_LENGTH));
    const length = this.#lengths[code] ?? 0;
    if (length === slots.length) this.#slots[code] = slots = grown(slots, Math.ceil(length * GROWTH));
    slots[length] = slot;
    this.#lengths[code] = length + 1;
  }

  remove(code: number, slot: number): void {
    const slots = this.#slots[code]!;
    const last = this.#lengths[code]! - 1;
    slots[slots.indexOf(slot)] = slots[last]!;
    this.#lengths[code] = last;
    if (last === 0) this.#slots[code] = undefined;
  }

  /** Adds the code's slots to a bitmap. */
  unite(target: Bitmap, code: number): void {
    const slots = this.#slots[code];
    const length = this.#lengths[code] ?? 0;
    if (slots) for (let k = 0; k < length; k++) target[slots[k]! >>> 5]! |= 1 << (slots[k]! & 31);
  }
}
