/** Local time. */

/** The local time in the zone as `YYYY-MM-DD HH:MM`. */
export const wallClock = (now: number, timeZone: string): string => {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  return format.format(now).replace('T', ' ');
};

/** Whether it is an IANA zone that the platform knows. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
