/** The catalogue without a database and without an index: every question is answered by going through all styles. */
import {
  CATALOGUE_FACETS,
  CATALOGUE_FIGURES,
  CATALOGUE_RANGES,
  type CatalogueFacet,
  type CatalogueQuery,
  type CatalogueRange,
} from '../../../src/domain/catalogue/catalogue-query.ts';
import { mergeRecords } from '../../../src/domain/catalogue/merge-records.ts';
import { difference, MOST_DIFFERENT } from '../../../src/domain/catalogue/similar-styles.ts';
import type { CatalogueStyle, StyleSummary } from '../../../src/domain/catalogue/specification-style.ts';
import { isOffered, priceIn } from '../../../src/domain/catalogue/style-offer.ts';
import type { StyleRecord } from '../../../src/domain/catalogue/style-record.ts';
import { summaryOf } from '../../../src/domain/catalogue/style-summary.ts';
import { slug, wordsOf } from '../../../src/domain/text/fold.ts';
import type {
  Catalogue,
  CatalogueAnswer,
  CatalogueFacetCount,
  CatalogueHistogram,
  CatalogueModel,
  CatalogueScope,
  CatalogueSuggestion,
  CatalogueTransaction,
  CatalogueWriting,
  RecordToSave,
} from '../../../src/ports/catalogue.ts';

interface StoredRecord extends Omit<RecordToSave, 'styleId'> {
  readonly styleId: number;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const naturally = (a: StyleSummary, b: StyleSummary): number =>
  b.year - a.year || compare(a.make, b.make) || compare(a.model, b.model) || compare(a.name, b.name) || a.id - b.id;

export class InMemoryCatalogue implements Catalogue, CatalogueWriting {
  #records = new Map<string, StoredRecord>();
  #revision = 0;

  /** Stores a style of its own for each record; their ids count on from the last. */
  async add(...records: readonly StyleRecord[]): Promise<readonly number[]> {
    return this.transaction((catalogue) =>
      catalogue.save(records.map((record) => ({ record, fingerprint: JSON.stringify(record), styleId: null }))),
    );
  }

  async transaction<T>(work: (catalogue: CatalogueTransaction) => Promise<T>): Promise<T> {
    const before = new Map(this.#records);
    const stored: number[] = [];
    try {
      const result = await work({
        styles: () => this.#knownStyles(),
        recordsOf: (feed) =>
          Promise.resolve(
            new Map(
              [...this.#records.values()]
                .filter(({ record }) => record.feed === feed)
                .map(({ record, ...known }) => [record.key, known] as const),
            ),
          ),
        recordsOfStyle: (id) => Promise.resolve(this.#recordsOf(id)),
        save: (records) => {
          stored.push(records.length);
          return Promise.resolve(records.map((record) => this.#put(record)));
        },
      });
      if (stored.some((count) => count > 0)) this.#revision++;
      return result;
    } catch (error) {
      this.#records = before;
      throw error;
    }
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(this.#records.size === 0);
  }

  revision(): Promise<number> {
    return Promise.resolve(this.#revision);
  }

  makes(scope: CatalogueScope) {
    const styles = this.#offered(scope);
    return Promise.resolve(
      [...Map.groupBy(styles, ({ make }) => slug(make))]
        .map(([makeSlug, ofMake]) => ({
          slug: makeSlug,
          name: ofMake[0]!.make,
          models: new Set(ofMake.map(({ model }) => slug(model))).size,
          styles: ofMake.length,
          latestYear: Math.max(...ofMake.map(({ year }) => year)),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    );
  }

  async models(scope: CatalogueScope): Promise<readonly CatalogueModel[]> {
    const makes = await this.makes(scope);
    const models = await Promise.all(makes.map((make) => this.modelsOf(make.slug, scope)));
    return models.flat().sort((a, b) => b.years[0]!.year - a.years[0]!.year);
  }

  modelsOf(makeSlug: string, scope: CatalogueScope): Promise<readonly CatalogueModel[]> {
    const ofMake = this.#offered(scope).filter(({ make }) => slug(make) === makeSlug);
    return Promise.resolve(
      [...Map.groupBy(ofMake, ({ model }) => slug(model)).values()]
        .map((styles) => modelOf(styles, scope))
        .sort((a, b) => b.years[0]!.year - a.years[0]!.year || a.name.localeCompare(b.name, 'en', { numeric: true })),
    );
  }

  async modelOf(makeSlug: string, modelSlug: string, scope: CatalogueScope): Promise<CatalogueModel | null> {
    return (await this.modelsOf(makeSlug, scope)).find((model) => model.slug === modelSlug) ?? null;
  }

  stylesOf(makeSlug: string, modelSlug: string, year: number, scope: CatalogueScope): Promise<readonly StyleSummary[]> {
    const price = (style: StyleSummary): number => priceIn(style, scope)?.amount ?? Number.MAX_VALUE;
    return Promise.resolve(
      this.#offered(scope)
        .filter((style) => slug(style.make) === makeSlug && slug(style.model) === modelSlug && style.year === year)
        .sort((a, b) => price(a) - price(b) || naturally(a, b)),
    );
  }

  ofId(id: number): Promise<CatalogueStyle | null> {
    const records = this.#recordsOf(id);
    return Promise.resolve(records.length === 0 ? null : mergeRecords(id, records));
  }

  async ofIds(ids: readonly number[]): Promise<readonly CatalogueStyle[]> {
    const styles = await Promise.all(ids.map((id) => this.ofId(id)));
    return styles.filter((style) => style !== null);
  }

  /** The names themselves in their order: how near they are is the index's business. */
  async nearest(
    [make = '', model = '', year = '']: readonly string[],
    scope: CatalogueScope,
  ): Promise<readonly CatalogueSuggestion[]> {
    const makes = await this.makes(scope);
    const known = makes.find(({ slug: own }) => own === make);
    if (!known)
      return makes
        .slice(0, 5)
        .map(({ slug: own, name }) => ({ make: { slug: own, name }, model: null, year: null, style: null }));
    const models = await this.modelsOf(make, scope);
    const found = models.find(({ slug: own }) => own === model);
    const named = { slug: known.slug, name: known.name };
    if (!found)
      return models
        .slice(0, 5)
        .map(({ slug: own, name }) => ({ make: named, model: { slug: own, name }, year: null, style: null }));
    const ofModel = { make: named, model: { slug: found.slug, name: found.name } };
    const styles = await this.stylesOf(make, model, Number(year), scope);
    if (styles.length === 0) return found.years.slice(0, 5).map((entry) => ({ ...ofModel, year: entry.year, style: null }));
    return styles.slice(0, 5).map((style) => ({ ...ofModel, year: style.year, style }));
  }

  search(query: CatalogueQuery, scope: CatalogueScope): Promise<CatalogueAnswer> {
    const styles = this.#offered(scope);
    const passing = (ignored: CatalogueFacet | CatalogueRange | null) =>
      styles.filter((style) => passes(style, query, scope, ignored));
    const found = passing(null);
    const facets = Object.fromEntries(
      CATALOGUE_FACETS.map((facet) => [
        facet,
        facet === 'model' && query.makes.length === 0 ? [] : facetCounts(facet, passing(facet), query, this.#summaries()),
      ]),
    ) as unknown as CatalogueAnswer['facets'];
    const histograms = Object.fromEntries(
      CATALOGUE_RANGES.map((range) => [
        range,
        histogramOf(passing(range).flatMap((style) => numberOf(style, range, scope) ?? [])),
      ]),
    ) as CatalogueAnswer['histograms'];
    const from = (query.pageIndex - 1) * query.pageSize;
    return Promise.resolve({
      total: found.length,
      styles: sorted(found, query, scope).slice(from, from + query.pageSize),
      facets,
      histograms,
    });
  }

  similar(id: number, count: number, scope: CatalogueScope): Promise<readonly StyleSummary[]> {
    const records = this.#recordsOf(id);
    if (records.length === 0) return Promise.resolve([]);
    const one = summaryOf(mergeRecords(id, records));
    const price = (style: StyleSummary): number | null => priceIn(style, scope)?.amount ?? null;
    const near = this.#offered(scope)
      .filter(({ make, model }) => make !== one.make || model !== one.model)
      .map((style) => ({ style, away: difference(one, style, { one: price(one), other: price(style) }) }))
      .filter(({ away }) => away <= MOST_DIFFERENT)
      .sort((a, b) => a.away - b.away || a.style.id - b.style.id);
    const models = new Set<string>();
    return Promise.resolve(
      near
        .map(({ style }) => style)
        .filter(({ make, model }) => !models.has(`${make} ${model}`) && models.add(`${make} ${model}`))
        .slice(0, count),
    );
  }

  #put({ record, fingerprint, styleId }: RecordToSave): number {
    const id = styleId ?? Math.max(0, ...[...this.#records.values()].map((stored) => stored.styleId)) + 1;
    this.#records.set(`${record.feed} ${record.key}`, { record, fingerprint, styleId: id });
    return id;
  }

  #recordsOf(styleId: number): readonly StyleRecord[] {
    return [...this.#records.values()].filter((stored) => stored.styleId === styleId).map(({ record }) => record);
  }

  #offered(scope: CatalogueScope): StyleSummary[] {
    return this.#summaries()
      .filter((style) => isOffered(style, scope))
      .sort(naturally);
  }

  #summaries(): StyleSummary[] {
    return [...Map.groupBy(this.#records.values(), ({ styleId }) => styleId)].map(([id, stored]) =>
      summaryOf(
        mergeRecords(
          id,
          stored.map(({ record }) => record),
        ),
      ),
    );
  }

  async *#knownStyles() {
    yield this.#summaries()
      .sort((a, b) => a.id - b.id)
      .map((style) => ({ ...style, feeds: this.#recordsOf(style.id).map(({ feed }) => feed) }));
  }
}

function modelOf(styles: readonly StyleSummary[], scope: CatalogueScope): CatalogueModel {
  const [first] = styles;
  const years = [...Map.groupBy(styles, ({ year }) => year)]
    .sort(([a], [b]) => b - a)
    .map(([year, ofYear]) => {
      const prices = ofYear.flatMap((style) => priceIn(style, scope)?.amount ?? []);
      return {
        year,
        styles: ofYear.length,
        price: rangeOf(prices),
      };
    });
  const latest = styles.filter(({ year }) => year === years[0]!.year);
  const bodies = [...Map.groupBy(latest, ({ body }) => body)]
    .filter(([body]) => body !== null)
    .sort((a, b) => b[1].length - a[1].length);
  return {
    makeSlug: slug(first!.make),
    make: first!.make,
    slug: slug(first!.model),
    name: first!.model,
    body: bodies[0]?.[0] ?? null,
    styles: styles.length,
    years,
    price: years.find(({ price }) => price !== null)?.price ?? null,
    figures: Object.fromEntries(
      CATALOGUE_FIGURES.map((figure) => [figure, rangeOf(latest.flatMap((style) => numberOf(style, figure, scope) ?? []))]),
    ) as CatalogueModel['figures'],
    picturedId: styles.find(({ photos }) => photos > 0)?.id ?? null,
  };
}

const rangeOf = (values: readonly number[]) =>
  values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };

const valueOf = (style: StyleSummary, facet: CatalogueFacet): string | null => {
  const value = style[facet];
  if (value === null) return null;
  return facet === 'make' || facet === 'model' ? slug(String(value)) : String(value);
};

const chosenOf = (query: CatalogueQuery, facet: CatalogueFacet): readonly string[] => {
  const { makes, models, years, bodies, fuels, transmissions, drivetrains, seats, doors } = query;
  const lists = {
    make: makes,
    model: models,
    year: years,
    body: bodies,
    fuel: fuels,
    transmission: transmissions,
    drivetrain: drivetrains,
    seats,
    doors,
  };
  return lists[facet].map(String);
};

const numberOf = (style: StyleSummary, range: CatalogueRange, scope: CatalogueScope): number | null => {
  const { powerKw, consumption, energy, rangeKm, lengthMm } = style;
  const price = priceIn(style, scope)?.amount ?? null;
  return { price, power: powerKw, consumption, energy, range: rangeKm, length: lengthMm }[range];
};

function passes(
  style: StyleSummary,
  query: CatalogueQuery,
  scope: CatalogueScope,
  ignored: CatalogueFacet | CatalogueRange | null,
): boolean {
  const own = wordsOf(`${style.year} ${style.make} ${style.model} ${style.name}`);
  if (!wordsOf(query.text ?? '').every((word) => own.some((known) => known.startsWith(word)))) return false;
  for (const facet of CATALOGUE_FACETS) {
    const chosen = chosenOf(query, facet);
    const value = valueOf(style, facet);
    if (facet !== ignored && chosen.length > 0 && (value === null || !chosen.includes(value))) return false;
  }
  for (const range of CATALOGUE_RANGES) {
    const { min, max } = query.ranges[range];
    if (range === ignored || (min === null && max === null)) continue;
    const value = numberOf(style, range, scope);
    if (value === null || value < (min ?? -Infinity) || value > (max ?? Infinity)) return false;
  }
  return true;
}

function facetCounts(
  facet: CatalogueFacet,
  styles: readonly StyleSummary[],
  query: CatalogueQuery,
  all: readonly StyleSummary[],
): CatalogueFacetCount[] {
  const values = new Map<string, CatalogueFacetCount>();
  for (const style of styles) {
    const value = valueOf(style, facet);
    if (value === null) continue;
    const name = String(style[facet]);
    values.set(value, { value, name: values.get(value)?.name ?? name, count: (values.get(value)?.count ?? 0) + 1 });
  }
  for (const value of chosenOf(query, facet)) {
    const known = all.find((style) => valueOf(style, facet) === value);
    if (!values.has(value)) values.set(value, { value, name: known ? String(known[facet]) : value, count: 0 });
  }
  return [...values.values()].sort((a, b) =>
    facet === 'year' ? Number(b.value) - Number(a.value) : b.count - a.count || compare(a.value, b.value),
  );
}

function histogramOf(values: readonly number[]): CatalogueHistogram | null {
  if (values.length === 0) return null;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const least = (max - min) / 20;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = least <= 0 ? 1 : ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
  const from = Math.floor(min / step) * step;
  const counts = Array.from(
    { length: Math.floor((max - from) / step) + 1 },
    (_, k) => values.filter((value) => Math.min(Math.floor((value - from) / step), Math.floor((max - from) / step)) === k).length,
  );
  return { min, max, from, step, counts };
}

function sorted(styles: readonly StyleSummary[], { sort, descending }: CatalogueQuery, scope: CatalogueScope): StyleSummary[] {
  if (sort === 'Pertinence') return styles.toSorted(naturally);
  if (sort === 'Name')
    return styles.toSorted(
      (a, b) => compare(`${a.make} ${a.model} ${a.name}`, `${b.make} ${b.model} ${b.name}`) || naturally(a, b),
    );
  const value = (style: StyleSummary): number | null =>
    sort === 'Year' ? style.year : numberOf(style, sort.toLowerCase() as CatalogueRange, scope);
  const last = descending ? -Infinity : Infinity;
  return styles.toSorted((a, b) => {
    const [x, y] = [value(a) ?? last, value(b) ?? last];
    return x === y ? naturally(a, b) : descending ? y - x : x - y;
  });
}
