/** Dates of appointments, by the dealer's clock (specification, section 5; product rules, section 7). */
import { isRealDay } from '../time/calendar.ts';
import { isTimeZone, wallClock } from '../time/wall-clock.ts';
import type { Dealer } from '../vehicle/vehicle.ts';
import type { TimeOfDay } from './lead.ts';

export const DAYS_AHEAD = 90;

export type DateProblem = 'invalid' | 'past' | 'too-far';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_AND_TIME = /^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_MS = 86_400_000;

/** The hour at which each part of the day is over. */
const END_OF: Readonly<Record<TimeOfDay, number>> = { morning: 12, afternoon: 17, evening: 24 };

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The dealer's time zone; that of the market's largest city where the feed has none, or an unknown one. */
export const timeZoneOf = ({ timeZone, market }: Pick<Dealer, 'timeZone' | 'market'>): string => {
  if (timeZone !== null && isTimeZone(timeZone)) return timeZone;
  return market === 'FR' ? 'Europe/Paris' : 'America/Toronto';
};

/**
 * Null for a valid date. A 10-character value is a day, a 16-character one a day and a time; any other length is
 * invalid. It is a real date, not past, and within 90 days.
 *
 * @param now milliseconds since 1970, UTC
 */
export const dateProblem = (text: string, now: number, timeZone: string): DateProblem | null => {
  if (!(text.length === 10 ? DATE : DATE_AND_TIME).test(text)) return 'invalid';
  const day = text.slice(0, 10);
  if (!isRealDay(day)) return 'invalid';
  const current = wallClock(now, timeZone);
  if (text < current.slice(0, text.length)) return 'past';
  return dayNumber(day) - dayNumber(current.slice(0, 10)) > DAYS_AHEAD ? 'too-far' : null;
};

/** Whether this part of the day is over by the dealer's clock. */
export const isPartOver = (day: string, time: TimeOfDay, now: number, timeZone: string): boolean => {
  const current = wallClock(now, timeZone);
  return day === current.slice(0, 10) && Number(current.slice(11, 13)) >= END_OF[time];
};

export const timeOfDayAt = (clock: string): TimeOfDay => {
  const hour = Number(clock.slice(0, 2));
  return hour < END_OF.morning ? 'morning' : hour < END_OF.afternoon ? 'afternoon' : 'evening';
};

/** The first and the last day that a form may offer. */
export const dateRange = (now: number, timeZone: string): { readonly first: string; readonly last: string } => ({
  first: wallClock(now, timeZone).slice(0, 10),
  last: new Date((dayNumber(wallClock(now, timeZone).slice(0, 10)) + DAYS_AHEAD) * DAY_MS).toISOString().slice(0, 10),
});
