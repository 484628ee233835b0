import type { CallSession } from '../domain/tracking/session-query.ts';
import type { Coordinates } from '../domain/location/coordinates.ts';
import type { ExpectedPlace, MarketCountry } from '../domain/location/expected-place.ts';
import type { Place } from '../domain/location/location.ts';

export type LocationAnswer =
  | { readonly kind: 'found'; readonly place: Place }
  /** There is no such place, or the provider does not know it. Asking again brings the same. */
  | { readonly kind: 'none' }
  /** The provider could not answer now. `cause` is for the operator's log and holds nothing of the visitor. */
  | { readonly kind: 'unavailable'; readonly cause: string };

/** For whom a place is looked up. */
export interface LookupContext extends ExpectedPlace {
  /**
   * What every call to another server says of the visit (specification, section 7). The address goes without its query, which may
   * hold the visitor's place.
   */
  readonly session: Omit<CallSession, 'now'>;
  /** Ends the lookup: the answer is then 'unavailable'. One signal bounds a whole chain of lookups. */
  readonly signal?: AbortSignal;
}

/**
 * Finds places (specification, section 7). Never rejects. A name that several places share is the one in the expected province,
 * else the most populous. Lookups but by IP look in the expected country only.
 */
export interface LocationProvider {
  /** By a complete postal code, or its first half in Canada; what is no postal code of the country is 'none'. */
  byPostalCode(postalCode: string, context: LookupContext): Promise<LocationAnswer>;
  /** By a city, with or without its province: "Laval QC", "saint jerome". */
  byKeyword(keyword: string, context: LookupContext): Promise<LocationAnswer>;
  /** The nearest place; its coordinates are those asked for, to three decimals. 'none' far from the expected country. */
  byCoordinates(coordinates: Coordinates, context: LookupContext): Promise<LocationAnswer>;
  /** Roughly, and in whatever country the address is. Private and reserved addresses are 'none'. */
  byIp(ip: string, context: LookupContext): Promise<LocationAnswer>;
  /** The province itself, without city and postal code, where most of its people live. */
  defaultProvince(context: LookupContext): Promise<LocationAnswer>;
}

/** Completes what a visitor types into a field for his place. */
export interface PlaceSuggestions {
  /** Towns and postal codes that begin so, most populous first; empty for fewer than two letters. */
  suggest(text: string, country: MarketCountry, limit: number): Promise<Place[]>;
}
