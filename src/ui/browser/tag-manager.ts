/** The site's tag manager reads what is pushed to `window.dataLayer`. The consent notice's component loads its script. */
import { CONSENT_COOKIE, consentsTo } from '../../domain/consent/consent.ts';
import type { ProductViewEvent } from '../../domain/tracking/product-view-event.ts';
import { cookieValue } from './cookie-value.ts';

export interface TagManagerGate {
  /** The site's container; null for none. */
  readonly tagManager: string | null;
  readonly localhost: boolean;
  /** In the format of `document.cookie`. */
  readonly cookies: string;
}

/** No data is collected on localhost, or before the visitor has agreed to analytics. */
const isAllowed = ({ tagManager, localhost, cookies }: TagManagerGate): boolean =>
  tagManager !== null && !localhost && consentsTo('analytics', cookieValue(cookies, CONSENT_COOKIE));

export const pushProductView = (target: { dataLayer?: unknown[] }, event: ProductViewEvent, gate: TagManagerGate): void => {
  if (!isAllowed(gate)) return;
  target.dataLayer ??= [];
  target.dataLayer.push(event);
};
