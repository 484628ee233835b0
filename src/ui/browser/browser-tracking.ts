import { CONSENT_COOKIE, consentSignals, consentsTo } from '../../domain/consent/consent.ts';
import { isTracked, trackingPayload, viewPayload } from '../../domain/tracking/tracking-payload.ts';
import type { Tracking } from '../../ports/tracking.ts';
import type { VisitorCookies } from '../../ports/visitor-cookies.ts';
import { appState } from './app-state.ts';
import { postCall } from './call.ts';
import { documentCookies } from './document-cookies.ts';

/** Google's tag accepts a call only as an `arguments` object; it treats an array as data. */
function tagCall(..._words: readonly unknown[]): IArguments {
  return arguments;
}

const SCRIPT_ID = 'tag-manager';

/** Reports by calls that outlive the page, and by what is pushed to the tag manager's `window.dataLayer`. */
export const browserTracking = (target: { dataLayer?: unknown[] }, cookies: Pick<VisitorCookies, 'read'>): Tracking => {
  /** The answer does not matter to the visitor; a call never rejects. */
  const report = (path: string, body: object): void =>
    void postCall(`${appState.get().server}/api/products/${path}`, body, { keepalive: true });
  return {
    agreed({ tagManager, purposes }) {
      if (tagManager === null || purposes.length === 0 || appState.get().localhost) return;
      if (document.getElementById(SCRIPT_ID)) return;
      (target.dataLayer ??= []).push(tagCall('consent', 'default', consentSignals(purposes)));
      const script = document.createElement('script');
      script.id = SCRIPT_ID;
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtm.js?id=${tagManager}`;
      document.head.append(script);
    },
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
  agreed: (consent) => browserTracking(window, documentCookies(document)).agreed(consent),
  viewed: (view) => browserTracking(window, documentCookies(document)).viewed(view),
  left: (click) => browserTracking(window, documentCookies(document)).left(click),
};
