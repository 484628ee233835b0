/** Reports of what visitors do with vehicles (specification, section 7). */
import type { ConsentPurpose } from '../domain/consent/consent.ts';
import type { Place } from '../domain/location/location.ts';
import type { ProductViewEvent } from '../domain/tracking/product-view-event.ts';
import type { Visited } from '../domain/tracking/tracking-payload.ts';

/** A vehicle's page that was seen. */
export interface ProductView extends Visited {
  readonly event: ProductViewEvent;
  /** The site's tag manager; null for none. */
  readonly tagManager: string | null;
}

/** A click that leads to a dealer's own page. */
export interface OutboundClick extends Visited {
  /** The dealer's page. */
  readonly url: string;
  /** The visitor's; null if it is not known. */
  readonly place: Place | null;
}

/** What the visitor chose of the purposes that the site asks for. */
export interface TagManagerConsent {
  /** The site's tag manager; null for none. */
  readonly tagManager: string | null;
  readonly purposes: readonly ConsentPurpose[];
}

/**
 * No method throws, and nobody waits for a report: a lost one is passed over. Site id 0 (localhost and development) reports
 * nothing to the data host.
 */
export interface Tracking {
  /**
   * Loads the tag manager, once, and passes it the choice first (Consent Mode). Without an agreed purpose, and on localhost, nothing is
   * requested.
   */
  agreed(consent: TagManagerConsent): void;
  /** Reports to the data host, and to the tag manager with the visitor's consent to analytics, but never on localhost. */
  viewed(view: ProductView): void;
  /** Reports to the data host. */
  left(click: OutboundClick): void;
}
