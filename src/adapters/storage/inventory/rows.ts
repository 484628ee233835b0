/** Rows of the tables to domain values and back; the only place that knows both. */
import type { Money } from '../../../domain/money/money.ts';
import { FACTS, FLAGS, VALUES } from '../../../domain/vehicle/vehicle-facts.ts';
import type { Dealer, Vehicle, VehicleImage } from '../../../domain/vehicle/vehicle.ts';
import type { DealerRecord, StoredVehicle } from '../../../ports/vehicles.ts';
import type { DealersTable, ImagesTable, PriceColumns, VehiclesTable } from './inventory-tables.ts';

export const toPrice = ({ priceCents, currency }: PriceColumns): Money | null =>
  priceCents === null || currency === null ? null : { amount: priceCents / 100, currency };

export const priceColumns = (price: Money | null): PriceColumns =>
  price === null
    ? { priceCents: null, currency: null }
    : { priceCents: Math.round(price.amount * 100), currency: price.currency };

export const toDealer = (row: DealersTable): Dealer => {
  const { latitude, longitude, openingHours, leadRouting, key: _, logoAddress: __, logoFrom: ___, ...dealer } = row;
  return {
    ...dealer,
    removed: row.removed === 1,
    demo: row.demo === 1,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    hours: openingHours === null ? null : (JSON.parse(openingHours) as Dealer['hours']),
    leadRouting: leadRouting === null ? null : (JSON.parse(leadRouting) as Dealer['leadRouting']),
  };
};

/** Hours of opening, or the routing of leads. */
export const jsonColumn = (value: Dealer['hours'] | Dealer['leadRouting']): string | null =>
  value === null ? null : JSON.stringify(value);

type RecordColumns = Omit<DealersTable, 'id' | 'logo' | 'logoFrom' | 'removed'>;

/** Everything but what an operator decides. */
export const dealerColumns = (record: DealerRecord): RecordColumns => {
  const { coordinates, hours, leadRouting, key, name, market, street, city, province, postalCode, country } = record;
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
    openingHours: jsonColumn(hours),
    leadRouting: jsonColumn(leadRouting),
  };
};

export const imageRows = ({ id, images }: Pick<Vehicle, 'id' | 'images'>): ImagesTable[] =>
  images.map(({ url, type, language }, position) => ({ vehicleId: id, position, url, type, language }));

export const toImage = ({ url, type, language }: ImagesTable): VehicleImage => ({ url, type, language });

/** Every property, so that vehicles have one shape: adding many one by one makes slow objects. */
const NO_VEHICLE = Object.fromEntries(
  ['id', 'dealerId', 'sources', 'demo', 'hidden', 'firstSeen', 'lastSeen', ...Object.keys(FACTS)].map((name) => [name, null]),
);
/** Facts that have a column of the same name and value. */
const KEPT_FACTS = VALUES.filter((name) => name !== 'group');
const KEPT = ['id', 'dealerId', 'firstSeen', 'lastSeen', ...KEPT_FACTS] as const;

/** Shared by the many vehicles without. */
const NO_DETAILS = Object.freeze({});

export const toVehicle = (row: VehiclesTable, images: readonly VehicleImage[], dealer: Pick<Dealer, 'removed'>): Vehicle => {
  const { mileageOriginal, mileageUnit, warrantyMonths: months, warrantyKm: km, warrantyText: text } = row;
  const vehicle: Record<string, unknown> = {
    ...NO_VEHICLE,
    sources: row.source.split(' '),
    demo: row.demo === 1,
    hidden: row.hidden === 1 || dealer.removed,
    mileageOriginal: mileageOriginal === null || mileageUnit === null ? null : { value: mileageOriginal, unit: mileageUnit },
    price: toPrice(row),
    warranty: months === null && km === null && text === null ? null : { months, km, text },
    group: row.stockGroup,
    details: row.details === null ? NO_DETAILS : JSON.parse(row.details),
    equipment: JSON.parse(row.equipment),
    images,
    unrecognised: JSON.parse(row.unrecognised),
  };
  for (const name of KEPT) vehicle[name] = row[name];
  for (const flag of FLAGS) vehicle[flag] = row[flag] === 1;
  return vehicle as unknown as Vehicle;
};

type FactColumns = Omit<VehiclesTable, 'id' | 'firstSeen' | 'lastSeen' | 'changedAt' | 'revision' | 'hidden'>;

/** Everything but the id, the dates, the revision and what an operator decides. */
export const vehicleColumns = (vehicle: StoredVehicle): FactColumns => {
  const { dealerId, sources, demo, fingerprint, mileageOriginal, price, warranty, group, details, equipment, unrecognised } =
    vehicle;
  const columns: Record<string, unknown> = {
    dealerId,
    source: sources.join(' '),
    demo: demo ? 1 : 0,
    fingerprint,
    mileageOriginal: mileageOriginal?.value ?? null,
    mileageUnit: mileageOriginal?.unit ?? null,
    ...priceColumns(price),
    warrantyMonths: warranty?.months ?? null,
    warrantyKm: warranty?.km ?? null,
    warrantyText: warranty?.text ?? null,
    stockGroup: group,
    details: Object.keys(details).length === 0 ? null : JSON.stringify(details),
    equipment: JSON.stringify(equipment),
    unrecognised: JSON.stringify(unrecognised),
  } satisfies Partial<FactColumns>;
  for (const name of KEPT_FACTS) columns[name] = vehicle[name];
  for (const flag of FLAGS) columns[flag] = vehicle[flag] ? 1 : 0;
  return columns as unknown as FactColumns;
};
