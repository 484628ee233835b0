/** What a query demands of slots, in the form that the kernel runs. */
import { NONE, type Row } from '../columns/layout.ts';
import type { Measured } from '../columns/measured.ts';
import type { Scratch } from '../scratch.ts';

/**
 * What a filter lets pass is the union of its terms. Each is taken of the slots in one row that are not in another: all of them (or of a third
 * row), those with a value in a range (bounds included), those whose code, number or make is among others, or those of dealers.
 */
export type Term = { readonly row: Row; readonly other?: Row } & (
  | { readonly kind: 'rows'; readonly also?: Row }
  | ({ readonly kind: 'values'; readonly least: number; readonly greatest: number } & Measured['plane'])
  /** 1 in a byte a code. */
  | { readonly kind: 'codes'; readonly plane: number; readonly allowed: Uint8Array }
  /** The lower 8 bits of makes. */
  | { readonly kind: 'makes'; readonly plane: number; readonly makes: Uint8Array }
  /** The lower 16 bits of kinds. */
  | { readonly kind: 'kinds'; readonly plane: number; readonly kinds: Uint16Array }
  /** Numbers of 64 bits, bounds included: the upper half and the lower. */
  | {
      readonly kind: 'numbers';
      readonly plane: number;
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
    }
  /** 1 in a byte a dealer; `dealers` is the row of them. */
  | { readonly kind: 'dealers'; readonly dealers: Row; readonly allowed: Uint8Array }
);

/** A filter: one that every count heeds, or a choice with the row of what fails it and nothing else. */
export interface Step {
  readonly target: Row | null;
  readonly terms: readonly Term[];
}

const KINDS = { rows: 0, values: 1, codes: 2, makes: 3, numbers: 4, kinds: 5, dealers: 6 } as const satisfies Record<
  Term['kind'],
  number
>;
const TERM_WORDS = 10;
const STEP_WORDS = 2;

export interface Program {
  readonly address: number;
  readonly end: number;
}

/** Steps and terms as `assembly/filters.ts` reads them. */
export const programOf = (steps: readonly Step[], scratch: Scratch): Program => {
  const words = steps.reduce((sum, { terms }) => sum + STEP_WORDS + TERM_WORDS * terms.length, 0);
  const numbers = scratch.numbers(words / 2);
  const integers = new Uint32Array(numbers.buffer, numbers.byteOffset, words);
  let place = 0;
  for (const { target, terms } of steps) {
    integers[place] = target ?? 0;
    integers[place + 1] = terms.length;
    place += STEP_WORDS;
    for (const term of terms) {
      write(term, integers.subarray(place, place + TERM_WORDS), numbers.subarray(place / 2, (place + TERM_WORDS) / 2));
      place += TERM_WORDS;
    }
  }
  return { address: numbers.byteOffset, end: numbers.byteOffset + 4 * words };
};

const write = (term: Term, integers: Uint32Array, numbers: Float64Array): void => {
  integers[0] = KINDS[term.kind];
  integers[1] = term.row;
  integers[2] = term.other ?? NONE;
  switch (term.kind) {
    case 'rows':
      integers[3] = term.also ?? term.row;
      return;
    case 'values':
      integers[3] = term.plane;
      integers[4] = term.width;
      integers[5] = term.table;
      [numbers[3], numbers[4]] = [term.least, term.greatest];
      return;
    case 'codes':
      integers[3] = term.plane;
      integers[5] = term.allowed.byteOffset;
      return;
    case 'makes':
      integers[3] = term.plane;
      integers[4] = term.makes.length;
      integers[5] = term.makes.byteOffset;
      return;
    case 'kinds':
      integers[3] = term.plane;
      integers[4] = term.kinds.length;
      integers[5] = term.kinds.byteOffset;
      return;
    case 'numbers':
      integers[3] = term.plane;
      [integers[6], integers[7], integers[8], integers[9]] = [term.from[1], term.from[0], term.to[1], term.to[0]];
      return;
    case 'dealers':
      integers[3] = term.dealers;
      integers[5] = term.allowed.byteOffset;
  }
};
