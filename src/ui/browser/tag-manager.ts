/** The site's tag manager reads what is pushed to `window.dataLayer`. Loading its script is the consent notice's business. */
import { CONSENT_COOKIE, consentsTo } from '../../domain/consent/consent.ts';
import type { ProductViewEvent } from '../../domain/tracking/product-view-event.ts';
import { cookieValue } from './cookie-value.ts';

export interface TagManagerGate {
  /** The site's container; null for none. */
  readonly tagManager: string | null;
  readonly localhost: boolean;
  /** As `document.cookie` has them. */
  readonly cookies: string;
}

/** Nothing of a visit is collected on localhost, or before the visitor agreed to its analysis. */
const isAllowed = ({ tagManager, localhost, cookies }: TagManagerGate): boolean =>
  tagManager !== null && !localhost && consentsTo('analytics', cookieValue(cookies, CONSENT_COOKIE));

export const pushProductView = (target: { dataLayer?: unknown[] }, event: ProductViewEvent, gate: TagManagerGate): void => {
  if (!isAllowed(gate)) return;
  target.dataLayer ??= [];
  target.dataLayer.push(event);
};
