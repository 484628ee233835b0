import { Cron } from 'croner';
import type { NextOccurrence } from '../../../domain/feeds/feed-source.ts';

const read = (cron: string, timeZone: string): Cron => new Cron(cron, { mode: '5-part', timezone: timeZone, paused: true });

/** A time that a change of the clock leaves out comes with the first one after it, and one that it repeats comes once. */
export const nextOccurrence: NextOccurrence = ({ cron, timeZone }, after) =>
  read(cron, timeZone).nextRun(new Date(after))?.getTime() ?? null;

/** What is wrong with a schedule; null for nothing. */
export const scheduleFault = (cron: string, timeZone: string): string | null => {
  try {
    return read(cron, timeZone).nextRun() === null ? 'never comes' : null;
  } catch {
    return 'is not a schedule';
  }
};
