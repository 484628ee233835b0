import type { Page } from 'playwright-core';

/** Waits for the end of the transition from card to vehicle: Chromium logs one that the next navigation cuts short. */
export const transitionEnded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
};
