import { CATALOGUE_FACETS, type CatalogueFacet, type CatalogueRange } from '../../domain/catalogue/catalogue-query.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { isOffered, priceIn } from '../../domain/catalogue/style-offer.ts';
import { slug, wordsOf } from '../../domain/text/fold.ts';
import type { CatalogueScope } from '../../ports/catalogue.ts';
import { Codes } from '../search/embedded/columns/codes.ts';

export interface FacetColumn {
  /** By slot; 0 for a style without the value. */
  readonly codes: Uint16Array;
  /** Keys are what a URL holds, values the names. */
  readonly table: Codes<string>;
}

/** What styles are filtered or sorted by as numbers. */
export type NumberField = CatalogueRange | 'year';

const NUMBERS: Readonly<Record<NumberField, (style: StyleSummary, scope: CatalogueScope) => number | null | undefined>> = {
  price: (style, scope) => priceIn(style, scope)?.amount,
  power: ({ powerKw }) => powerKw,
  consumption: ({ consumption }) => consumption,
  energy: ({ energy }) => energy,
  range: ({ rangeKm }) => rangeKm,
  length: ({ lengthMm }) => lengthMm,
  year: ({ year }) => year,
};

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Newest first, then by make, model, name and id. */
export const inNaturalOrder = (styles: Iterable<StyleSummary>): StyleSummary[] =>
  [...styles].sort(
    (a, b) =>
      b.year - a.year ||
      compareText(a.make, b.make) ||
      compareText(a.model, b.model) ||
      compareText(a.name, b.name) ||
      a.id - b.id,
  );

/** One scope's view of the catalogue, as columns by slot: a style's place in the natural order of the styles that the scope offers. */
export class StyleIndex {
  readonly styles: readonly StyleSummary[];
  readonly facets: Readonly<Record<CatalogueFacet, FacetColumn>>;
  /** NaN without the value; prices are those of the scope. */
  readonly numbers: Readonly<Record<NumberField, Float64Array>>;
  #words: ReadonlyMap<string, readonly number[]> | null = null;
  #nameRanks: Float64Array | null = null;
  #models: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>> | null = null;

  /** `all` in the natural order. */
  constructor(all: readonly StyleSummary[], scope: CatalogueScope) {
    this.styles = all.filter((style) => isOffered(style, scope));
    this.facets = recordOf(CATALOGUE_FACETS, (facet) =>
      facet === 'make' || facet === 'model'
        ? facetColumn(facet, this.styles, slug, all)
        : facetColumn(facet, this.styles, String),
    );
    this.numbers = recordOf(Object.keys(NUMBERS) as NumberField[], (field) =>
      Float64Array.from(this.styles, (style) => NUMBERS[field](style, scope) ?? Number.NaN),
    );
  }

  /** The slots of each word of year, make, model and name. */
  get words(): ReadonlyMap<string, readonly number[]> {
    if (this.#words) return this.#words;
    const words = new Map<string, number[]>();
    for (const [slot, { year, make, model, name }] of this.styles.entries())
      for (const word of new Set(wordsOf(`${String(year)} ${make} ${model} ${name}`))) {
        const slots = words.get(word);
        if (slots) slots.push(slot);
        else words.set(word, [slot]);
      }
    return (this.#words = words);
  }

  /** Where each style is in the order of make, model and name. */
  get nameRanks(): Float64Array {
    if (this.#nameRanks) return this.#nameRanks;
    const order = this.styles
      .map(({ make, model, name }, slot) => ({ slot, text: `${make} ${model} ${name}` }))
      .sort((a, b) => compareText(a.text, b.text) || a.slot - b.slot);
    this.#nameRanks = new Float64Array(order.length);
    for (const [rank, { slot }] of order.entries()) this.#nameRanks[slot] = rank;
    return this.#nameRanks;
  }

  /** The slots of each model, by the slugs of make and model. */
  get models(): ReadonlyMap<string, ReadonlyMap<string, readonly number[]>> {
    if (this.#models) return this.#models;
    const { make, model } = this.facets;
    const keyOf = ({ codes, table }: FacetColumn, slot: number): string => table.keyOf(codes[slot] ?? 0);
    const byMake = Map.groupBy(this.styles.keys(), (slot) => keyOf(make, slot));
    return (this.#models = new Map(
      Array.from(byMake, ([key, slots]) => [key, Map.groupBy(slots, (slot) => keyOf(model, slot))] as const),
    ));
  }
}

/** @param named further styles whose names are known: a query may name a make that the scope lacks */
function facetColumn(
  facet: CatalogueFacet,
  styles: readonly StyleSummary[],
  keyOf: (name: string) => string,
  named: readonly StyleSummary[] = [],
): FacetColumn {
  const table = new Codes<string>();
  table.acquire('', () => '');
  const known = new Map<string | number | null, number>([[null, 0]]);
  const codeOf = (style: StyleSummary): number => {
    const name = style[facet];
    const code = known.get(name);
    if (code !== undefined) return code;
    const made = table.acquire(keyOf(String(name)), () => String(name));
    known.set(name, made);
    return made;
  };
  named.forEach(codeOf);
  const codes = new Uint16Array(styles.length);
  for (const [slot, style] of styles.entries()) codes[slot] = codeOf(style);
  return { codes, table };
}

export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
