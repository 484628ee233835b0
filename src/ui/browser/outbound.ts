/** The way out to a dealer's own site (specification, sections 4 and 7). */
import { trackingPayload, isTracked, type Visited } from '../../domain/tracking/tracking-payload.ts';
import type { Place } from '../../domain/location/location.ts';
import { appState } from './app-state.ts';
import { postCall } from './call.ts';
import { isPhone, isSafari } from './user-agent.ts';

/** How long the visitor reads where they are being sent. */
const OPENS_AFTER_MS = 1000;

export interface Leaving extends Visited {
  /** The dealer's page that they are sent to. */
  readonly url: string;
  readonly newTab: boolean;
  /** Where the visitor is; null where the site does not know it. */
  readonly place: Place | null;
  /** What the overlay says meanwhile. */
  readonly text: string;
}

/** A partner's frame is left, not filled. */
const openHere = (url: string): void => {
  if (window.top === window) window.location.assign(url);
  else window.open(url, '_top');
};

const openInNewTab = (url: string): void => {
  // 'noopener' as a feature would hide whether a blocker was in the way.
  const tab = window.open('', '_blank');
  if (!tab) {
    openHere(url);
    return;
  }
  tab.opener = null;
  tab.location.replace(url);
};

const report = async (leaving: Leaving): Promise<void> => {
  if (!isTracked(leaving.siteId)) return;
  const url = `${appState.get().server}/api/products/bridge/track`;
  // An answer of any kind changes nothing for the visitor.
  await postCall(url, trackingPayload(leaving, leaving.url, leaving.place), { keepalive: true });
};

/** Reports the click and opens the dealer's page after a second: in a new tab where the site wants one and the browser has them. */
export const leaveFor = (leaving: Leaving): void => {
  const { url, newTab, text } = leaving;
  const { processing, navigator } = appState.get();
  if (processing.visible) return;
  appState.set({ processing: { visible: true, text } });
  void report(leaving);
  setTimeout(() => {
    appState.set({ processing: { visible: false, text: '' } });
    if (newTab && !isPhone(navigator) && !isSafari(navigator)) openInNewTab(url);
    else openHere(url);
  }, OPENS_AFTER_MS);
};
