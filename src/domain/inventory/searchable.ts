/** What searches use of a vehicle, the same for every engine and for the reference in their tests. */
import { fold } from '../text/fold.ts';
import { AVAILABILITY_RULES } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { SEARCH_LIMITS } from './limits.ts';

/** Whether a search may find it (specification, section 4): not once it is sold, and not while an operator hides it. */
export const isListed = ({ availability, hidden }: Vehicle): boolean => AVAILABILITY_RULES[availability].listed && !hidden;

/** Whether searches with this source find it (decision 47). */
export const isPublished = ({ sources }: Pick<Vehicle, 'sources'>, source: string): boolean =>
  sources.some((each) => fold(each) === fold(source));

/** A whole year within the limits; anything else counts as unknown. */
export const searchableYear = ({ year }: Vehicle): number | null =>
  year !== null && Number.isInteger(year) && year >= SEARCH_LIMITS.year.min && year <= SEARCH_LIMITS.year.max ? year : null;

/** The folded text of a filter; null when there is nothing in it to look for. */
export const filterText = (text: string | null): string | null => {
  const folded = text === null ? '' : fold(text);
  return folded === '' ? null : folded;
};

/** What a VIN can be as a word. */
export const VIN_WORD = /^[a-z0-9]{1,18}$/;

/** A VIN as the word that a keyword must be to find it; null when the number has more than eighteen characters, or other than letters and digits. */
export const searchableVin = ({ vin }: Pick<Vehicle, 'vin'>): string | null => {
  const word = vin === null ? '' : fold(vin);
  return VIN_WORD.test(word) ? word : null;
};
