/** Local time. */
import { memoised } from '../text/memoised.ts';

/** Cached: making one takes a quarter of a millisecond. Swedish writes dates as ISO 8601 does. */
const formatOf = memoised(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }),
  1000,
);

/** The local time in the zone as `YYYY-MM-DD HH:MM`. */
export const wallClock = (now: number, timeZone: string): string => formatOf(timeZone).format(now);

/** Whether it is an IANA zone that the platform knows. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
