/** Google's vehicle ads: a primary feed for Merchant Center (support.google.com/merchants/answer/11192663 and its attributes' pages). */
import type { Body } from '../vehicle/attributes.ts';
import { amountAndCurrency, csvFeed, cut } from './feed-columns.ts';

/** 'Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans' of Google's product taxonomy. */
const CATEGORY = 916;
const MOST_MORE_PHOTOS = 10;

const BODIES: Readonly<Partial<Record<Body, string>>> = {
  sedan: 'sedan',
  coupe: 'coupe',
  hatchback: 'hatchback',
  wagon: 'station wagon',
  convertible: 'convertible',
  suv: 'suv',
  truck: 'truck',
  van: 'full size van',
  minivan: 'minivan',
};

export const googleVehicleAds = csvFeed({
  id: ({ id }) => id,
  VIN: ({ vin }) => vin,
  // The dealer's number here; it must be the store code in the operator's Business Profile. Stands for in-store fulfilment.
  store_code: ({ dealer }) => dealer.id,
  google_product_category: () => CATEGORY,
  title: ({ title }) => cut(title, 150),
  description: ({ description }) => cut(description, 5000),
  link: ({ url }) => url,
  image_link: ({ photos }) => photos[0] ?? null,
  additional_image_link: ({ photos }) => photos.slice(1, 1 + MOST_MORE_PHOTOS).join(','),
  condition: ({ isNew }) => (isNew ? 'new' : 'used'),
  price: ({ price }) => amountAndCurrency(price),
  // The older and the newer field, which a new car in Canada needs: a dealer there advertises what the vehicle costs with all that they add to it, taxes apart (Competition Act, s. 74.01(1.1)).
  vehicle_all_in_price: ({ price }) => (price?.currency === 'CAD' ? amountAndCurrency(price) : null),
  vehicle_price_type: ({ price }) => (price?.currency === 'CAD' ? 'all_in_price' : null),
  brand: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  year: ({ year }) => year,
  mileage: ({ mileageKm }) => `${String(Math.round(mileageKm ?? 0))} km`,
  color: ({ colour }) => colour,
  body_style: ({ body }) => (body === null ? null : (BODIES[body] ?? null)),
  engine: ({ engine }) => engine,
  'certified_pre-owned': ({ certified, isNew }) => (certified && !isNew ? 'yes' : 'no'),
});
