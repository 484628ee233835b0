/** The values of a vehicle that searches use, the same for every engine and for the reference in their tests. */
import type { Currency } from '../money/money.ts';
import { fold, wordsOf } from '../text/fold.ts';
import { AVAILABILITY_RULES } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { SEARCH_LIMITS } from './limits.ts';

/** Whether a search may find it (specification, section 4): not once it is sold, and not while an operator hides it. */
export const isListed = ({ availability, hidden }: Vehicle): boolean => AVAILABILITY_RULES[availability].listed && !hidden;

/** A whole year within the limits; anything else counts as unknown. */
export const searchableYear = ({ year }: Vehicle): number | null =>
  year !== null && Number.isInteger(year) && year >= SEARCH_LIMITS.year.min && year <= SEARCH_LIMITS.year.max ? year : null;

/** The amount, where the price is in this currency: amounts of other currencies are not compared. */
export const priceIn = ({ price }: Vehicle, currency: Currency): number | null =>
  price?.currency === currency ? price.amount : null;

/** The vehicle's own words for a keyword; the dealer's name counts too. */
export const keywordsOf = (vehicle: Vehicle): string[] =>
  [vehicle.make, vehicle.model, vehicle.version, searchableYear(vehicle), vehicle.stockNumber].flatMap((part) =>
    part === null ? [] : wordsOf(String(part)),
  );

/** The folded text of a filter; null when there is nothing in it to look for. */
export const filterText = (text: string | null): string | null => {
  const folded = text === null ? '' : fold(text);
  return folded === '' ? null : folded;
};
