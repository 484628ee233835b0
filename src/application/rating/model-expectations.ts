import type { Expectation } from '../../domain/rating/grade.ts';
import { firstFrom } from '../../domain/text/first-from.ts';

/** What the vehicles of one model are expected to cost, in 24 bytes each: every vehicle that is for sale has its place here. */
export class ModelExpectations {
  /** Ascending. */
  readonly #ids: Float64Array;
  readonly #amounts: Float64Array;
  readonly #margins: Float64Array;
  readonly #unrated = new Set<number>();

  /** @param expectations null where too little is known */
  constructor(expectations: ReadonlyMap<number, Expectation | null> = new Map()) {
    this.#ids = Float64Array.from(expectations.keys()).sort();
    this.#amounts = this.#ids.map((id) => expectations.get(id)?.amount ?? NaN);
    this.#margins = this.#ids.map((id) => expectations.get(id)?.margin ?? NaN);
  }

  /** Of all vehicles of the model. */
  ids(): number[] {
    return [...this.#ids, ...this.#unrated];
  }

  has(id: number): boolean {
    return this.#unrated.has(id) || this.#placeOf(id) !== null;
  }

  /** A vehicle about which nothing is known yet. */
  add(id: number): void {
    if (!this.has(id)) this.#unrated.add(id);
  }

  of(id: number): Expectation | null {
    const place = this.#placeOf(id);
    const [amount, margin] = place === null ? [] : [this.#amounts[place], this.#margins[place]];
    return amount === undefined || margin === undefined || Number.isNaN(amount) ? null : { amount, margin };
  }

  #placeOf(id: number): number | null {
    const place = firstFrom(this.#ids, id);
    return this.#ids[place] === id ? place : null;
  }
}
