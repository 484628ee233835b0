/** Search written directly from the contract, without an index: the reference for every engine. */
import {
  bucketOf,
  FILTERS,
  type FilterName,
  type Facet,
  type FacetCount,
  type Histogram,
  type HistogramField,
} from '../../src/domain/inventory/facets.ts';
import type { FoundPlace } from '../../src/domain/inventory/found-place.ts';
import { clustersOf, type MapCluster, type MapWindow } from '../../src/domain/inventory/map-clusters.ts';
import { radiusOf, type InventoryQuery, type InventoryScope } from '../../src/domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../src/domain/inventory/limits.ts';
import { distancePenalty, pertinenceOf } from '../../src/domain/inventory/pertinence.ts';
import { filterText, isListed, searchableVin, searchableYear } from '../../src/domain/inventory/searchable.ts';
import { distanceKm } from '../../src/domain/location/coordinates.ts';
import { rankOfRating } from '../../src/domain/rating/grade.ts';
import { capitalised, fold, wordsOf } from '../../src/domain/text/fold.ts';
import { shownOnce } from '../../src/domain/vehicle/same-vehicle.ts';
import type { Dealer, Listing, Vehicle } from '../../src/domain/vehicle/vehicle.ts';
import type { Currency } from '../../src/domain/money/money.ts';
import type {
  InventoryIndexing,
  InventorySearch,
  SearchAnswer,
  SearchRequest,
  Standing,
} from '../../src/ports/inventory-search.ts';

/** The amount, where the price is in this currency: amounts of other currencies are not compared. */
const priceIn = ({ price }: Vehicle, currency: Currency): number | null => (price?.currency === currency ? price.amount : null);

/** The vehicle's own words for a keyword; the dealer's name counts too. */
export const keywordsOf = (vehicle: Vehicle): string[] =>
  [vehicle.make, vehicle.model, vehicle.version, searchableYear(vehicle), vehicle.stockNumber].flatMap((part) =>
    part === null ? [] : wordsOf(String(part)),
  );

export class NaiveInventorySearch implements InventorySearch, InventoryIndexing {
  readonly #listings = new Map<number, Listing>();
  readonly #dealers = new Map<number, Dealer>();

  apply(listings: readonly Listing[]): Promise<void> {
    for (const listing of listings) {
      this.#dealers.set(listing.dealer.id, listing.dealer);
      if (isListed(listing.vehicle)) this.#listings.set(listing.vehicle.id, listing);
      else this.#listings.delete(listing.vehicle.id);
    }
    return Promise.resolve();
  }

  size(): Promise<number> {
    return Promise.resolve(this.#listings.size);
  }

  search({ query, scope, facets = [], histograms = [], flags = [] }: SearchRequest): Promise<SearchAnswer> {
    const passing = this.#passing(query, scope);
    const hits = passing(null).sort(byOrder(query, scope));
    const from = (query.pageIndex - 1) * query.pageSize;
    return Promise.resolve({
      total: hits.length,
      ids: hits.slice(from, from + query.pageSize).map(({ vehicle }) => vehicle.id),
      facets: Object.fromEntries(facets.map((facet) => [facet, countsOf(facet, passing(facet), query, this.#nameOf(facet))])),
      histograms: Object.fromEntries(histograms.map((field) => [field, histogramOf(field, passing(field), scope)])),
      flags: Object.fromEntries(flags.map((flag) => [flag, hits.filter(({ vehicle }) => vehicle[flag]).length])),
    });
  }

  standing({ query, scope }: Pick<SearchRequest, 'query' | 'scope'>, id: number): Promise<Standing | null> {
    const ids = this.#passing(
      query,
      scope,
    )(null)
      .sort(byOrder(query, scope))
      .map(({ vehicle }) => vehicle.id);
    const at = ids.indexOf(id);
    if (at === -1) return Promise.resolve(null);
    return Promise.resolve({ place: at + 1, total: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null });
  }

  places({ query, scope }: Pick<SearchRequest, 'query' | 'scope'>): Promise<FoundPlace[]> {
    const ofDealers = Map.groupBy(this.#passing(query, scope)(null), ({ dealer }) => dealer.id);
    const places = [...ofDealers.values()].flatMap((listings) => {
      const [{ dealer }] = listings as [Listing];
      const prices = listings.map(({ vehicle }) => priceIn(vehicle, scope.currency)).filter((price) => price !== null);
      return dealer.coordinates === null
        ? []
        : [
            {
              companyId: dealer.id,
              name: dealer.name,
              coordinates: dealer.coordinates,
              count: listings.length,
              lowest: prices.length === 0 ? null : Math.min(...prices),
              highest: prices.length === 0 ? null : Math.max(...prices),
            },
          ];
    });
    return Promise.resolve(places.sort((a, b) => a.companyId - b.companyId));
  }

  async clusters(request: Pick<SearchRequest, 'query' | 'scope'>, window: MapWindow): Promise<MapCluster[]> {
    return clustersOf(await this.places(request), window);
  }

  #nameOf(facet: Facet): (value: string) => string {
    if (facet === 'company') return (value) => this.#dealers.get(Number(value))?.name ?? value;
    if (facet !== 'make' && facet !== 'model') return (value) => value;
    const spellings = [...this.#listings.values()].map(({ vehicle }) => vehicle[facet]);
    const names = new Map(spellings.reverse().map((name) => [fold(name), name]));
    return (value) => names.get(value) ?? capitalised(value);
  }

  /** What passes, but for the field that is ignored. */
  #passing(query: InventoryQuery, scope: InventoryScope): (ignored: FilterName | null) => Listing[] {
    const eligible = [...this.#listings.values()]
      .map((listing) => ({ ...listing, dealer: this.#dealers.get(listing.dealer.id) ?? listing.dealer }))
      .filter((listing) => inScope(listing, scope) && passesPlainFilters(listing, query, scope));
    const passes = (listing: Listing, ignored: FilterName | null): boolean =>
      CHOICE_FIELDS.every((field) => field === ignored || CHOICES[field](listing, query, scope));
    const found = once(eligible.filter((listing) => passes(listing, null)));
    return (ignored) =>
      ignored === null
        ? [...found]
        : [
            ...found,
            ...once(
              eligible.filter((listing) => !passes(listing, null) && passes(listing, ignored)),
              found,
            ),
          ];
  }
}

const once = (listings: readonly Listing[], found: readonly Listing[] = []): Listing[] => {
  const kept = shownOnce(
    listings.map(({ vehicle }) => vehicle),
    found.map(({ vehicle }) => vehicle),
  );
  const ids = new Set(kept.map(({ id }) => id));
  return listings.filter(({ vehicle }) => ids.has(vehicle.id));
};

const inScope = ({ vehicle, dealer }: Listing, scope: InventoryScope): boolean =>
  dealer.market === scope.market &&
  (scope.companyIds === null || scope.companyIds.includes(dealer.id)) &&
  (scope.types === null || scope.types.includes(vehicle.type));

const passesPlainFilters = ({ vehicle, dealer }: Listing, query: InventoryQuery, scope: InventoryScope): boolean =>
  (query.ids.length === 0 || query.ids.includes(vehicle.id)) &&
  inCircle(dealer, query) &&
  everyWordStartsOneOf(query.companyName, wordsOf(dealer.name)) &&
  isText(query.city, dealer.city) &&
  isText(query.province, dealer.province) &&
  isText(query.country, dealer.country) &&
  query.flags.every((flag) => vehicle[flag]) &&
  wordsOf(query.keyword ?? '').every(
    (word) => word === searchableVin(vehicle) || everyWordStartsOneOf(word, [...keywordsOf(vehicle), ...wordsOf(dealer.name)]),
  ) &&
  isText(query.stockNumber, vehicle.stockNumber) &&
  isText(query.group, vehicle.group) &&
  vehicle.sources.some((source) => isText(query.source ?? scope.source, source));

const inCircle = ({ coordinates }: Dealer, query: InventoryQuery): boolean => {
  const radius = radiusOf(query);
  return radius === null || (coordinates !== null && distanceKm(coordinates, query.near!) <= radius);
};

const isText = (wanted: string | null, value: string | null): boolean =>
  filterText(wanted) === null || filterText(wanted) === filterText(value);

const everyWordStartsOneOf = (wanted: string | null, words: readonly string[]): boolean =>
  wordsOf(wanted ?? '').every((start) => words.some((word) => word.startsWith(start)));

const oneOf = <T>(wanted: readonly T[], value: T | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value));

const foldedAll = (texts: readonly string[]): string[] => texts.map((text) => fold(text));

const inRange = (value: number, min: number | null, max: number | null): boolean =>
  (min !== null || max !== null) && value >= (min ?? -Infinity) && value <= (max ?? Infinity);

const CHOICES: Record<FilterName, (listing: Listing, query: InventoryQuery, scope: InventoryScope) => boolean> = {
  company: ({ dealer }, query) => oneOf(query.companyIds, dealer.id),
  type: ({ vehicle }, query) => oneOf(query.types, vehicle.type),
  make: ({ vehicle }, query) => oneOf(foldedAll(query.makes), fold(vehicle.make)),
  model: ({ vehicle }, query) => oneOf(foldedAll(query.models), fold(vehicle.model)),
  body: ({ vehicle }, query) => oneOf(query.bodies, vehicle.body),
  condition: ({ vehicle }, query) => oneOf(query.conditions, vehicle.condition),
  transmission: ({ vehicle }, query) => oneOf(query.transmissions, vehicle.transmission),
  fuel: ({ vehicle }, query) => oneOf(query.fuels, vehicle.fuel),
  drivetrain: ({ vehicle }, query) => oneOf(query.drivetrains, vehicle.drivetrain),
  colour: ({ vehicle }, query) => oneOf(query.colours, vehicle.colour),
  year: ({ vehicle }, { years, yearMin, yearMax, yearLow }) => {
    if (years.length === 0 && yearMin === null && yearMax === null && !yearLow) return true;
    const year = searchableYear(vehicle);
    if (year === null) return false;
    return years.includes(year) || inRange(year, yearMin, yearMax) || (yearLow && year < SEARCH_LIMITS.year.low);
  },
  price: ({ vehicle }, { priceMin, priceMax, priceNone, priceLow, priceHigh }, { currency }) => {
    const price = priceIn(vehicle, currency);
    const isAsked = priceMin !== null || priceMax !== null || priceLow || priceHigh;
    if (price === null) return priceNone ?? !isAsked;
    if (!isAsked) return priceNone !== true;
    const { low, high } = SEARCH_LIMITS.price;
    return inRange(price, priceMin, priceMax) || (priceLow && price < low) || (priceHigh && price >= high);
  },
  mileage: ({ vehicle: { mileageKm } }, { mileageMin, mileageMax, mileageHigh }) => {
    if (mileageMin === null && mileageMax === null && !mileageHigh) return true;
    if (mileageKm === null) return false;
    return inRange(mileageKm, mileageMin, mileageMax) || (mileageHigh && mileageKm > SEARCH_LIMITS.mileage.high);
  },
  rating: ({ rating }, query) => oneOf(query.ratings, rating?.grade ?? null),
  owners: ({ vehicle: { owners } }, { ownersMax }) => ownersMax === null || (owners !== null && owners <= ownersMax),
};
const CHOICE_FIELDS = Object.keys(CHOICES) as FilterName[];

/** What it is sorted by; null comes last. */
const sortValue = ({ vehicle, dealer, rating }: Listing, query: InventoryQuery, { currency }: InventoryScope): number | null => {
  const { sort, near } = query;
  const radius = radiusOf(query);
  const distance = near && dealer.coordinates && distanceKm(dealer.coordinates, near);
  switch (sort) {
    case 'Price':
      return priceIn(vehicle, currency);
    case 'Year':
      return searchableYear(vehicle);
    case 'Mileage':
      return vehicle.mileageKm;
    case 'Newest':
      return vehicle.firstSeen;
    case 'Rating':
      return rating ? rankOfRating(rating) : null;
    case 'Distance':
      return near ? distance : pertinenceOf(vehicle);
    case 'Pertinence':
      return pertinenceOf(vehicle) - (radius === null ? 0 : distancePenalty(distance ?? 0, radius));
  }
};

const byOrder = (query: InventoryQuery, scope: InventoryScope) => (a: Listing, b: Listing) => {
  const [x, y] = [sortValue(a, query, scope), sortValue(b, query, scope)];
  if (x === y) return a.vehicle.id - b.vehicle.id;
  if (x === null) return 1;
  if (y === null) return -1;
  return query.descending ? y - x : x - y;
};

const FACET_VALUE: Record<Facet, (listing: Listing) => string | number | null> = {
  company: ({ dealer }) => dealer.id,
  type: ({ vehicle }) => vehicle.type,
  make: ({ vehicle }) => fold(vehicle.make),
  model: ({ vehicle }) => fold(vehicle.model),
  year: ({ vehicle }) => searchableYear(vehicle),
  rating: ({ rating }) => rating?.grade ?? null,
  body: ({ vehicle }) => vehicle.body,
  condition: ({ vehicle }) => vehicle.condition,
  transmission: ({ vehicle }) => vehicle.transmission,
  fuel: ({ vehicle }) => vehicle.fuel,
  drivetrain: ({ vehicle }) => vehicle.drivetrain,
  colour: ({ vehicle }) => vehicle.colour,
};

const CHOSEN: Record<Facet, (query: InventoryQuery) => readonly (string | number)[]> = {
  company: (query) => query.companyIds,
  type: (query) => query.types,
  make: (query) => foldedAll(query.makes),
  model: (query) => foldedAll(query.models),
  year: (query) => query.years,
  rating: (query) => query.ratings,
  body: (query) => query.bodies,
  condition: (query) => query.conditions,
  transmission: (query) => query.transmissions,
  fuel: (query) => query.fuels,
  drivetrain: (query) => query.drivetrains,
  colour: (query) => query.colours,
};

const countsOf = (
  facet: Facet,
  listings: readonly Listing[],
  query: InventoryQuery,
  nameOf: (value: string) => string,
): FacetCount[] => {
  const counts = new Map<string | number, number>(CHOSEN[facet](query).map((value) => [value, 0]));
  for (const value of listings.map(FACET_VALUE[facet])) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([value, count]) => ({ value: String(value), name: nameOf(String(value)), count }));
};

const histogramOf = (field: HistogramField, listings: readonly Listing[], { currency }: InventoryScope): Histogram => {
  const valueOf: Record<HistogramField, (listing: Listing) => number | null> = {
    price: ({ vehicle }) => priceIn(vehicle, currency),
    year: ({ vehicle }) => searchableYear(vehicle),
    mileage: ({ vehicle }) => vehicle.mileageKm,
    owners: ({ vehicle }) => vehicle.owners,
  };
  const edges = FILTERS[field].range.edges;
  const values = listings.map(valueOf[field]).filter((value) => value !== null);
  const counts = edges.map(() => 0);
  for (const value of values) counts[bucketOf(field, value)]! += 1;
  const sorted = values.sort((a, b) => a - b);
  return { min: sorted[0] ?? null, max: sorted.at(-1) ?? null, edges, counts, none: listings.length - values.length };
};

/** An engine chooses itself which of the vehicles of a make it is spelled by. */
export const withFoldedNames = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  facets: Object.fromEntries(
    Object.entries(answer.facets).map(([facet, counts]) => [facet, counts.map((each) => ({ ...each, name: fold(each.name) }))]),
  ),
});
