/** Layouts adapt to a longer language: every page with texts that are two fifths longer, on a phone and on a wide window. */
import { expect } from 'chai';
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

  it('hold every page at 1440 and at 390 pixels', async () => {
    const context = await suite.browser.newContext({ reducedMotion: 'reduce' });
    // The longest of the five before it is lengthened.
    const waiting = [...walk.addresses(3), '/_components'];
    const found: string[] = [];
    const look = async (): Promise<void> => {
      const page = await context.newPage();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(suite.server.url(path));
        await page.locator('main[data-ready]').waitFor();
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await misfitsOn(page)).map((misfit) => `${path}, ${String(width)} px: ${misfit}`));
        }
      }
    };
    await Promise.all([look(), look()]);
    await context.close();
    expect(found).to.deep.equal([]);
  });
});
