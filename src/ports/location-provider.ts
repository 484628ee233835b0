import type { CallSession } from '../domain/tracking/session-query.ts';
import type { ExpectedPlace, MarketCountry } from '../domain/location/expected-place.ts';
import type { Place } from '../domain/location/location.ts';
import type { Lookup } from '../domain/location/lookup.ts';

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

/** Finds places (specification, section 7). */
export interface LocationProvider {
  /**
   * Never rejects. A name that several places share is the one in the expected province, else the most populous. Lookups look in
   * the expected country only, except by IP.
   */
  find(lookup: Lookup, context: LookupContext): Promise<LocationAnswer>;
}

/** Completes what a visitor types into a field for their place. */
export interface PlaceSuggestions {
  /** Towns and postal codes that begin so, most populous first; empty for fewer than two letters. */
  suggest(text: string, country: MarketCountry, limit: number): Promise<Place[]>;
}
