/** Rows of the tables to domain values and back; the only place that knows both. */
import type { Money } from '../../../domain/money/money.ts';
import type { Dealer, Vehicle, VehicleFacts, VehicleImage, Warranty } from '../../../domain/vehicle/vehicle.ts';
import type { DealerRecord, StoredVehicle } from '../../../ports/vehicles.ts';
import type { DealersTable, ImagesTable, VehiclesTable } from './database.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

interface PriceColumns {
  readonly price_cents: number | null;
  readonly currency: Money['currency'] | null;
}

export const toPrice = ({ price_cents, currency }: PriceColumns): Money | null =>
  price_cents === null || currency === null ? null : { amount: price_cents / 100, currency };

export const priceColumns = (price: Money | null): PriceColumns =>
  price === null
    ? { price_cents: null, currency: null }
    : { price_cents: Math.round(price.amount * 100), currency: price.currency };

export const toDealer = (row: DealersTable): Dealer => ({
  id: row.id,
  name: row.name,
  market: row.market,
  street: row.street,
  city: row.city,
  province: row.province,
  postalCode: row.postal_code,
  country: row.country,
  coordinates: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  phone: row.phone,
  email: row.email,
  website: row.website,
  timeZone: row.time_zone,
  language: row.language,
  hours: row.opening_hours === null ? null : (JSON.parse(row.opening_hours) as Dealer['hours']),
  demo: row.demo === 1,
});

export const hoursColumn = (hours: Dealer['hours']): string | null => (hours === null ? null : JSON.stringify(hours));

export const dealerColumns = (dealer: DealerRecord): Omit<DealersTable, 'id'> => ({
  key: dealer.key,
  name: dealer.name,
  market: dealer.market,
  street: dealer.street,
  city: dealer.city,
  province: dealer.province,
  postal_code: dealer.postalCode,
  country: dealer.country,
  latitude: dealer.coordinates?.latitude ?? null,
  longitude: dealer.coordinates?.longitude ?? null,
  phone: dealer.phone,
  email: dealer.email,
  website: dealer.website,
  time_zone: dealer.timeZone,
  language: dealer.language,
  opening_hours: hoursColumn(dealer.hours),
  demo: flag(dealer.demo),
});

type WarrantyColumns = Pick<VehiclesTable, 'warranty_months' | 'warranty_km' | 'warranty_text'>;

const toWarranty = ({ warranty_months: months, warranty_km: km, warranty_text: text }: WarrantyColumns): Warranty | null =>
  months === null && km === null && text === null ? null : { months, km, text };

export const toImage = ({ url, type, language }: ImagesTable): VehicleImage => ({ url, type, language });

export const toVehicle = (row: VehiclesTable, images: readonly VehicleImage[]): Vehicle => ({
  id: row.id,
  dealerId: row.dealer_id,
  source: row.source,
  demo: row.demo === 1,
  firstSeen: row.first_seen,
  lastSeen: row.last_seen,
  stockNumber: row.stock_number,
  vin: row.vin,
  type: row.type,
  make: row.make,
  model: row.model,
  year: row.year,
  version: row.version,
  body: row.body,
  condition: row.condition,
  transmission: row.transmission,
  gears: row.gears,
  fuel: row.fuel,
  drivetrain: row.drivetrain,
  colour: row.colour,
  interiorColour: row.interior_colour,
  cylinders: row.cylinders,
  doors: row.doors,
  seats: row.seats,
  engineLitres: row.engine_litres,
  powerKw: row.power_kw,
  mileageKm: row.mileage_km,
  mileageOriginal:
    row.mileage_original === null || row.mileage_unit === null ? null : { value: row.mileage_original, unit: row.mileage_unit },
  price: toPrice(row),
  availability: row.availability,
  promotion: row.promotion === 1,
  buyOnline: row.buy_online === 1,
  certified: row.certified === 1,
  inspected: row.inspected === 1,
  inspectedOn: row.inspected_on,
  inspectionReportUrl: row.inspection_report_url,
  historyReportUrl: row.history_report_url,
  warranty: toWarranty(row),
  extendedCare: row.extended_care === 1,
  bridge: row.bridge === 1,
  viral: row.viral === 1,
  outboundUrl: row.outbound_url,
  group: row.stock_group,
  description: row.description,
  equipment: JSON.parse(row.equipment) as VehicleFacts['equipment'],
  images,
  unrecognised: JSON.parse(row.unrecognised) as VehicleFacts['unrecognised'],
});

type FactColumns = Omit<VehiclesTable, 'id' | 'first_seen' | 'last_seen' | 'changed_at' | 'revision'>;

/** Everything but the id, the dates and the revision. */
export const vehicleColumns = (vehicle: StoredVehicle): FactColumns => ({
  dealer_id: vehicle.dealerId,
  source: vehicle.source,
  demo: flag(vehicle.demo),
  fingerprint: vehicle.fingerprint,
  stock_number: vehicle.stockNumber,
  vin: vehicle.vin,
  type: vehicle.type,
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  version: vehicle.version,
  body: vehicle.body,
  condition: vehicle.condition,
  transmission: vehicle.transmission,
  gears: vehicle.gears,
  fuel: vehicle.fuel,
  drivetrain: vehicle.drivetrain,
  colour: vehicle.colour,
  interior_colour: vehicle.interiorColour,
  cylinders: vehicle.cylinders,
  doors: vehicle.doors,
  seats: vehicle.seats,
  engine_litres: vehicle.engineLitres,
  power_kw: vehicle.powerKw,
  mileage_km: vehicle.mileageKm,
  mileage_original: vehicle.mileageOriginal?.value ?? null,
  mileage_unit: vehicle.mileageOriginal?.unit ?? null,
  ...priceColumns(vehicle.price),
  availability: vehicle.availability,
  promotion: flag(vehicle.promotion),
  buy_online: flag(vehicle.buyOnline),
  certified: flag(vehicle.certified),
  inspected: flag(vehicle.inspected),
  inspected_on: vehicle.inspectedOn,
  inspection_report_url: vehicle.inspectionReportUrl,
  history_report_url: vehicle.historyReportUrl,
  warranty_months: vehicle.warranty?.months ?? null,
  warranty_km: vehicle.warranty?.km ?? null,
  warranty_text: vehicle.warranty?.text ?? null,
  extended_care: flag(vehicle.extendedCare),
  bridge: flag(vehicle.bridge),
  viral: flag(vehicle.viral),
  outbound_url: vehicle.outboundUrl,
  stock_group: vehicle.group,
  unrecognised: JSON.stringify(vehicle.unrecognised),
  equipment: JSON.stringify(vehicle.equipment),
  description: vehicle.description,
});
