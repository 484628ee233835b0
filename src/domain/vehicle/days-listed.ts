import { languageOf, type LanguageId } from '../language/language.ts';
import type { Vehicle } from './vehicle.ts';

const DAY = 86_400_000;
/** A longer time is told in months. */
const MOST_DAYS = 60;
const DAYS_OF_MONTH = 30;

/** Calendar days (UTC) since the vehicle was first seen. */
export const daysListed = ({ firstSeen }: Pick<Vehicle, 'firstSeen'>, now: number): number =>
  Math.max(0, Math.floor(now / DAY) - Math.floor(firstSeen / DAY));

/** 'today', '3 days ago', 'il y a 2 mois'. */
export const listedText = (days: number, languageId: LanguageId): string => {
  const text = new Intl.RelativeTimeFormat(languageOf(languageId).locale, { numeric: 'auto' });
  return days > MOST_DAYS ? text.format(-Math.floor(days / DAYS_OF_MONTH), 'month') : text.format(-days, 'day');
};
