import { CODES } from './layout.ts';
import type { Combinations } from './combinations.ts';
import type { Measured } from './measured.ts';

type Looks = Combinations<'year' | 'yearBucket' | 'colour'>;

/** Years are no column of their own: each look has one. */
export class Years implements Measured {
  readonly #looks: Looks;

  constructor(looks: Looks) {
    this.#looks = looks;
  }

  unitsOf(slot: number): number {
    const year = this.#looks.attributes.year[this.#looks.codeOf(slot)]!;
    return year < 0 ? NaN : year;
  }

  toValue(year: number): number {
    return year;
  }

  range(least: number, greatest: number): { least: number; greatest: number } {
    return { least, greatest };
  }

  get plane() {
    return { plane: CODES.look, width: 0, table: this.#looks.attributes.year.byteOffset } as const;
  }
}
