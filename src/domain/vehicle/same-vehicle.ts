/** Several listings of one vehicle, from two dealers or two sources: which they are, and which of them a list shows (decision 49). */
import { fold } from '../text/fold.ts';
import type { Vehicle } from './vehicle.ts';
import { vinProblem } from './vin.ts';

type Identity = Pick<Vehicle, 'vin' | 'make'>;
type Arrival = Pick<Vehicle, 'id' | 'firstSeen'>;

/** The last four characters are digits (ISO 3779), and no maker's count is six times the same: those are masked or made up. */
const COUNTED = /\d{4}$/;
const MADE_UP = /(.)\1{5}$/;

/** Whether a normalised VIN names one vehicle of the world: seventeen permitted characters, the right check digit, and a serial number. */
export const identifies = (vin: string): boolean => COUNTED.test(vin) && !MADE_UP.test(vin) && vinProblem(vin, null) === null;

/**
 * Equal for listings of one vehicle; null where it cannot be told. The same VIN on another make is a mistake of one of the two, and neither
 * may hide the other.
 */
export const vehicleKey = ({ vin, make }: Identity): string | null =>
  vin !== null && identifies(vin) ? `${vin} ${fold(make)}` : null;

/** For sorting: the listing that was here first comes first. */
export const byArrival = (a: Arrival, b: Arrival): number => a.firstSeen - b.firstSeen || a.id - b.id;

/**
 * One listing of each vehicle, the one that came first. In their order.
 * @param found listings that are shown already: none of their vehicles is kept
 */
export const shownOnce = <V extends Identity & Arrival>(vehicles: readonly V[], found: readonly Identity[] = []): V[] => {
  const taken = new Set(found.map(vehicleKey));
  const first = new Map<string, V>();
  for (const vehicle of vehicles) {
    const key = vehicleKey(vehicle);
    const other = key === null ? undefined : first.get(key);
    if (key !== null && (!other || byArrival(vehicle, other) < 0)) first.set(key, vehicle);
  }
  return vehicles.filter((vehicle) => {
    const key = vehicleKey(vehicle);
    return key === null || (first.get(key) === vehicle && !taken.has(key));
  });
};
