/** How often vehicles are viewed, and visitors go on to their dealers' sites. Counts only, without personal data. */

export const TRAFFIC_EVENTS = ['view', 'click'] as const;
export type TrafficEvent = (typeof TRAFFIC_EVENTS)[number];

export interface Visit {
  readonly event: TrafficEvent;
  readonly siteId: number;
  readonly vehicleId: number;
}

/** The number of such events on one day. */
export interface TrafficCount extends Visit {
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly count: number;
}

const DAY_MS = 86_400_000;

/** The day of a time, in milliseconds since 1970, UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The first of the `days` days that end with the day of `at`. */
export const firstDayOf = (days: number, at: number): string => dayOf(at - (days - 1) * DAY_MS);
