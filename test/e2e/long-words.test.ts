/** Layouts adapt to a longer language: every page with texts that are two fifths longer, on a phone and on a wide window. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { browserSuite } from '../support/browser-suite.ts';
import { misfitsOn } from '../support/misfits.ts';
import { walkOf, type Walk } from '../support/walk.ts';

describe('Layouts under longer words', function () {
  this.timeout(180_000);
  const suite = browserSuite({ settings: { NODE_ENV: 'development', PSEUDO_LOCALE: '1' }, program: 'gallery-server' });
  let walk: Walk;

  before(async () => {
    walk = await walkOf(suite.server);
  });

  const misfitsAt = async (page: Page, path: string): Promise<readonly string[]> => {
    await page.goto(suite.server.url(path));
    await page.locator('main[data-ready]').waitFor();
    return (await misfitsOn(page)).map((misfit) => `${path}: ${misfit}`);
  };

  for (const width of [390, 1440]) {
    it(`hold every page at ${String(width)} pixels`, async () => {
      const context = await suite.browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      // The longest of the five before it is lengthened.
      const waiting = [...walk.addresses(3), '/_components'];
      const found: string[] = [];
      const look = async (): Promise<void> => {
        const page = await context.newPage();
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) found.push(...(await misfitsAt(page, next)));
      };
      await Promise.all([look(), look()]);
      await context.close();
      expect(found).to.deep.equal([]);
    });
  }
});
