/**
 * What a visitor does with vehicles that they have found: on a phone and a wide window, with and without scripts, and in three languages
 * that take turns.
 */
import { expect } from 'chai';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';

const VOICES = [
  { slug: 'en-ca', id: 1 },
  { slug: 'fr-ca', id: 2 },
  { slug: 'es-es', id: 4 },
] as const;

const WINDOWS = [
  { javaScriptEnabled: true, width: 390 },
  { javaScriptEnabled: true, width: 1440 },
  { javaScriptEnabled: false, width: 390 },
  { javaScriptEnabled: false, width: 1440 },
] as const;

/** How far a card may be from its previous position when the visitor comes back, in pixels. */
const NEARLY = 50;

describe('Keeping a vehicle', function () {
  const suite = browserSuite();
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];

  const ready = async (javaScriptEnabled: boolean): Promise<void> => {
    if (javaScriptEnabled) await page.locator('main[data-ready]').waitFor();
  };
  const topOf = async (card: Locator): Promise<number> => (await card.boundingBox())?.y ?? NaN;

  for (const [turn, { javaScriptEnabled, width }] of WINDOWS.entries()) {
    const voiceOf = (test: number) => VOICES[(turn + test) % VOICES.length] ?? VOICES[0];
    describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${String(width)} px wide`, () => {
      beforeEach(async () => {
        context = await suite.browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
        page = await context.newPage();
        faults.length = 0;
        page.on('pageerror', (error) => faults.push(error.message));
      });
      afterEach(async () => {
        await context.close();
        expect(faults).to.deep.equal([]);
      });

      const saving = voiceOf(0);
      it(`saves two, compares them, and shares them with somebody else in ${saving.slug}`, async () => {
        const { id } = saving;
        await page.goto(suite.server.url(`${pathOf('Public_Cars', id)}?Condition=used&PriceNone=0`));
        await ready(javaScriptEnabled);
        const ids: string[] = [];
        for (const place of [0, 1]) {
          const heart = page.locator('.cars-list__main .cars-card .cars-heart').nth(place);
          ids.push((await heart.getAttribute('value')) ?? '');
          await heart.click();
          await eventually(async () => expect(await heart.getAttribute('aria-pressed')).to.equal('true'));
        }
        await eventually(async () =>
          expect((await context.cookies()).find(({ name }) => name === 'Favorites')?.value).to.match(/^\d+(,|%2C)\d+$/),
        );

        await page.locator(`.cars-header a[href="${pathOf('Public_Favorites', id)}"]`).click();
        await page.waitForURL((url) => url.pathname === pathOf('Public_Favorites', id));
        await eventually(async () => expect(await page.locator('.cars-fav').count()).to.equal(2));
        const shared = await page
          .locator(`a[href*="${pathOf('Public_Favorites', id)}?ids="]`)
          .first()
          .getAttribute('href');
        for (const kept of ids) await page.locator(`.cars-fav input[value="${kept}"]`).check();
        await page.locator(`#main form[action="${pathOf('Public_Compare', id)}"]:not(.cars-tray) .cars-btn--primary`).click();
        await page.waitForURL((url) => url.pathname === pathOf('Public_Compare', id));
        await eventually(async () => expect(await page.locator('thead th').count()).to.equal(2));

        const other = await suite.browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
        const theirs = await other.newPage();
        await theirs.goto(suite.server.url(shared ?? ''));
        expect(await theirs.locator('.cars-card').count()).to.equal(2);
        await theirs.locator('.cars-favs__acts .cars-btn--primary').click();
        await eventually(async () =>
          expect((await theirs.locator('.cars-header .cars-iconbtn__count').innerText()).trim()).to.equal('2'),
        );
        await other.close();
      });

      const returning = voiceOf(1);
      it(`comes back to the same card of the same page in ${returning.slug}`, async () => {
        const { id } = returning;
        const list = `${pathOf('Public_Cars', id)}?Body=suv&PageIndex=2`;
        await page.goto(suite.server.url(list));
        await ready(javaScriptEnabled);
        const card = page.locator('.cars-list__main .cars-card').nth(14);
        await card.scrollIntoViewIfNeeded();
        const [before, href] = [await topOf(card), await card.locator('.cars-card__link').getAttribute('href')];
        await card.locator('.cars-card__link').click();
        await page.waitForURL((url) => /-\d+$/.test(url.pathname));
        await page.locator('h1').waitFor();
        await page.goBack();
        await page.waitForURL((url) => url.pathname + url.search === list);
        const same = page.locator('.cars-card', { has: page.locator(`a[href="${href ?? ''}"]`) });
        await eventually(async () => expect(Math.abs((await topOf(same)) - before)).to.be.at.most(NEARLY));
      });

      const visiting = voiceOf(2);
      it(`leads from the map of dealers to one of them, and to their vehicles in ${visiting.slug}`, async () => {
        const { id } = visiting;
        await page.goto(suite.server.url(pathOf('Public_DealerInventoryMap', id)));
        await ready(javaScriptEnabled);
        // A picture with links to the dealers, before and without scripts.
        const onMap = javaScriptEnabled ? '.cars-map__point > span' : '.cars-map__still a:visible';
        await page.locator(onMap).first().waitFor();
        await page.locator('#qc .cars-dealers a').first().click();
        await page.waitForURL((url) => url.pathname.startsWith(`${pathOf('Public_DealerInventory', id)}/`));
        await page.locator('.cars-seg a:nth-child(2)').click();
        await page.waitForURL((url) => url.pathname.startsWith(`${pathOf('Public_DealerInventoryMap', id)}/`));
        if (javaScriptEnabled) {
          const point = page.locator('.cars-map__point').first();
          await point.focus();
          await page.keyboard.press('Enter');
          await page.locator('.cars-map__peek .cars-dealers a').waitFor();
        }
        await page.locator('.cars-dealermap__list .cars-card__link').first().click();
        await page.waitForURL(
          (url) => /-\d+$/.test(url.pathname) && !url.pathname.startsWith(pathOf('Public_DealerInventoryMap', id)),
        );
        expect(await page.locator('h1').innerText()).to.match(/\S/);
      });
    });
  }
});
