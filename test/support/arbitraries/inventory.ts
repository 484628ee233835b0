/** Random inventories and queries, drawn from few values so that they meet. */
import fc from 'fast-check';
import { FACETS, HISTOGRAMS } from '../../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY, SORTS, type InventoryQuery, type InventoryScope } from '../../../src/domain/inventory/inventory-query.ts';
import { FLAGS } from '../../../src/domain/vehicle/vehicle-facts.ts';
import type { Currency } from '../../../src/domain/money/money.ts';
import { GRADES, type PriceRating } from '../../../src/domain/rating/grade.ts';
import { AVAILABILITIES, type Availability } from '../../../src/domain/vehicle/availability.ts';
import type { Dealer, Listing } from '../../../src/domain/vehicle/vehicle.ts';
import type { SearchRequest } from '../../../src/ports/inventory-search.ts';
import { aDealer } from '../builders/a-dealer.ts';
import { aListing } from '../builders/a-listing.ts';
import { aVehicle } from '../builders/a-vehicle.ts';

const TYPES = ['car', 'motorcycle', 'boat'] as const;
const MAKES = ['Toyota', 'Citroën', 'CITROEN ', 'Ford', 'Rolls, Royce', ''];
const MODELS = ['RAV4', 'C4', 'Corolla', 'corolla', 'F-150', ''];
const VERSIONS = [null, '', 'Hybrid XLE AWD', 'XLE', 'Édition spéciale', '2.0 HDi'];
const BODIES = ['suv', 'sedan', 'truck'] as const;
const CONDITIONS = ['new', 'used'] as const;
const TRANSMISSIONS = ['automatic', 'manual'] as const;
const FUELS = ['gas', 'diesel', 'hybrid'] as const;
const DRIVETRAINS = ['fwd', 'awd'] as const;
const COLOURS = ['red', 'black', 'white'] as const;
const YEARS = [0, 1985, 1999, 2000, 2019, 2020, 2021, 2024, 2031, 9999];
const AMOUNTS = [0, 999.99, 1000, 4999.99, 5000, 12_345, 20_000, 99_999.99, 100_000, 123_456, 9_999_999];
const MILEAGES = [0, 9999, 10_000, 50_000, 82_400, 299_999.5, 300_000, 300_000.5, 300_001, 999_999];
const STOCK = [null, '', 'A1001', 'a1001', 'A-1001', 'É 77', '2019'];
/** Some that identify, one that is masked, and one that is none. */
const VINS = [
  ...Array.from({ length: 8 }, (_, k) => `JTMRWRFV1KD00000${String(k)}`),
  '1HGCM82633A004352',
  'JTMRWRFV1KDXXXXXX',
  '1001',
];
const GROUPS = [null, '', 'Élite', 'elite', 'north'];
const SOURCES = ['AUTO123', 'auto123', 'MOTO123'];
const NAMES = ['Garage Élan', 'Toyota Laval', 'Autos 2019', '!'];
const CITIES = [null, 'Laval', 'LAVAL', 'Montréal'];
const KEYWORDS = [
  'toy',
  'c4',
  'xle',
  'édi',
  '20',
  '2019',
  'a1',
  '1001',
  'laval',
  'elan toyota',
  'a-1',
  'toyota 2',
  '-',
  'zzz',
  'jtmrwrfv1kd000001',
  '1HGCM82633A004352',
  '1hgcm8',
  'toyota 1001',
  '7',
];
const DAY = 86_400_000;

const maybe = <T>(value: fc.Arbitrary<T>, absent = 3): fc.Arbitrary<T | null> => fc.option(value, { freq: absent, nil: null });
const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** A point of a coarse grid, so that some dealers share their place and some lie on the edge of a circle. */
const point = fc.record({ latitude: fc.integer({ min: 44, max: 47 }), longitude: fc.integer({ min: -75, max: -71 }) });

const dealer = (id: number): fc.Arbitrary<Dealer> =>
  fc
    .record({
      name: pick(NAMES),
      market: fc.oneof(
        { weight: 4, arbitrary: fc.constant('CA' as const) },
        { weight: 1, arbitrary: fc.constant('FR' as const) },
      ),
      city: pick(CITIES),
      province: pick([null, 'QC', 'qc', 'ON']),
      country: pick(['CA', 'FR']),
      coordinates: maybe(point, 4),
    })
    .map((facts) => aDealer().with(facts).withId(id).build());

const facts = fc.record({
  type: pick(TYPES),
  make: pick(MAKES),
  model: fc.oneof(
    { weight: 3, arbitrary: pick(MODELS) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map((n) => `Rare ${n}`) },
  ),
  version: pick(VERSIONS),
  body: maybe(pick(BODIES)),
  condition: pick(CONDITIONS),
  transmission: maybe(pick(TRANSMISSIONS)),
  fuel: maybe(pick(FUELS)),
  drivetrain: maybe(pick(DRIVETRAINS)),
  colour: maybe(pick(COLOURS)),
  year: maybe(pick(YEARS), 5),
  price: maybe(fc.record({ amount: pick(AMOUNTS), currency: fc.constantFrom<Currency[]>('CAD', 'CAD', 'CAD', 'EUR') }), 4),
  mileageKm: maybe(pick(MILEAGES), 4),
  owners: maybe(fc.integer({ min: 1, max: 7 }), 3),
  availability: pick<Availability>([...AVAILABILITIES, 'available', 'available', 'available']),
  stockNumber: pick(STOCK),
  vin: maybe(pick(VINS), 2),
  group: pick(GROUPS),
  sources: fc.subarray(SOURCES, { minLength: 1 }),
  firstSeen: fc.integer({ min: 2000, max: 2004 }).map((day) => day * 10 * DAY),
});
const rating: fc.Arbitrary<PriceRating> = fc.record({
  grade: pick(GRADES),
  expected: pick([20_000, 20_000.5]),
  difference: pick([-0.39, -0.1, -0.03, 0, 0.03, 0.65]),
});
const flags = fc.record(Object.fromEntries(FLAGS.map((flag) => [flag, fc.boolean()])));

/** A listing with an id up to `ids`, of one of `dealers` dealers. */
export const arbitraryListing = (ids: number, dealers: number): fc.Arbitrary<Listing> =>
  fc
    .tuple(fc.integer({ min: 1, max: ids }), fc.integer({ min: 1, max: dealers }).chain(dealer), facts, flags, maybe(rating, 2))
    .map(([id, by, vehicle, flagged, rating]) => {
      const listing = aListing()
        .of(aVehicle().with({ ...vehicle, ...flagged, id }))
        .build();
      return { vehicle: { ...listing.vehicle, dealerId: by.id }, dealer: by, rating };
    });

const scope: fc.Arbitrary<InventoryScope> = fc.record({
  market: fc.constantFrom('CA', 'CA', 'CA', 'FR'),
  companyIds: maybe(fc.subarray([1, 2, 3, 99], { minLength: 1 }), 1),
  types: maybe(fc.subarray(['car', 'motorcycle', 'heavy'], { minLength: 1 }), 1),
  currency: fc.constantFrom('CAD', 'CAD', 'EUR', 'GBP'),
  source: fc.constantFrom(null, 'AUTO123', 'MOTO123'),
});

/** Every part of a query; each is mostly left out, else nothing would ever be found. */
const parts: { [K in keyof InventoryQuery]: fc.Arbitrary<InventoryQuery[K]> } = {
  ids: fc.subarray([1, 2, 3, 5, 8, 13, 999], { minLength: 1 }),
  near: point,
  distanceKm: fc.constantFrom(0, 50, 111.2, 200, 20_000),
  companyIds: fc.subarray([1, 2, 4, 99], { minLength: 1 }),
  companyName: pick(['gar', 'toyota laval', 'autos x', '?']),
  city: pick(['Laval', 'montreal', 'Paris', '']),
  province: pick(['QC', 'on']),
  country: pick(['ca', 'FR']),
  types: fc.subarray([...TYPES, 'heavy'], { minLength: 1 }),
  makes: fc.subarray(['toyota', 'citroen', 'Ford', 'rolls royce', 'tesla', ''], { minLength: 1 }),
  models: fc.subarray(['rav4', 'c4', 'corolla', 'f-150', 'rare 1', 'rare 2', 'rare 3', 'model 3', ''], { minLength: 1 }),
  years: fc.subarray([2019, 2020, 0, 1950], { minLength: 1 }),
  yearMin: pick(YEARS),
  yearMax: pick(YEARS),
  yearLow: fc.constant(true),
  bodies: fc.subarray([...BODIES, 'bus'], { minLength: 1 }),
  conditions: fc.subarray([...CONDITIONS, 'company'], { minLength: 1 }),
  priceMin: pick(AMOUNTS),
  priceMax: pick(AMOUNTS),
  priceNone: fc.boolean(),
  priceLow: fc.constant(true),
  priceHigh: fc.constant(true),
  ratings: fc.subarray([...GRADES], { minLength: 1 }),
  mileageMin: pick(MILEAGES),
  mileageMax: pick(MILEAGES),
  ownersMax: fc.integer({ min: 0, max: 7 }),
  mileageHigh: fc.constant(true),
  transmissions: fc.subarray([...TRANSMISSIONS, 'cvt'], { minLength: 1 }),
  fuels: fc.subarray([...FUELS, 'propane'], { minLength: 1 }),
  drivetrains: fc.subarray([...DRIVETRAINS, 'rwd'], { minLength: 1 }),
  colours: fc.subarray([...COLOURS, 'gold'], { minLength: 1 }),
  flags: fc.subarray([...FLAGS], { minLength: 1, maxLength: 2 }),
  keyword: pick(KEYWORDS),
  stockNumber: pick(['a1001', 'A-1001', 'e 77', '']),
  group: pick(['elite', 'NORTH', '']),
  source: pick(['auto123', 'Moto123']),
  pageIndex: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(1, 3, 24, 96),
  imageTotal: fc.constant(3),
  sort: pick(SORTS),
  descending: fc.boolean(),
};
const PLAIN: readonly (keyof InventoryQuery)[] = ['distanceKm', 'pageIndex', 'pageSize', 'sort', 'descending'];
const OPTIONAL = (Object.keys(parts) as (keyof InventoryQuery)[]).filter((part) => !PLAIN.includes(part));

const query: fc.Arbitrary<InventoryQuery> = fc
  .subarray(OPTIONAL, { maxLength: 5 })
  .chain((chosen) =>
    fc.record(Object.fromEntries([...PLAIN, ...chosen].map((part) => [part, parts[part] as fc.Arbitrary<unknown>]))),
  )
  .map((chosen) => ({ ...EMPTY_QUERY, ...chosen }));

export const arbitraryRequest: fc.Arbitrary<SearchRequest> = fc.record({
  query,
  scope,
  facets: fc.oneof(fc.constant([...FACETS]), fc.subarray([...FACETS])),
  histograms: fc.oneof(fc.constant([...HISTOGRAMS]), fc.subarray([...HISTOGRAMS])),
  flags: fc.subarray([...FLAGS]),
});
