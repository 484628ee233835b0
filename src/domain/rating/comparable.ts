/** Which vehicles a price is compared with. */
import { isListed } from '../inventory/searchable.ts';
import { fold } from '../text/fold.ts';
import type { Currency } from '../money/money.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What sets the price of a vehicle, beside its year and mileage. */
type Traits = Pick<Vehicle, 'version' | 'fuel' | 'transmission' | 'drivetrain' | 'body' | 'condition' | 'powerKw'>;

/** A vehicle whose price is estimated. Unknown traits are not compared. */
export interface Subject extends Readonly<Partial<Traits>> {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly mileageKm: number;
  /** Those of a vehicle on offer, so that it is never compared with itself. */
  readonly id?: number;
  readonly vin?: string | null;
}

/** A vehicle with the price that its dealer asks. */
export interface Comparable extends Omit<Subject, keyof Traits>, Traits {
  readonly id: number;
  /** In the currency of all the others. */
  readonly amount: number;
}

/** Model years on either side that are compared at all. */
const YEARS = 3;

/** Two offers of one model year that show the same mileage, above what a test drive adds, are one vehicle listed twice. */
const WORTH_NOTING_KM = 1000;

/** The published price; null while it is still to come, and in another currency. */
export const openPrice = ({ price, availability }: Vehicle, currency: Currency): number | null =>
  price?.currency === currency && price.amount > 0 && availability !== 'price-coming' ? price.amount : null;

/** What sources write for an unknown model. */
const NO_MODELS = ['other', 'autre', 'autres', 'otro', 'otros'];
export const hasModel = ({ model }: Pick<Vehicle, 'model'>): boolean => !NO_MODELS.includes(fold(model));

/** The vehicle as others are compared with it; null where it cannot be: it is new, off the lists, or its model, year, mileage or price is not known. */
export const comparableOf = (vehicle: Vehicle, currency: Currency): Comparable | null => {
  const { year, mileageKm, condition } = vehicle;
  const amount = openPrice(vehicle, currency);
  if (condition === 'new' || !isListed(vehicle) || !hasModel(vehicle)) return null;
  if (year === null || mileageKm === null || amount === null) return null;
  return { ...vehicle, year, mileageKm, amount };
};

/** Whether both are one vehicle: the same offer, the same VIN, or listed twice. */
export const isSameVehicle = (a: Subject, b: Subject): boolean =>
  (a.id !== undefined && a.id === b.id) ||
  (typeof a.vin === 'string' && a.vin === b.vin) ||
  (a.year === b.year && a.mileageKm === b.mileageKm && a.mileageKm > WORTH_NOTING_KM);

/** Another vehicle of the same make and model, at most three model years apart. */
export const compares = (subject: Subject, other: Comparable): boolean =>
  fold(subject.make) === fold(other.make) &&
  fold(subject.model) === fold(other.model) &&
  Math.abs(subject.year - other.year) <= YEARS &&
  !isSameVehicle(subject, other);

/** A part of the market around a vehicle. */
export interface MarketWindow {
  readonly years: number;
  /** On either side; null for any mileage. */
  readonly mileageKm: number | null;
}

/** Everything that compares, and the closer parts of it that do where a model is offered by the hundred; the closest first. */
export const WHOLE_WINDOW: MarketWindow = { years: YEARS, mileageKm: null };
export const CLOSER_WINDOWS: readonly MarketWindow[] = [
  { years: 1, mileageKm: 20_000 },
  { years: 2, mileageKm: 40_000 },
];
/** Of what compares, so many are read: enough to choose the closest versions from. */
export const CANDIDATES = 120;
/** A closer part of the market is used when it has this many. */
export const ENOUGH = 40;

/**
 * What of a model's vehicles a price is compared with, as `find-comparables.ts` finds it by searches: everything, or a closer part of the
 * market where that is much, and of it the newest.
 *
 * @param newestFirst every comparable of the model, the vehicle itself among them
 */
export const candidatesAmong = (subject: Subject, newestFirst: readonly Comparable[]): Comparable[] => {
  const within = ({ years, mileageKm }: MarketWindow): Comparable[] =>
    newestFirst.filter(
      (other) =>
        Math.abs(other.year - subject.year) <= years &&
        (mileageKm === null || Math.abs(other.mileageKm - subject.mileageKm) <= mileageKm),
    );
  const all = within(WHOLE_WINDOW);
  if (all.length <= CANDIDATES) return all;
  const closer = CLOSER_WINDOWS.map(within).find((part) => part.length >= ENOUGH) ?? all;
  return closer.slice(0, CANDIDATES);
};
