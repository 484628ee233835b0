/** Opening a dealer's own site (specification, sections 4 and 7). */
import type { OutboundClick } from '../../ports/tracking.ts';
import { appState } from './app-state.ts';
import { tracking } from './browser-tracking.ts';
import { isPhone, isSafari } from './user-agent.ts';

/** Milliseconds for which the overlay is shown. */
const OPENS_AFTER_MS = 1000;

export interface Leaving extends OutboundClick {
  readonly newTab: boolean;
  /** Of the overlay. */
  readonly text: string;
}

/** Leave a partner's frame instead of opening the page in it. */
const openHere = (url: string): void => {
  if (window.top === window) window.location.assign(url);
  else window.open(url, '_top');
};

const openInNewTab = (url: string): void => {
  // 'noopener' as a feature would hide whether a popup blocker prevented it.
  const tab = window.open('', '_blank');
  if (!tab) {
    openHere(url);
    return;
  }
  tab.opener = null;
  tab.location.replace(url);
};

/** Reports the click and opens the dealer's page after a second: in a new tab if the site is configured so and the browser has tabs. */
export const leaveFor = (leaving: Leaving): void => {
  const { url, newTab, text } = leaving;
  const { processing, navigator } = appState.get();
  if (processing.visible) return;
  appState.set({ processing: { visible: true, text } });
  tracking.left(leaving);
  setTimeout(() => {
    appState.set({ processing: { visible: false, text: '' } });
    if (newTab && !isPhone(navigator) && !isSafari(navigator)) openInNewTab(url);
    else openHere(url);
  }, OPENS_AFTER_MS);
};
