/** What a query asks, as clauses of OpenSearch: of a listing, or of the others of its vehicle (`same.`). */
import { boundsOf, chosenOf, FACETS, LIMITS, type FilterName } from '../../../domain/inventory/facets.ts';
import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { filterText } from '../../../domain/inventory/searchable.ts';
import { kmOfSquaredChord, squaredChord, unitVector } from '../../../domain/location/coordinates.ts';
import { fold, wordsOf } from '../../../domain/text/fold.ts';
import type { Knowledge, KnownDealer } from './knowledge.ts';

export type Clause = Readonly<Record<string, unknown>>;

const NOTHING: Clause = { match_none: {} };
const terms = (field: string, values: readonly (string | number)[]): Clause => ({ terms: { [field]: values } });
const range = (field: string, bounds: object): Clause => ({ range: { [field]: bounds } });
const exists = (field: string): Clause => ({ exists: { field } });
const any = (parts: readonly Clause[]): Clause => ({ bool: { should: parts, minimum_should_match: 1 } });
export const all = (filter: readonly Clause[], must_not: readonly Clause[] = []): Clause => ({
  bool: { filter, ...(must_not.length > 0 && { must_not }) },
});

/** A dealer that the query allows, with the distance from its place. */
export interface Near {
  readonly dealer: KnownDealer;
  /** Kilometres; null without a place to measure from, or without coordinates. */
  readonly km: number | null;
}

/** What is asked, read once: `plain` passes for every count, a choice is left out of the counts of its own field. */
export interface Filters {
  /** @param prefix '' for a listing, 'same.' for the others of its vehicle */
  readonly plain: (prefix: string) => readonly Clause[];
  readonly choices: ReadonlyMap<FilterName, (prefix: string) => Clause>;
  /** The dealers that pass scope, circle, place and name. */
  readonly near: readonly Near[];
}

const startsAWord = ({ words }: KnownDealer, start: string): boolean => words.some((word) => word.startsWith(start));

const dealersOf = (query: InventoryQuery, scope: InventoryScope, { dealers }: Knowledge): readonly Near[] => {
  const radius = radiusOf(query);
  const centre = query.near && unitVector(query.near);
  const texts = (['city', 'province', 'country'] as const)
    .map((field) => [field, filterText(query[field])] as const)
    .filter(([, text]) => text !== null);
  const named = wordsOf(query.companyName ?? '');
  const passing: Near[] = [];
  for (const known of dealers.values()) {
    const { record, at } = known;
    if (record.market !== scope.market || scope.companyIds?.includes(record.id) === false) continue;
    if (!texts.every(([field, text]) => text === known[field]) || !named.every((start) => startsAWord(known, start))) continue;
    const km = centre && at && kmOfSquaredChord(squaredChord(centre, ...at));
    if (radius === null || (km !== null && km <= radius)) passing.push({ dealer: known, km });
  }
  return passing;
};

/** Whether a query or a scope asks something of dealers that their market alone does not say. */
const asksDealers = (query: InventoryQuery, scope: InventoryScope): boolean =>
  scope.companyIds !== null ||
  radiusOf(query) !== null ||
  wordsOf(query.companyName ?? '').length > 0 ||
  [query.city, query.province, query.country].some((text) => filterText(text) !== null);

const companies = (prefix: string, near: readonly Near[]): Clause =>
  terms(
    `${prefix}company`,
    near.map(({ dealer }) => String(dealer.record.id)),
  );

const plainOf =
  (query: InventoryQuery, scope: InventoryScope, near: readonly Near[]) =>
  (prefix: string): Clause[] => {
    const of = (field: string): string => `${prefix}${field}`;
    const filters: Clause[] = [{ term: { [of('market')]: scope.market } }];
    if (asksDealers(query, scope)) filters.push(companies(prefix, near));
    if (scope.types !== null) filters.push(terms(of('type'), scope.types));
    if (query.ids.length > 0) filters.push(terms(of('id'), query.ids));
    for (const flag of query.flags) filters.push({ term: { [of('flags')]: flag } });
    for (const start of wordsOf(query.keyword ?? '')) {
      const named = near.filter(({ dealer }) => startsAWord(dealer, start));
      filters.push(any([{ prefix: { [of('words')]: start } }, { term: { [of('vin')]: start } }, companies(prefix, named)]));
    }
    for (const field of ['stockNumber', 'group'] as const) {
      const text = filterText(query[field]);
      if (text !== null) filters.push({ term: { [of(field)]: text } });
    }
    const source = filterText(query.source ?? scope.source);
    if (source !== null) filters.push({ term: { [of('sources')]: source } });
    return filters;
  };

/** A range that is asked when either bound is; an inverted one matches no value. */
const between = (field: string, min: number | null, max: number | null): Clause[] => {
  if (min === null && max === null) return [];
  if (min !== null && max !== null && min > max) return [NOTHING];
  return [range(field, { ...(min !== null && { gte: min }), ...(max !== null && { lte: max }) })];
};

const yearOf = (query: InventoryQuery, field: string): Clause[] => [
  ...(query.years.length > 0 ? [terms(field, query.years)] : []),
  ...between(field, query.yearMin, query.yearMax),
  ...(query.yearLow ? [range(field, { lt: SEARCH_LIMITS.year.low })] : []),
];

const mileageOf = (query: InventoryQuery, field: string): Clause[] => [
  ...between(field, query.mileageMin, query.mileageMax),
  ...(query.mileageHigh ? [range(field, { gt: SEARCH_LIMITS.mileage.high })] : []),
];

/** As `inventory-query.ts` says what `priceNone` means beside other parts, and alone. */
const priceOf = (query: InventoryQuery, field: string): Clause[] => {
  const { low, high } = SEARCH_LIMITS.price;
  const parts = [
    ...between(field, query.priceMin, query.priceMax),
    ...(query.priceLow ? [range(field, { lt: low })] : []),
    ...(query.priceHigh ? [range(field, { gte: high })] : []),
  ];
  if (query.priceNone === true) return [...parts, all([], [exists(field)])];
  return parts.length === 0 && query.priceNone === false ? [exists(field)] : parts;
};

const choicesOf = (query: InventoryQuery, scope: InventoryScope): Filters['choices'] => {
  const choices = new Map<FilterName, (prefix: string) => Clause>();
  const add = (name: FilterName, partsOf: (prefix: string) => Clause[]): void => {
    if (partsOf('').length > 0) choices.set(name, (prefix) => any(partsOf(prefix)));
  };
  for (const facet of FACETS) {
    const chosen = chosenOf(query, facet).map((value) =>
      facet === 'make' || facet === 'model' ? fold(String(value)) : String(value),
    );
    if (facet !== 'year' && chosen.length > 0) choices.set(facet, (prefix) => terms(`${prefix}${facet}`, chosen));
  }
  add('year', (prefix) => yearOf(query, `${prefix}year`));
  add('price', (prefix) => priceOf(query, `${prefix}price.${scope.currency}`));
  add('mileage', (prefix) => mileageOf(query, `${prefix}mileage`));
  for (const limit of LIMITS) add(limit, (prefix) => between(`${prefix}${limit}`, null, boundsOf(query, limit).max));
  return choices;
};

export const filtersOf = (query: InventoryQuery, scope: InventoryScope, knowledge: Knowledge): Filters => {
  const near = dealersOf(query, scope, knowledge);
  return { near, plain: plainOf(query, scope, near), choices: choicesOf(query, scope) };
};

const nested = (filter: readonly Clause[]): Clause => ({ nested: { path: 'same', query: all(filter) } });
const FIRST: Clause = { term: { 'same.first': true } };

/** Which listings count, once for each vehicle (decision 49). */
export interface Shown {
  /** What the search finds. */
  readonly hits: Clause;
  /** What the search would find without its choice of this field, as the counts of the field have it: hits, and beside them vehicles without one. */
  readonly without: (field: FilterName) => Clause;
}

/**
 * A listing is found when it passes and none that came before it does. Beside the hits, a field's counts have what fails its choice alone,
 * unless another listing of the vehicle is a hit, or came before and fails that choice alone as well.
 */
export const shownBy = ({ plain, choices }: Pick<Filters, 'plain' | 'choices'>, hasSame: boolean): Shown => {
  const chosen = (prefix: string, but?: FilterName): Clause[] =>
    [...choices].filter(([name]) => name !== but).map(([, clause]) => clause(prefix));
  const found = hasSame ? [nested([FIRST, ...plain('same.'), ...chosen('same.')])] : [];
  return {
    hits: all(chosen(''), found),
    without: (field) => {
      const own = choices.get(field);
      if (!hasSame || !own) return all(chosen('', field));
      const others = nested([...plain('same.'), ...chosen('same.', field), any([own('same.'), FIRST])]);
      return all(chosen('', field), [...found, all([others], [own('')])]);
    },
  };
};
