/** Meta's automotive inventory (developers.facebook.com/docs/marketing-api/auto-ads/reference). */
import { exactPlaceOf } from '../dealers/dealer-place.ts';
import type { Body, Drivetrain, Fuel, Transmission } from '../vehicle/attributes.ts';
import { amountAndCurrency, csvFeed, cut } from './feed-columns.ts';
import type { Offer } from './offer.ts';

const MOST_PHOTOS = 20;

/** Meta's names are these in capitals; every other body is OTHER. */
const BODIES: readonly Body[] = ['sedan', 'coupe', 'hatchback', 'wagon', 'convertible', 'suv', 'truck', 'van', 'minivan'];

const FUELS: Readonly<Partial<Record<Fuel, string>>> = {
  gas: 'GASOLINE',
  'premium-unleaded': 'GASOLINE',
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  hybrid: 'HYBRID',
  'hybrid-electric': 'HYBRID',
  'plug-in-hybrid': 'HYBRID',
  flex: 'FLEX',
};

const DRIVES: Readonly<Record<Drivetrain, string>> = {
  fwd: 'FWD',
  rwd: 'RWD',
  awd: 'AWD',
  '4wd': '4X4',
  '4x4': '4X4',
  '2wd': '4X2',
};

const gearbox = (transmission: Transmission): string => (transmission === 'manual' ? 'MANUAL' : 'AUTOMATIC');

const stateOf = ({ isNew, certified }: Offer): string => {
  if (isNew) return 'NEW';
  return certified ? 'CPO' : 'USED';
};

const addressOf = ({ dealer: { street, city, province, postalCode, country } }: Offer): string =>
  JSON.stringify({ addr1: street, city, region: province, postal_code: postalCode, country });

export const metaAutomotive = csvFeed({
  vehicle_id: ({ id }) => id,
  title: ({ title }) => cut(title, 500),
  description: ({ description }) => cut(description, 5000),
  url: ({ url }) => url,
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  year: ({ year }) => year,
  'mileage.value': ({ mileageKm }) => Math.round(mileageKm ?? 0),
  'mileage.unit': () => 'KM',
  image: ({ photos }) => JSON.stringify(photos.slice(0, MOST_PHOTOS).map((url) => ({ url, tag: ['Exterior'] }))),
  transmission: ({ transmission }) => (transmission === null || transmission === 'other' ? null : gearbox(transmission)),
  fuel_type: ({ fuel }) => (fuel === null ? null : (FUELS[fuel] ?? 'OTHER')),
  body_style: ({ body }) => body && (BODIES.includes(body) ? body.toUpperCase() : 'OTHER'),
  drivetrain: ({ drivetrain }) => (drivetrain === null ? null : DRIVES[drivetrain]),
  vin: ({ vin }) => vin,
  price: ({ price }) => amountAndCurrency(price),
  exterior_color: ({ colour }) => colour,
  state_of_vehicle: stateOf,
  availability: ({ available }) => (available ? 'AVAILABLE' : 'NOT_AVAILABLE'),
  date_first_on_lot: ({ firstSeen }) => new Date(firstSeen).toISOString().slice(0, 10),
  stock_number: ({ stockNumber }) => stockNumber,
  dealer_id: ({ dealer }) => dealer.id,
  dealer_name: ({ dealer }) => dealer.name,
  dealer_phone: ({ dealer }) => dealer.phone,
  address: addressOf,
  latitude: ({ dealer }) => exactPlaceOf(dealer)?.latitude ?? null,
  longitude: ({ dealer }) => exactPlaceOf(dealer)?.longitude ?? null,
});
