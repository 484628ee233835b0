import { CONSENT_COOKIE, consentsTo } from '../../domain/consent/consent.ts';
import { isTracked, trackingPayload, viewPayload } from '../../domain/tracking/tracking-payload.ts';
import type { Tracking } from '../../ports/tracking.ts';
import type { VisitorCookies } from '../../ports/visitor-cookies.ts';
import { appState } from './app-state.ts';
import { postCall } from './call.ts';
import { documentCookies } from './document-cookies.ts';

/** Reports by calls that outlive the page, and by what is pushed to the tag manager's `window.dataLayer`. */
export const browserTracking = (target: { dataLayer?: unknown[] }, cookies: Pick<VisitorCookies, 'read'>): Tracking => {
  /** The answer does not matter to the visitor; a call never rejects. */
  const report = (path: string, body: object): void =>
    void postCall(`${appState.get().server}/api/products/${path}`, body, { keepalive: true });
  return {
    viewed(view) {
      if (isTracked(view.siteId)) report('views', viewPayload(view));
      const agrees = consentsTo('analytics', cookies.read(CONSENT_COOKIE));
      if (view.tagManager === null || appState.get().localhost || !agrees) return;
      target.dataLayer ??= [];
      target.dataLayer.push(view.event);
    },
    left(click) {
      if (isTracked(click.siteId)) report('bridge/track', trackingPayload(click, click.url, click.place));
    },
  };
};

/** Of this page. */
export const tracking: Tracking = {
  viewed: (view) => browserTracking(window, documentCookies(document)).viewed(view),
  left: (click) => browserTracking(window, documentCookies(document)).left(click),
};
