import { Codes } from './codes.ts';
import type { CodeColumn } from './layout.ts';
import type { Segments } from './segments.ts';

/** A column of values that several listings share, as codes. */
export class SharedValues<T> {
  readonly table = new Codes<T>();
  readonly #column: CodeColumn;
  readonly #segments: Segments;

  constructor(column: CodeColumn, segments: Segments) {
    this.#column = column;
    this.#segments = segments;
  }

  /** `create` makes the value when the key is new: then its code is answered, else null. */
  set(slot: number, key: string, create: () => T): number | null {
    const code = this.table.acquire(key, create);
    this.#segments.setCode(slot, this.#column, code);
    return this.table.uses[code] === 1 ? code : null;
  }

  /** The code when the slot was the last with its value, else null. */
  release(slot: number): number | null {
    const code = this.#segments.codeOf(slot, this.#column);
    return this.table.release(code) ? code : null;
  }
}
