/** What the index keeps of a listing: a document for each, and one for each dealer, whom searches know by heart (`knowledge.ts`). */
import { createHash } from 'node:crypto';
import { codesOf, CODES } from './codes.ts';
import { bucketOf, FILTERS, LIMITS, type LimitField } from '../../../domain/inventory/facets.ts';
import { pertinenceOf } from '../../../domain/inventory/pertinence.ts';
import { filterText, searchableVin, searchableYear } from '../../../domain/inventory/searchable.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';
import { rankOfRating } from '../../../domain/rating/grade.ts';
import { fold, wordsOf } from '../../../domain/text/fold.ts';
import { byArrival, vehicleKey } from '../../../domain/vehicle/same-vehicle.ts';
import { FLAGS } from '../../../domain/vehicle/vehicle-facts.ts';
import type { Dealer, Listing } from '../../../domain/vehicle/vehicle.ts';

const keyword = { type: 'keyword', ignore_above: 8000 };
/** Counted in every search: the ordinals of its values are made with the segment and not by the first visitor. */
const counted = { ...keyword, eager_global_ordinals: true };
/** Counted and never asked for. */
const onlyCounted = { ...counted, index: false };
const inEachCurrency = (mapping: object) => ({ properties: Object.fromEntries(CURRENCIES.map((code) => [code, mapping])) });
/** Filters by an upper bound are of small whole numbers. */
const ofLimits = <Value>(valueOf: (field: LimitField) => Value) =>
  Object.fromEntries(LIMITS.map((field) => [field, valueOf(field)])) as Readonly<Record<LimitField, Value>>;

/** What queries ask of a listing. */
const ASKED = {
  id: { type: 'long' },
  company: counted,
  market: keyword,
  type: counted,
  make: counted,
  model: counted,
  year: { type: 'integer' },
  body: counted,
  condition: counted,
  transmission: counted,
  fuel: counted,
  drivetrain: counted,
  colour: counted,
  rating: counted,
  price: inEachCurrency({ type: 'double' }),
  mileage: { type: 'double' },
  ...ofLimits(() => ({ type: 'integer' })),
  flags: counted,
  words: keyword,
  vin: keyword,
  stockNumber: keyword,
  group: keyword,
  sources: keyword,
} as const;

const MAPPINGS = {
  dynamic: 'strict',
  properties: {
    ...ASKED,
    /** The number in `company`, for scripts; of a dealer's document too. */
    dealer: { type: 'integer' },
    pertinence: { type: 'double' },
    firstSeen: { type: 'long' },
    /** `rankOfRating`. */
    rank: { type: 'short' },
    demo: { type: 'boolean' },
    /** Numbers as words, which are counted three times as fast. Price and mileage by their buckets, the others as they are. */
    bars: { properties: { price: inEachCurrency(counted), mileage: counted, year: counted, ...ofLimits(() => counted) } },
    /** See `codes.ts`. */
    codes: { properties: Object.fromEntries(Object.keys(CODES).map((name) => [name, onlyCounted])) },
    makeName: counted,
    modelName: counted,
    /** Equal for listings of one vehicle (decision 49). */
    key: keyword,
    /** The other listings of the vehicle, each with what queries ask of it, and whether it came first. */
    same: { type: 'nested', dynamic: 'strict', properties: { ...ASKED, first: { type: 'boolean' } } },
    /** Of a dealer's document, which has no `id`. */
    record: { type: 'object', enabled: false },
    /** The revision of the inventory at which the dealer's document was written. */
    recordedAt: { type: 'long' },
  },
} as const;

const SETTINGS = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  /** Refreshed after each batch of changes instead. */
  refresh_interval: '-1',
  /** A late write of an older state must not bring a deleted listing back. */
  gc_deletes: '1h',
} as const;

/** An index with other fields cannot be used by this code. */
export const SCHEMA = createHash('sha256')
  .update(JSON.stringify([SETTINGS, MAPPINGS, 1]))
  .digest('hex')
  .slice(0, 8);

export const indexBody = (revision: number): object => ({
  settings: { index: SETTINGS },
  mappings: { ...MAPPINGS, _meta: { revision } },
});

type Mapping = Readonly<{ type?: string; properties?: Readonly<Record<string, Mapping>> }>;

/** Whether an index has all fields that this code asks for, each of its type. */
export const fits = (actual: Mapping | undefined, wanted: Mapping = MAPPINGS): boolean =>
  actual !== undefined &&
  (wanted.type === undefined || wanted.type === 'object' || wanted.type === actual.type) &&
  Object.entries(wanted.properties ?? {}).every(([name, mapping]) => fits(actual.properties?.[name], mapping));

type Asked = Readonly<Record<Exclude<keyof typeof ASKED, 'flags'>, unknown>> & { readonly flags: readonly string[] };

/** The document of a listing as it is stored. */
export interface ListingDocument extends Asked {
  readonly id: number;
  readonly key: string | null;
  readonly firstSeen: number;
  readonly same?: readonly object[];
  readonly [more: string]: unknown;
}

/** What is kept of a dealer: what searches ask, and what maps and facets show. */
export type DealerRecord = Pick<Dealer, 'id' | 'name' | 'market' | 'city' | 'province' | 'country' | 'coordinates'>;

const askedOf = ({ vehicle, dealer, rating = null }: Listing): Asked => ({
  id: vehicle.id,
  company: String(dealer.id),
  market: dealer.market,
  type: vehicle.type,
  make: fold(vehicle.make),
  model: fold(vehicle.model),
  year: searchableYear(vehicle),
  body: vehicle.body,
  condition: vehicle.condition,
  transmission: vehicle.transmission,
  fuel: vehicle.fuel,
  drivetrain: vehicle.drivetrain,
  colour: vehicle.colour,
  rating: rating?.grade ?? null,
  price: vehicle.price ? { [vehicle.price.currency]: vehicle.price.amount } : {},
  mileage: vehicle.mileageKm,
  ...ofLimits((field) => FILTERS[field].range.of(vehicle)),
  flags: FLAGS.filter((flag) => vehicle[flag]),
  words: [
    ...new Set(
      [vehicle.make, vehicle.model, vehicle.version, searchableYear(vehicle), vehicle.stockNumber].flatMap((part) =>
        part === null ? [] : wordsOf(String(part)),
      ),
    ),
  ],
  vin: searchableVin(vehicle),
  stockNumber: filterText(vehicle.stockNumber),
  group: filterText(vehicle.group),
  sources: vehicle.sources.map((source) => filterText(source)),
});

const bar = (field: 'price' | 'mileage', value: number | null): string | null =>
  value === null ? null : String(bucketOf(field, value));
const word = (value: number | null): string | null => (value === null ? null : String(value));

/** The document of a listing, without the others of its vehicle. */
export const documentOf = (listing: Listing): ListingDocument => {
  const { vehicle, dealer, rating = null } = listing;
  const asked = askedOf(listing);
  const { price } = vehicle;
  const bars = {
    price: price && bar('price', price.amount),
    mileage: bar('mileage', vehicle.mileageKm),
    year: word(searchableYear(vehicle)),
    ...ofLimits((field) => word(FILTERS[field].range.of(vehicle))),
  };
  const words: Readonly<Record<string, unknown>> = {
    ...asked,
    ...bars,
    price: price && `${String(bars.price)} ${price.currency}`,
    flags: asked.flags.length === 0 ? null : asked.flags.join(' '),
  };
  return {
    ...asked,
    id: vehicle.id,
    dealer: dealer.id,
    pertinence: pertinenceOf(vehicle),
    firstSeen: vehicle.firstSeen,
    rank: rating && rankOfRating(rating),
    demo: vehicle.demo,
    bars: { ...bars, price: price ? { [price.currency]: bars.price } : {} },
    codes: codesOf((field) => words[field] as string | null),
    makeName: vehicle.make,
    modelName: vehicle.model,
    key: vehicleKey(vehicle),
  };
};

/** The document with the other listings of its vehicle. */
export const besides = (document: ListingDocument, all: readonly ListingDocument[]): ListingDocument => {
  const { same: _, ...own } = document;
  const others = all.filter(({ id }) => id !== document.id);
  if (document.key === null || others.length === 0) return own;
  const same = others
    .sort((a, b) => a.id - b.id)
    .map((other) => ({
      ...Object.fromEntries(Object.keys(ASKED).map((name) => [name, other[name]])),
      first: byArrival(other, document) < 0,
    }));
  return { ...own, same };
};

/**
 * The document of a dealer. It has the columns that every listing has, since those are read in less time where no document lacks them; searches do
 * not find it, as it is of no market.
 *
 * @param revision of the inventory at which it is written
 */
export const dealerDocumentOf = (dealer: Dealer, revision: number): Readonly<Record<string, unknown>> => ({
  dealer: dealer.id,
  company: String(dealer.id),
  codes: codesOf(() => null),
  pertinence: 0,
  firstSeen: 0,
  record: recordOf(dealer),
  recordedAt: revision,
});

export const recordOf = ({ id, name, market, city, province, country, coordinates }: Dealer): DealerRecord => ({
  id,
  name,
  market,
  city,
  province,
  country,
  coordinates,
});
