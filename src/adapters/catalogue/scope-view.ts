/** What one country sees of the catalogue: which styles, at which prices, in which tree of makes, models and years. */
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { isOffered, priceIn } from '../../domain/catalogue/style-offer.ts';
import type { Body } from '../../domain/vehicle/attributes.ts';
import type { CatalogueAnswer, CatalogueMake, CatalogueModel, CatalogueScope, PriceRange } from '../../ports/catalogue.ts';
import type { StyleColumns } from './style-columns.ts';

interface ModelEntry {
  readonly name: string;
  /** Slots by year, latest first. */
  readonly years: Map<number, number[]>;
}
interface MakeEntry {
  readonly name: string;
  readonly models: Map<string, ModelEntry>;
}

export class ScopeView {
  readonly slots: Uint32Array;
  /** By slot of the catalogue; NaN without a price. */
  readonly prices: Float64Array;
  readonly #columns: StyleColumns;
  readonly #makes = new Map<string, MakeEntry>();
  #makeList: readonly CatalogueMake[] | null = null;
  #unfiltered: CatalogueAnswer | null = null;

  constructor(columns: StyleColumns, scope: CatalogueScope) {
    this.#columns = columns;
    const { styles } = columns;
    this.prices = new Float64Array(styles.length).fill(Number.NaN);
    const slots: number[] = [];
    for (const [slot, style] of styles.entries()) {
      if (!isOffered(style, scope)) continue;
      slots.push(slot);
      this.prices[slot] = priceIn(style, scope)?.amount ?? Number.NaN;
      this.#enter(slot, style.year);
    }
    this.slots = Uint32Array.from(slots);
  }

  makes(): readonly CatalogueMake[] {
    this.#makeList ??= [...this.#makes]
      .map(([makeSlug, { name, models }]) => {
        const years = [...models.values()].flatMap((model) => [...model.years]);
        return {
          slug: makeSlug,
          name,
          models: models.size,
          styles: years.reduce((sum, [, slots]) => sum + slots.length, 0),
          latestYear: Math.max(...years.map(([year]) => year)),
        };
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return this.#makeList;
  }

  /** The search that asks for nothing, where everybody begins: worked out once, as the tree is. */
  unfiltered(search: () => CatalogueAnswer): CatalogueAnswer {
    this.#unfiltered ??= search();
    return this.#unfiltered;
  }

  modelsOf(makeSlug: string): CatalogueModel[] {
    const make = this.#makes.get(makeSlug);
    if (!make) return [];
    return [...make.models]
      .map(([modelSlug, model]) => this.#model(makeSlug, make.name, modelSlug, model))
      .sort((a, b) => (b.years[0]?.year ?? 0) - (a.years[0]?.year ?? 0) || a.name.localeCompare(b.name, 'en', { numeric: true }));
  }

  modelOf(makeSlug: string, modelSlug: string): CatalogueModel | null {
    const make = this.#makes.get(makeSlug);
    const model = make?.models.get(modelSlug);
    return make && model ? this.#model(makeSlug, make.name, modelSlug, model) : null;
  }

  stylesOf(makeSlug: string, modelSlug: string, year: number): StyleSummary[] {
    const slots = this.#makes.get(makeSlug)?.models.get(modelSlug)?.years.get(year) ?? [];
    const price = (slot: number): number => this.prices[slot] ?? Number.NaN;
    return [...slots]
      .sort((a, b) => (Number.isNaN(price(a)) ? 1 : 0) - (Number.isNaN(price(b)) ? 1 : 0) || price(a) - price(b) || 0 || a - b)
      .flatMap((slot) => this.#columns.styles[slot] ?? []);
  }

  #enter(slot: number, year: number): void {
    const { make, model } = this.#columns.facets;
    const [makeCode, modelCode] = [make.codes[slot] ?? 0, model.codes[slot] ?? 0];
    const ofMake = entryOf(this.#makes, make.values[makeCode] ?? '', () => ({
      name: make.names[makeCode] ?? '',
      models: new Map<string, ModelEntry>(),
    }));
    const ofModel = entryOf(ofMake.models, model.values[modelCode] ?? '', () => ({
      name: this.#columns.styles[slot]?.model ?? '',
      years: new Map<number, number[]>(),
    }));
    entryOf(ofModel.years, year, () => []).push(slot);
  }

  #model(makeSlug: string, make: string, modelSlug: string, { name, years }: ModelEntry): CatalogueModel {
    // Slots come in the natural order, and so the years latest first.
    const list = [...years].map(([year, slots]) => ({ year, styles: slots.length, price: this.#priceRange(slots) }));
    const slotsOfYears = [...years.values()];
    const latest = slotsOfYears[0] ?? [];
    const pictured = slotsOfYears.flat().find((slot) => (this.#columns.styles[slot]?.photos ?? 0) > 0) ?? -1;
    return {
      makeSlug,
      make,
      slug: modelSlug,
      name,
      body: this.#usualBody(latest),
      styles: list.reduce((sum, { styles }) => sum + styles, 0),
      years: list,
      price: list.find(({ price }) => price !== null)?.price ?? null,
      picturedId: this.#columns.styles[pictured]?.id ?? null,
    };
  }

  #priceRange(slots: readonly number[]): PriceRange | null {
    const prices = slots.map((slot) => this.prices[slot] ?? Number.NaN).filter((price) => !Number.isNaN(price));
    return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) };
  }

  #usualBody(slots: readonly number[]): Body | null {
    const counts = new Map<Body, number>();
    for (const slot of slots) {
      const body = this.#columns.styles[slot]?.body;
      if (body) counts.set(body, (counts.get(body) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  }
}

const entryOf = <Key, Entry>(entries: Map<Key, Entry>, key: Key, make: () => Entry): Entry => {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const made = make();
  entries.set(key, made);
  return made;
};
