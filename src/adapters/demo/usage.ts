/** How far a vehicle is driven in a year, when it comes on sale, and its age then. */
import type { Body, VehicleType } from '../../domain/vehicle/attributes.ts';
import type { Model, Trim } from './demo-data.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;

/** Kilometres a year; bodies that are not listed are driven as far as a car. */
const KM_A_YEAR: Readonly<Partial<Record<Body, number>>> = {
  motorcycle: 4500,
  scooter: 3000,
  atv: 1800,
  snowmobile: 2200,
  motorhome: 9000,
  'heavy-truck': 85_000,
  bus: 45_000,
  van: 24_000,
};

/** Engine hours a year. */
const HOURS_A_YEAR: Readonly<Partial<Record<Body, number>>> = { boat: 45, pwc: 30, sailboat: 55 };

/** Towed or carried: it has no odometer. */
const WITHOUT_ODOMETER: ReadonlySet<Body> = new Set(['travel-trailer', 'fifth-wheel', 'truck-camper', 'trailer']);

export const countsHours = (body: Body): boolean => body in HOURS_A_YEAR;

/** Usual use of a vehicle of this age: kilometres, or engine hours for boats; null for a vehicle without a meter. */
export const usualDistance = (model: Model, trim: Trim, market: 'CA' | 'FR', age: number): number | null => {
  const { body } = model;
  if (WITHOUT_ODOMETER.has(body)) return null;
  // Vehicles are driven less as they grow older.
  const years = age * Math.max(0.55, 1 - 0.02 * age);
  const hours = HOURS_A_YEAR[body];
  if (hours !== undefined) return hours * years;
  const car = market === 'CA' ? 17_500 : trim.fuel === 'diesel' ? 17_500 : 11_500;
  return (KM_A_YEAR[body] ?? car) * years;
};

/** Weights of the months, January first, in which something is first listed. */
const SNOW = [3, 1, 0.4, 0.2, 0.2, 0.3, 0.6, 2, 6, 8, 8, 6];
const WATER_AND_TWO_WHEELS = [1, 3, 7, 8, 7, 4, 2, 1.5, 1, 0.6, 0.4, 0.4];
const CAMPING = [1.5, 3, 6, 7, 6, 4, 3, 2.5, 2, 1, 0.6, 0.5];

const SEASONS: Readonly<Partial<Record<Body, readonly number[]>>> = {
  snowmobile: SNOW,
  motorcycle: WATER_AND_TWO_WHEELS,
  scooter: WATER_AND_TWO_WHEELS,
  boat: WATER_AND_TWO_WHEELS,
  sailboat: WATER_AND_TWO_WHEELS,
  pwc: WATER_AND_TWO_WHEELS,
  motorhome: CAMPING,
  'travel-trailer': CAMPING,
  'fifth-wheel': CAMPING,
  'truck-camper': CAMPING,
};

/** When it was first listed: seasonal vehicles in their season of the last year, others some 40 days ago. */
export const firstListed = (body: Body, now: number, random: Random): number => {
  const season = SEASONS[body];
  if (!season) return Math.round(now - Math.min(300, random.exponential(40)) * DAY);
  const busiest = Math.max(...season);
  let day = now - random.next() * 365 * DAY;
  for (let attempt = 0; attempt < 30 && !random.chance((season[new Date(day).getUTCMonth()] ?? 0) / busiest); attempt++)
    day = now - random.next() * 365 * DAY;
  return Math.round(day);
};

const USUAL_AGE: Readonly<Record<VehicleType, number>> = { car: 4.5, motorcycle: 6, boat: 8, recreational: 6, heavy: 5.5 };

/** The age in model years of a used vehicle that is for sale. */
export const usedAge = (type: VehicleType, random: Random): number =>
  Math.min(30, 1 + Math.floor(random.exponential(USUAL_AGE[type])));

/** Years since a model year's vehicle was, on average, new: a model year begins in the September before. */
export const yearsSince = (year: number, now: number): number => Math.max(0.2, (now - Date.UTC(year, 2)) / YEAR);

/** When vehicles of a model year come on sale: in Canada in the September before, while France counts by registration. */
export const salesBegin = (year: number, market: 'CA' | 'FR'): number =>
  market === 'CA' ? Date.UTC(year - 1, 8) : Date.UTC(year, 0);

/** The newest model year on sale. */
export const newestModelYear = (market: 'CA' | 'FR', now: number): number => {
  const year = new Date(now).getUTCFullYear();
  return salesBegin(year + 1, market) <= now ? year + 1 : year;
};
