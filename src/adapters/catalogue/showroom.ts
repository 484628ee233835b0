/** The tree of makes, models and model years that a scope offers. */
import { CATALOGUE_FIGURES } from '../../domain/catalogue/catalogue-query.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import type { Body } from '../../domain/vehicle/attributes.ts';
import type { CatalogueMake, CatalogueModel, NumberRange } from '../../ports/catalogue.ts';
import { recordOf, type StyleIndex } from './style-index.ts';

type Slots = readonly number[];

export class Showroom {
  readonly #index: StyleIndex;
  #makes: readonly CatalogueMake[] | null = null;
  #all: readonly CatalogueModel[] | null = null;
  readonly #models = new Map<string, readonly CatalogueModel[]>();

  constructor(index: StyleIndex) {
    this.#index = index;
  }

  /** By name. */
  makes(): readonly CatalogueMake[] {
    const { models, styles } = this.#index;
    return (this.#makes ??= [...models]
      .map(([makeSlug, ofMake]) => {
        const slots = [...ofMake.values()];
        return {
          slug: makeSlug,
          name: this.#nameOf(makeSlug),
          models: ofMake.size,
          styles: slots.reduce((sum, ofModel) => sum + ofModel.length, 0),
          latestYear: Math.max(...slots.map(([first = -1]) => styles[first]?.year ?? 0)),
        };
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en')));
  }

  /** Newest first, then by make and name. */
  models(): readonly CatalogueModel[] {
    return (this.#all ??= this.makes()
      .flatMap(({ slug }) => this.modelsOf(slug))
      .sort((a, b) => (b.years[0]?.year ?? 0) - (a.years[0]?.year ?? 0)));
  }

  /** Newest first, then by name. */
  modelsOf(makeSlug: string): readonly CatalogueModel[] {
    const known = this.#models.get(makeSlug);
    if (known) return known;
    const models = [...(this.#index.models.get(makeSlug) ?? [])]
      .map(([modelSlug, slots]) => this.#model(makeSlug, modelSlug, slots))
      .sort((a, b) => (b.years[0]?.year ?? 0) - (a.years[0]?.year ?? 0) || a.name.localeCompare(b.name, 'en', { numeric: true }));
    if (models.length > 0) this.#models.set(makeSlug, models);
    return models;
  }

  modelOf(makeSlug: string, modelSlug: string): CatalogueModel | null {
    return this.modelsOf(makeSlug).find((model) => model.slug === modelSlug) ?? null;
  }

  /** Cheapest first, those without a price last; ties in the natural order. */
  stylesOf(makeSlug: string, modelSlug: string, year: number): StyleSummary[] {
    const { models, numbers, styles } = this.#index;
    const price = (slot: number): number => numbers.price[slot] ?? NaN;
    return (models.get(makeSlug)?.get(modelSlug) ?? [])
      .filter((slot) => styles[slot]?.year === year)
      .sort((a, b) => Number(Number.isNaN(price(a))) - Number(Number.isNaN(price(b))) || price(a) - price(b) || a - b)
      .flatMap((slot) => styles[slot] ?? []);
  }

  #nameOf(makeSlug: string): string {
    const { table } = this.#index.facets.make;
    return table.values[table.codeOf(makeSlug) ?? 0] ?? '';
  }

  #model(makeSlug: string, slug: string, slots: Slots): CatalogueModel {
    const { numbers, styles } = this.#index;
    // Slots are in the natural order, so the latest years come first.
    const byYear = [...Map.groupBy(slots, (slot) => styles[slot]?.year ?? 0)];
    const years = byYear.map(([year, ofYear]) => ({ year, styles: ofYear.length, price: rangeOf(numbers.price, ofYear) }));
    const pictured = slots.find((slot) => (styles[slot]?.photos ?? 0) > 0) ?? -1;
    return {
      makeSlug,
      make: this.#nameOf(makeSlug),
      slug,
      name: styles[slots[0] ?? -1]?.model ?? '',
      body: usualBody((byYear[0]?.[1] ?? []).flatMap((slot) => styles[slot]?.body ?? [])),
      styles: slots.length,
      years,
      price: years.find(({ price }) => price !== null)?.price ?? null,
      figures: recordOf(CATALOGUE_FIGURES, (figure) => rangeOf(numbers[figure], byYear[0]?.[1] ?? [])),
      picturedId: styles[pictured]?.id ?? null,
    };
  }
}

function rangeOf(values: Float64Array, slots: Slots): NumberRange | null {
  const known = slots.map((slot) => values[slot] ?? NaN).filter((value) => !Number.isNaN(value));
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

const usualBody = (bodies: readonly Body[]): Body | null =>
  [...Map.groupBy(bodies, (body) => body)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
