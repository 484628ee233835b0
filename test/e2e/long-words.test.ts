/** Layouts bear a longer language: every page with texts that are two fifths longer, on a phone and on a wide window. */
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/chromium.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { walkOf, type Walk } from '../support/walk.ts';

/**
 * What does not fit: the page itself, whatever stands out of the window though nothing around it scrolls, and pressable things whose
 * words are cut off.
 */
const MISFITS = `(() => {
  const width = window.innerWidth;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const named = (element) => element.localName + '.' + (element.getAttribute('class') ?? '') + ' "' + element.textContent.trim().slice(0, 40) + '"';
  const scrolls = (element) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push('the page is ' + scrollWidth + ' pixels wide');
  for (const element of document.querySelectorAll('body *')) {
    if (!shown(element) || element.getBoundingClientRect().right <= width + 1 || scrolls(element.parentElement)) continue;
    found.push('out of the window: ' + named(element));
  }
  for (const element of document.querySelectorAll('button, summary, [role=tab], .cars-btn, .cars-chip, .cars-seg > *, select')) {
    if (!shown(element) || element.clientWidth === 0) continue;
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (cut) found.push('cut off: ' + named(element));
  }
  return found.slice(0, 5);
})()`;

describe('Layouts under longer words', function () {
  this.timeout(180_000);
  let folder: ReturnType<typeof temporaryFolder>;
  let server: RunningServer;
  let browser: Browser;
  let walk: Walk;

  before(async () => {
    folder = temporaryFolder();
    server = await startServer(folder.path, { NODE_ENV: 'development', PSEUDO_LOCALE: '1' });
    browser = await launchBrowser();
    walk = await walkOf(server);
  });
  after(async () => {
    await browser.close();
    await server.stop();
    folder.remove();
  });

  const misfitsOn = async (page: Page, path: string): Promise<readonly string[]> => {
    await page.goto(server.url(path));
    await page.locator('main[data-ready]').waitFor();
    return (await page.evaluate<readonly string[]>(MISFITS)).map((misfit) => `${path}: ${misfit}`);
  };

  for (const width of [390, 1440]) {
    it(`hold every page at ${String(width)} pixels`, async () => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      // The longest of the five before it is lengthened.
      const waiting = [...walk.addresses(3), '/_components'];
      const found: string[] = [];
      const look = async (): Promise<void> => {
        const page = await context.newPage();
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) found.push(...(await misfitsOn(page, next)));
      };
      await Promise.all([look(), look()]);
      await context.close();
      expect(found).to.deep.equal([]);
    });
  }
});
