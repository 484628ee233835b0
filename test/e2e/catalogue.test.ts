import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { browserSuite, onFaultlessPage } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';
import { languagesOfJourneys } from '../support/languages-of-journeys.ts';
import { pdfPages } from '../support/pdf-pages.ts';

describe('The catalogue in a browser', function () {
  const suite = browserSuite();

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      let page: Page;
      onFaultlessPage(suite, { javaScriptEnabled, viewport: { width: 1280, height: 900 } }, (opened) => (page = opened));

      const open = async (path: string, host?: string): Promise<void> => {
        await page.goto(suite.server.url(path, host));
        if (javaScriptEnabled) await page.locator('main[data-ready]').waitFor();
      };
      const amountIn = async (selector: string): Promise<number> =>
        Number((await page.locator(selector).innerText()).replace(/[^\d]/g, ''));

      for (const { slug, id } of languagesOfJourneys(javaScriptEnabled)) {
        it(`leads from a make to a model, a style, its sheet and a comparison in ${slug}`, async () => {
          await open(pathOf('Showroom_Index', id));
          const toyota = pathOf('Showroom_Index', id, ['toyota']);
          await page.locator(`.cars-makegrid a[href="${toyota}"]`).click();
          await page.locator(`.cars-modelgrid a[href="${toyota}/rav4"]`).click();
          await page.locator('.cars-trims a').first().click();
          await page.locator('.cars-build').waitFor();
          await page.locator('.cars-modelnav a').nth(1).click();
          await page.locator('.cars-sheet dl').first().waitFor();
          await page.locator('.cars-modelnav a').nth(2).click();
          await page.locator('.cars-cmp').waitFor();
          expect(await page.locator('.cars-cmp__name').count()).to.equal(4);

          const same = page.locator('.cars-cmp tr.is-same').first();
          expect(await same.isVisible()).to.be.true;
          await page.locator('#differences-only').check();
          expect(await same.isVisible()).to.be.false;
          if (!javaScriptEnabled) await page.locator('.cars-specs__only button').click();
          await page.waitForURL(/differences=1/);
          await page.reload();
          expect(await page.locator('.cars-cmp tr.is-same').first().isVisible()).to.be.false;
        });
      }

      it('builds a price that follows the options and keeps them in the address', async () => {
        await open('/en-ca/showroom/toyota/rav4');
        await page.locator('.cars-trims a').first().click();
        await page.locator('.cars-build').waitFor();
        if (javaScriptEnabled) await page.locator('.cars-build button[type=submit]').waitFor({ state: 'detached' });
        const before = await amountIn('.cars-build__total dd');
        await page.locator('.cars-build__options input').first().check();
        await page.locator('#build-province').selectOption('AB');
        if (!javaScriptEnabled) await page.locator('.cars-build button[type=submit]').click();
        await page.waitForURL(/Option=.*TaxProvince=AB/);
        const after = await amountIn('.cars-build__total dd');
        expect(after).not.to.equal(before);
        await page.reload();
        expect(await amountIn('.cars-build__total dd')).to.equal(after);

        await page.locator('.cars-calc__link').click();
        await page.locator('.cars-fin').waitFor();
        expect(page.url()).to.match(/\/financing\?PriceMax=\d+/);
      });

      it('finds a style by what it can do, and adds it to a comparison', async () => {
        await open('/en/specs-search', 'specs.localhost');
        const fuel = page.locator('[data-filter=fuel]');
        await fuel.locator('input[value=electric]').check();
        if (!javaScriptEnabled) await page.locator('.cars-drawer__foot button').click();
        await page.waitForURL(/Fuel=electric$/);
        for (const width of [1024, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const hidden = await page.locator('.cars-styles').evaluate((table) => table.scrollWidth - table.clientWidth);
          expect(hidden, `pixels to scroll sideways at ${String(width)}`).to.equal(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(width);
        }
        await page.locator('.cars-styles__compare a').first().click();
        await page.locator('.cars-specs__add > a').click();
        await page.locator('.cars-specs__comparing').waitFor();
        await page.locator('.cars-styles__compare a').nth(2).click();
        await page.locator('.cars-cmp__name').nth(1).waitFor();
        await page.locator('thead .cars-iconbtn').first().click();
        await eventually(async () => expect(await page.locator('.cars-cmp__name').count()).to.equal(1));
      });

      it('keeps the names of the compared styles in sight on a phone, and the page within its window', async () => {
        await page.setViewportSize({ width: 390, height: 800 });
        await open('/en/specs-search?Fuel=hybrid');
        const ids = await page
          .locator('.cars-styles__compare a')
          .evaluateAll((links) =>
            links.slice(0, 4).map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('styles')),
          );
        await open(`/en/specs-compare?styles=${ids.join(',')}`);
        await page.locator('.cars-cmp').evaluate((table) => table.scrollTo(0, 1200));
        expect((await page.locator('.cars-cmp__name').first().boundingBox())?.y).to.be.within(0, 700);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(390);
      });
    });
  }

  it('prints a sheet on two sheets of paper, and a comparison of four styles on four, without the frame of the site', async () => {
    const page = await suite.browser.newPage();
    await page.goto(suite.server.url('/en/specs/toyota/rav4'));
    const comparison = page.locator('a[href*="specs-compare?styles="]').first();
    const compared = new URL(String(await comparison.getAttribute('href')), page.url());
    const [first = ''] = String(compared.searchParams.get('styles')).split(',');
    const paper = async (path: string): Promise<number> => {
      await page.goto(suite.server.url(path));
      await page.locator('main[data-ready]').waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.cars-header, .cars-footer, .cars-crumbs').filter({ visible: true }).count()).to.equal(0);
      return pdfPages(await page.pdf({ preferCSSPageSize: true }));
    };
    expect(await paper(`/en/specs-technical-sheet?styles=${first}`)).to.equal(2);
    expect(await paper(compared.pathname + compared.search)).to.be.at.most(4);
    await page.context().close();
  });
});
