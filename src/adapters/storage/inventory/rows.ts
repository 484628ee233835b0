/** Rows of the tables to domain values and back; the only place that knows both. */
import type { Money } from '../../../domain/money/money.ts';
import { memoised } from '../../../domain/text/memoised.ts';
import { FLAGS, VALUES, type Flag } from '../../../domain/vehicle/vehicle-facts.ts';
import type { Dealer, Vehicle, VehicleImage } from '../../../domain/vehicle/vehicle.ts';
import type { DealerRecord, StoredVehicle } from '../../../ports/vehicles.ts';
import { copier } from '../copier.ts';
import type { DealersTable, PriceColumns, VehiclesTable } from './inventory-tables.ts';

export const toPrice = ({ priceCents, currency }: PriceColumns): Money | null =>
  priceCents === null || currency === null ? null : { amount: priceCents / 100, currency };

export const priceColumns = (price: Money | null): PriceColumns =>
  price === null
    ? { priceCents: null, currency: null }
    : { priceCents: Math.round(price.amount * 100), currency: price.currency };

/** Dealers are read with each slice of their vehicles, and many have the same hours. */
const toHours = memoised((json) => JSON.parse(json) as NonNullable<Dealer['hours']>);

export const toDealer = (row: DealersTable): Dealer => {
  const { latitude, longitude, placedBy, openingHours, leadRouting, key: _, logoAddress: __, logoFrom: ___, ...dealer } = row;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    ...dealer,
    removed: row.removed === 1,
    demo: row.demo === 1,
    coordinates,
    placedBy: coordinates && placedBy,
    hours: openingHours === null ? null : toHours(openingHours),
    leadRouting: leadRouting === null ? null : (JSON.parse(leadRouting) as Dealer['leadRouting']),
  };
};

/** Hours of opening, or the routing of leads. */
export const jsonColumn = (value: Dealer['hours'] | Dealer['leadRouting']): string | null =>
  value === null ? null : JSON.stringify(value);

type RecordColumns = Omit<DealersTable, 'id' | 'logo' | 'logoFrom' | 'removed'>;

/** Everything but what an operator decides. */
export const dealerColumns = (record: DealerRecord): RecordColumns => {
  const { coordinates, placedBy, hours, leadRouting, key, name, market, street, city, province, postalCode, country } = record;
  const { phone, email, website, timeZone, language, logoAddress = null } = record;
  return {
    key,
    name,
    market,
    street,
    city,
    province,
    postalCode,
    country,
    phone,
    email,
    website,
    timeZone,
    language,
    logoAddress,
    demo: record.demo ? 1 : 0,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    placedBy,
    openingHours: jsonColumn(hours),
    leadRouting: jsonColumn(leadRouting),
  };
};

/** Nearly all pictures are photos without words: those are their address alone. */
const imagesColumn = (images: readonly VehicleImage[]): string | null =>
  images.length === 0
    ? null
    : JSON.stringify(
        images.map(({ url, type, language }) => (type === 'photo' && language === null ? url : { url, type, language })),
      );

const NO_IMAGES: readonly VehicleImage[] = Object.freeze([]);
const toImages = (json: string | null): readonly VehicleImage[] =>
  json === null
    ? NO_IMAGES
    : (JSON.parse(json) as (string | VehicleImage)[]).map((image) =>
        typeof image === 'string' ? { url: image, type: 'photo', language: null } : image,
      );

/** Facts that have a column of the same name and value. */
const KEPT_FACTS = VALUES.filter((name) => name !== 'group');

type Plain = 'id' | 'dealerId' | 'firstSeen' | (typeof KEPT_FACTS)[number];
const plainFacts = copier(Object.fromEntries(['id', 'dealerId', 'firstSeen', ...KEPT_FACTS].map((name) => [name, name]))) as (
  row: VehiclesTable,
) => Pick<Vehicle, Plain>;
const columnsOfFlags = copier(Object.fromEntries(FLAGS.map((flag) => [flag, flag]))) as (
  row: VehiclesTable,
) => Record<Flag, 0 | 1 | boolean>;

/** Shared by the many vehicles without. */
const NOTHING = Object.freeze({});
const toRecord = (json: string | null): object => (json === null || json === '{}' ? NOTHING : (JSON.parse(json) as object));

/** Thousands of vehicles have the same items, and those that are cached share their texts: parsed anew they take 40 % of a listing. */
const item = memoised((text) => text);
const toEquipment = (json: string): Vehicle['equipment'] => {
  const equipment = toRecord(json) as Record<string, readonly string[]>;
  for (const [group, items] of Object.entries(equipment)) equipment[group] = items.map(item);
  return equipment;
};

export const toVehicle = (row: VehiclesTable, dealer: Pick<Dealer, 'removed'>): Vehicle => {
  const { mileageOriginal, mileageUnit, warrantyMonths: months, warrantyKm: km, warrantyText: text } = row;
  const flags = columnsOfFlags(row);
  for (const flag of FLAGS) flags[flag] = flags[flag] === 1;
  return {
    ...plainFacts(row),
    ...(flags as Record<Flag, boolean>),
    sources: row.source.split(' '),
    demo: row.demo === 1,
    hidden: row.hidden === 1 || dealer.removed,
    mileageOriginal: mileageOriginal === null || mileageUnit === null ? null : { value: mileageOriginal, unit: mileageUnit },
    price: toPrice(row),
    warranty: months === null && km === null && text === null ? null : { months, km, text },
    group: row.stockGroup,
    details: toRecord(row.details),
    equipment: toEquipment(row.equipment),
    images: toImages(row.images),
    unrecognised: toRecord(row.unrecognised),
  };
};

type FactColumns = Omit<VehiclesTable, 'id' | 'firstSeen' | 'changedAt' | 'revision' | 'hidden'>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const FACT_COLUMNS = ['dealerId', 'fingerprint', 'demo', ...KEPT_FACTS, ...FLAGS];
/** The others are stored in another form than a vehicle has them, and are made below. */
const MADE_COLUMNS = [
  ...['source', 'mileageOriginal', 'mileageUnit', 'priceCents', 'currency', 'warrantyMonths', 'warrantyKm', 'warrantyText'],
  ...['stockGroup', 'details', 'equipment', 'images', 'unrecognised'],
];
const columnsOfFacts = copier(Object.fromEntries([...FACT_COLUMNS, ...MADE_COLUMNS].map((name) => [name, name])));

/** Everything but the id, the dates, the revision and what an operator decides. */
export const vehicleColumns = (vehicle: StoredVehicle): FactColumns => {
  const columns = columnsOfFacts(vehicle) as unknown as Mutable<FactColumns>;
  const { mileageOriginal, warranty, details } = vehicle;
  const { priceCents, currency } = priceColumns(vehicle.price);
  for (const flag of FLAGS) columns[flag] = vehicle[flag] ? 1 : 0;
  columns.demo = vehicle.demo ? 1 : 0;
  columns.source = vehicle.sources.join(' ');
  columns.mileageOriginal = mileageOriginal?.value ?? null;
  columns.mileageUnit = mileageOriginal?.unit ?? null;
  columns.priceCents = priceCents;
  columns.currency = currency;
  columns.warrantyMonths = warranty?.months ?? null;
  columns.warrantyKm = warranty?.km ?? null;
  columns.warrantyText = warranty?.text ?? null;
  columns.stockGroup = vehicle.group;
  columns.details = Object.keys(details).length === 0 ? null : JSON.stringify(details);
  columns.equipment = JSON.stringify(vehicle.equipment);
  columns.images = imagesColumn(vehicle.images);
  columns.unrecognised = JSON.stringify(vehicle.unrecognised);
  return columns;
};
