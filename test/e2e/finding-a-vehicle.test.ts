import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES, languageOf } from '../../src/domain/language/language.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { launchBrowser } from '../support/chromium.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('Finding a vehicle in a browser', function () {
  this.timeout(60_000);
  let folder: ReturnType<typeof temporaryFolder>;
  let server: RunningServer;
  let browser: Browser;

  before(async () => {
    folder = temporaryFolder();
    server = await startServer(folder.path);
    browser = await launchBrowser();
  });
  after(async () => {
    await browser.close();
    await server.stop();
    folder.remove();
  });

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      let page: Page;
      const faults: string[] = [];
      beforeEach(async () => {
        const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });
        page = await context.newPage();
        faults.length = 0;
        page.on('console', (message) => {
          if (message.type() === 'error') faults.push(message.text());
        });
        page.on('pageerror', (error) => faults.push(error.message));
      });
      afterEach(async () => {
        await page.context().close();
        expect(faults).to.deep.equal([]);
      });

      for (const { slug, id } of LANGUAGES) {
        it(`leads from home to a vehicle in ${slug}`, async () => {
          await page.goto(server.url(`/${slug}`));
          await page
            .locator(`main a[href^="${pathOf('Public_Cars', id)}"]`)
            .first()
            .click();
          await page.waitForURL((url) => url.pathname === pathOf('Public_Cars', id));
          await page.locator('.cars-card__link').first().click();
          await page.waitForURL((url) => /-\d+$/.test(url.pathname));
          expect(await page.locator('html').getAttribute('lang')).to.equal(languageOf(id).locale);
          expect(await page.locator('h1').innerText()).to.match(/\S/);
        });
      }
    });
  }
});
