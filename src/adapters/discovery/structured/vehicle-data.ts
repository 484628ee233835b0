/**
 * A vehicle for sale in schema.org's vocabulary, with the properties that Google asks for in vehicle listings
 * (developers.google.com/search/docs/appearance/structured-data/vehicle-listing).
 */
import { attributeText } from '../../../domain/vehicle/vehicle-texts.ts';
import { vehicleName } from '../../../domain/vehicle/vehicle-name.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import type { Drivetrain, VehicleType } from '../../../domain/vehicle/attributes.ts';
import type { Availability } from '../../../domain/vehicle/availability.ts';
import { pictureOfVehicle } from '../../../domain/vehicle/illustration.ts';
import { shownStockNumber } from '../../../domain/vehicle/stock-number.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Listing, Vehicle } from '../../../domain/vehicle/vehicle.ts';
import { photosOf } from '../../../domain/vehicle/vehicle-photos.ts';
import { dealerData } from './dealer-data.ts';
import { schemaTerm, type Absolute, type StructuredData } from './structured-data.ts';

/** schema.org has no types for boats and snowmobiles; both are vehicles. */
export const TYPES: Readonly<Record<VehicleType, string>> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  boat: 'Vehicle',
  recreational: 'Vehicle',
  heavy: 'Vehicle',
};

/** As on its page: a reserved vehicle, or one in transit, is not available now. */
const AVAILABILITIES: Readonly<Record<Availability, string>> = {
  available: 'InStock',
  reserved: 'Reserved',
  pending: 'LimitedAvailability',
  coming: 'PreOrder',
  'price-coming': 'InStock',
  sold: 'SoldOut',
  unavailable: 'OutOfStock',
};

export const DRIVES: Readonly<Partial<Record<Drivetrain, string>>> = {
  fwd: 'FrontWheelDriveConfiguration',
  rwd: 'RearWheelDriveConfiguration',
  awd: 'AllWheelDriveConfiguration',
  '4wd': 'FourWheelDriveConfiguration',
  '4x4': 'FourWheelDriveConfiguration',
};

const MOST_PICTURES = 8;
/** A year has four digits (ISO 8601); fewer are an error in the feed. */
const FIRST_YEAR = 1000;

const picturesOf = (vehicle: Vehicle, absolute: Absolute): readonly string[] => {
  const photos = photosOf(vehicle).slice(0, MOST_PICTURES);
  return photos.length > 0 ? photos.map(({ src }) => absolute(src)) : [absolute(pictureOfVehicle(vehicle))];
};

/** Kilometres, or a boat's engine hours (UN/CEFACT codes KMT and HUR). */
const usageOf = ({ mileageKm, mileageOriginal }: Vehicle): StructuredData | undefined => {
  const isInHours = mileageOriginal?.unit === 'h';
  const value = isInHours ? mileageOriginal.value : mileageKm;
  if (value === null) return undefined;
  return { '@type': 'QuantitativeValue', value: Math.round(value), unitCode: isInHours ? 'HUR' : 'KMT' };
};

const engineOf = (vehicle: Vehicle, languageId: LanguageId): StructuredData | undefined => {
  const fuelType = attributeText(vehicle, 'fuel', languageId) ?? undefined;
  const { engineLitres } = vehicle;
  if (fuelType === undefined && engineLitres === null) return undefined;
  return {
    '@type': 'EngineSpecification',
    fuelType,
    engineDisplacement:
      engineLitres === null ? undefined : { '@type': 'QuantitativeValue', value: engineLitres, unitCode: 'LTR' },
  };
};

const offerOf = ({ vehicle, dealer }: Listing, url: string, languageId: LanguageId, absolute: Absolute): StructuredData => {
  const { price, condition, availability } = vehicle;
  const isPriced = price !== null && availability !== 'price-coming';
  return {
    '@type': 'Offer',
    url,
    price: isPriced ? price.amount : undefined,
    priceCurrency: isPriced ? price.currency : undefined,
    availability: schemaTerm(AVAILABILITIES[availability]),
    itemCondition: schemaTerm(condition === 'new' ? 'NewCondition' : 'UsedCondition'),
    seller: dealerData(dealer, languageId, absolute),
  };
};

/** Only what its page shows. */
export const vehicleData = (listing: Listing, languageId: LanguageId, absolute: Absolute): StructuredData => {
  const { vehicle } = listing;
  const { type, make, model, year, version, vin, doors, seats, interiorColour, drivetrain, condition } = vehicle;
  const url = absolute(vehiclePath(vehicle, languageId));
  const text = (attribute: Parameters<typeof attributeText>[1]): string | undefined =>
    attributeText(vehicle, attribute, languageId) ?? undefined;
  const drive = drivetrain === null ? undefined : DRIVES[drivetrain];
  return {
    '@type': TYPES[type],
    '@id': `${url}#vehicle`,
    name: vehicleName(vehicle, languageId),
    url,
    image: picturesOf(vehicle, absolute),
    sku: shownStockNumber(vehicle) ?? undefined,
    brand: { '@type': 'Brand', name: make },
    model,
    vehicleModelDate: year === null || year < FIRST_YEAR ? undefined : String(year),
    vehicleConfiguration: version ?? undefined,
    vehicleIdentificationNumber: vin ?? undefined,
    itemCondition: schemaTerm(condition === 'new' ? 'NewCondition' : 'UsedCondition'),
    mileageFromOdometer: usageOf(vehicle),
    bodyType: text('body'),
    color: text('colour'),
    vehicleInteriorColor: interiorColour ?? undefined,
    vehicleTransmission: text('transmission'),
    driveWheelConfiguration: drive === undefined ? text('drivetrain') : schemaTerm(drive),
    vehicleEngine: engineOf(vehicle, languageId),
    numberOfDoors: doors ?? undefined,
    vehicleSeatingCapacity: seats ?? undefined,
    offers: offerOf(listing, url, languageId, absolute),
  };
};
