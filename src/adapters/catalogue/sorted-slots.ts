/** Orders of the whole catalogue, made when they are first asked for, so that a page of any sort is cut out of one. */
import type { CatalogueQuery, CatalogueSort } from '../../domain/catalogue/catalogue-query.ts';
import type { ScopeView } from './scope-view.ts';
import type { StyleColumns } from './style-columns.ts';

/** A number and a slot in one whole double, so that the engine's own numeric sort puts both in order. */
const SLOTS = 2 ** 19;
/** Two decimals of the largest price. */
const MOST = 10 ** 10;

export class SortedSlots {
  readonly #columns: StyleColumns;
  #places: Float64Array | null = null;
  /** By view, because prices differ by country. */
  readonly #orders = new WeakMap<ScopeView, Map<string, Uint32Array>>();

  constructor(columns: StyleColumns) {
    this.#columns = columns;
  }

  /** The slots of the query's page among the hits. */
  page({ sort, descending, pageIndex, pageSize }: CatalogueQuery, hits: Uint8Array, view: ScopeView): number[] {
    const order = sort === 'Pertinence' ? view.slots : this.#order(view, sort, descending);
    const page: number[] = [];
    let skip = (pageIndex - 1) * pageSize;
    for (const slot of order) {
      if (hits[slot] !== 1) continue;
      if (skip > 0) skip--;
      else if (page.push(slot) === pageSize) break;
    }
    return page;
  }

  #order(view: ScopeView, sort: Exclude<CatalogueSort, 'Pertinence'>, descending: boolean): Uint32Array {
    const orders = this.#orders.get(view) ?? new Map<string, Uint32Array>();
    this.#orders.set(view, orders);
    const key = `${sort} ${descending ? 'down' : 'up'}`;
    const known = orders.get(key);
    if (known) return known;
    const made = inOrder(view.slots, this.#valueOf(view, sort), descending && sort !== 'Name');
    orders.set(key, made);
    return made;
  }

  #valueOf(view: ScopeView, sort: Exclude<CatalogueSort, 'Pertinence'>): (slot: number) => number {
    const { numbers, styles } = this.#columns;
    const of = (values: ArrayLike<number>) => (slot: number) => values[slot] ?? Number.NaN;
    switch (sort) {
      case 'Price':
        return of(view.prices);
      case 'Power':
        return of(numbers.power);
      case 'Consumption':
        return of(numbers.consumption);
      case 'Energy':
        return of(numbers.energy);
      case 'Range':
        return of(numbers.range);
      case 'Length':
        return of(numbers.length);
      case 'Year':
        return (slot) => styles[slot]?.year ?? Number.NaN;
      case 'Name':
        return of(this.#namePlaces());
    }
  }

  /** Where each style stands in the order of make, model and name. */
  #namePlaces(): Float64Array {
    if (this.#places) return this.#places;
    const order = this.#columns.styles
      .map(({ make, model, name }, slot) => ({ slot, text: `${make} ${model} ${name}` }))
      .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.slot - b.slot));
    this.#places = new Float64Array(order.length);
    for (const [place, { slot }] of order.entries()) this.#places[slot] = place;
    return this.#places;
  }
}

/** What lacks the value comes last in both directions; ties keep the natural order, which is that of the slots. */
function inOrder(slots: Uint32Array, value: (slot: number) => number, descending: boolean): Uint32Array {
  const keys = new Float64Array(slots.length);
  for (const [k, slot] of slots.entries()) {
    const number = value(slot);
    const rank = Number.isNaN(number) ? MOST : descending ? MOST - 1 - Math.round(number * 100) : Math.round(number * 100);
    keys[k] = rank * SLOTS + slot;
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => key % SLOTS);
}
