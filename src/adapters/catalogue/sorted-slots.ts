/** Orders of the whole catalogue, made when they are first asked for, so that a page of any sort is cut out of one. */
import type { CatalogueQuery, CatalogueSort } from '../../domain/catalogue/catalogue-query.ts';
import type { ScopeView } from './scope-view.ts';
import type { StyleColumns } from './style-columns.ts';

export class SortedSlots {
  readonly #columns: StyleColumns;
  readonly #byName: readonly number[];
  /** By view, because prices differ by country. */
  readonly #orders = new WeakMap<ScopeView, Map<string, Uint32Array>>();

  constructor(columns: StyleColumns) {
    this.#columns = columns;
    const order = columns.styles
      .map(({ make, model, name }, slot) => ({ slot, text: `${make} ${model} ${name}` }))
      .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.slot - b.slot));
    const places = new Array<number>(order.length).fill(0);
    for (const [place, { slot }] of order.entries()) places[slot] = place;
    this.#byName = places;
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
    const value = this.#valueOf(view, sort);
    const sign = descending && sort !== 'Name' ? -1 : 1;
    // What lacks the value comes last in both directions; ties keep the natural order, which is that of the slots.
    const made = view.slots.toSorted((a, b) => {
      const [x, y] = [value(a), value(b)];
      if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || a - b;
      return sign * (x - y) || a - b;
    });
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
        return of(this.#byName);
    }
  }
}
