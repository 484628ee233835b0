/** Where a visitor is (specification, section 3). */
import type { Coordinates } from './coordinates.ts';

/** A place as a provider knows it; unknown parts are ''. */
export interface Place extends Coordinates {
  /** `A1A 1A1` or only `A1A` in Canada, five digits in France. */
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  /** Without the country: QC, IDF. */
  readonly provinceIso: string;
  readonly country: string;
  /** ISO 3166-1, two letters. */
  readonly countryIso: string;
}

/** Which step of the server's order found the location (specification, section 4), or of the browser's; or the proxy before it. */
export type LocationSource =
  'Server Keyword' | 'Server Coordinates' | 'Server Cookies' | 'Server IP' | 'Proxy Headers' | 'Browser IP' | 'Default Province';

export interface Location extends Place {
  readonly source: LocationSource;
  /** When it was found: `YYYY-MM-DD HH:MM`, UTC (specification, section 5). */
  readonly date: string;
  /** False for a guess that a later step or visit should improve. */
  readonly valid: boolean;
}

/** `YYYY-MM-DD HH:MM` in UTC of milliseconds since 1970. */
const minuteText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** A place as the visitor's location; `valid` is false unless said (specification, section 3). */
export const locationAt = (place: Place, source: LocationSource, now: number, valid = false): Location => ({
  ...place,
  source,
  date: minuteText(now),
  valid,
});

/** A location as pages know it. */
export type VisitorPlace = Omit<Location, 'date'>;

/** Degrees rounded for storage: three decimals, about a hundred metres (product rules, section 4). */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** What a page is told of its visitor's place: coordinates to three decimals. */
export const visitorPlaceOf = ({ date: _, ...place }: Location): VisitorPlace => ({
  ...place,
  latitude: roundedDegrees(place.latitude),
  longitude: roundedDegrees(place.longitude),
});
