import type { CallSession } from '../domain/tracking/session-query.ts';
import type { ExpectedPlace, MarketCountry } from '../domain/location/expected-place.ts';
import type { Place } from '../domain/location/location.ts';
import type { Lookup } from '../domain/location/lookup.ts';

export type LocationAnswer =
  | { readonly kind: 'found'; readonly place: Place }
  /** There is no such place, or the provider does not know it. A retry gives the same answer. */
  | { readonly kind: 'none' }
  /** The provider could not answer now. `cause` is for the operator's log, without the visitor's data. */
  | { readonly kind: 'unavailable'; readonly cause: string };

/** The context of a lookup. */
export interface LookupContext extends ExpectedPlace {
  /**
   * What every call to another server sends about the visit (specification, section 7). The address is sent without its query, which
   * may contain the visitor's place.
   */
  readonly session: Omit<CallSession, 'now'>;
  /** Ends the lookup: the answer is then 'unavailable'. One signal bounds a whole chain of lookups. */
  readonly signal?: AbortSignal;
}

/** Finds places (specification, section 7). */
export interface LocationProvider {
  /**
   * Never rejects. Of several places with the name, it finds the one in the expected province, else the most populous. Lookups
   * are within the expected country, except by IP.
   */
  find(lookup: Lookup, context: LookupContext): Promise<LocationAnswer>;
}

/** Completes what a visitor types into a field for their place. */
export interface PlaceSuggestions {
  /** Towns and postal codes with this prefix, most populous first; empty for fewer than two letters. */
  suggest(text: string, country: MarketCountry, limit: number): Promise<Place[]>;
}
