import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { languageOf } from '../../src/domain/language/language.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { browserSuite, onFaultlessPage } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';
import { languagesOfJourneys } from '../support/languages-of-journeys.ts';

describe('Finding a vehicle in a browser', function () {
  const suite = browserSuite();

  it('keeps the menu of every site within a phone’s window', async () => {
    const page = await suite.browser.newPage({ viewport: { width: 390, height: 800 } });
    for (const host of ['localhost', 'fr.localhost', 'media.localhost', 'moto.localhost', 'specs.localhost']) {
      await page.goto(suite.server.url('/', host));
      const menu = await page.locator('.cars-menu--phone summary').boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 999), host).to.be.at.most(390);
    }
    await page.close();
  });

  it('lets the picture of a card become that of the vehicle’s page, unless the visitor wants less motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await suite.browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion });
      await page.goto(suite.server.url('/en-ca/cars'));
      await page.locator('main[data-ready]').waitFor();
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            const moved = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []);
            document.documentElement.dataset.moved = moved.join(' ');
          });
          return transition;
        };
      });
      await page.locator('.cars-card__link').nth(1).click();
      await page.locator('.cars-gallery').waitFor();
      const moved = (): Promise<string | null> => page.locator('html').getAttribute('data-moved');
      if (reducedMotion === 'reduce') expect(await moved()).to.equal(null);
      else await eventually(async () => expect(await moved()).to.include('::view-transition-group(vehicle)'));
      await page.close();
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      let page: Page;
      onFaultlessPage(suite, { javaScriptEnabled, viewport: { width: 1280, height: 900 } }, (opened) => (page = opened));

      for (const { slug, id } of languagesOfJourneys(javaScriptEnabled)) {
        it(`leads from home to a vehicle in ${slug}`, async () => {
          await page.goto(suite.server.url(`/${slug}`));
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

      it('leads back to the list before the card’s picture has begun to move', async () => {
        await page.goto(suite.server.url('/en-ca/cars'));
        if (javaScriptEnabled) {
          await page.locator('main[data-ready]').waitFor();
          await page.evaluate(() => {
            const start = document.startViewTransition.bind(document);
            document.startViewTransition = (update) => {
              document.startViewTransition = start;
              // The new page is painted only once the way back has cut the transition short.
              const { promise: cutShort, resolve } = Promise.withResolvers<unknown>();
              const transition = start(async () => {
                window.history.back();
                await (update as ViewTransitionUpdateCallback)();
                await cutShort;
              });
              const skip = transition.skipTransition.bind(transition);
              transition.skipTransition = () => {
                skip();
                resolve(null);
              };
              return transition;
            };
          });
        }
        await page.locator('.cars-card__link').first().click();
        if (!javaScriptEnabled) await page.goBack();
        else await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'));
        await page.waitForURL((url) => url.pathname === '/en-ca/cars');
        await page.locator('.cars-card__link').first().waitFor();
        await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
      });

      const total = async (): Promise<number> =>
        Number((await page.locator('.cars-list__total b').innerText()).replace(/\D/g, ''));
      const submit = async (): Promise<void> => {
        if (!javaScriptEnabled) await page.locator('.cars-drawer__foot button[type="submit"]').click();
      };
      const settled = (search: RegExp): Promise<void> => page.waitForURL((url) => search.test(url.search));

      it('leads on from vehicle to vehicle of a list, and back to its card', async () => {
        const list = '/en-ca/cars?Make=toyota&SortExpression=Price&SortDirection=0';
        await page.goto(suite.server.url(`${list}&PageIndex=2`));
        const hrefs = await page
          .locator('.cars-card__link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        await page.locator('.cars-card__link').nth(22).click();
        const trail = page.locator('.cars-trail');
        expect(await trail.locator('p').innerText()).to.match(/^47 of /);
        for (const place of [48, 49]) {
          const next = new URL((await trail.getByRole('link', { name: 'Next' }).getAttribute('href')) ?? '', page.url()).pathname;
          if (place === 48) expect(next).to.equal(hrefs[23]);
          await trail.getByRole('link', { name: 'Next' }).click();
          await page.waitForURL((url) => url.pathname === next);
          await eventually(async () =>
            expect(await trail.locator('p').innerText()).to.match(new RegExp(`^${String(place)} of `)),
          );
        }
        const { pathname } = new URL(page.url());
        await trail.getByRole('link', { name: 'Back to results' }).click();
        await page.locator('.cars-list__total').waitFor();
        expect(new URL(page.url()).searchParams.get('PageIndex')).to.equal('3');
        const card = page.locator('.cars-cell:has(.cars-card__link)').first();
        expect(await card.locator('.cars-card__link').getAttribute('href')).to.equal(pathname);
        await eventually(async () => expect((await card.boundingBox())?.y).to.be.within(60, 500));
        if (!javaScriptEnabled) return;
        expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).to.equal(pathname);
        expect(await page.locator('.cars-card:has(.cars-card__seen)').count()).to.equal(1);
      });

      it('shows all values of a long filter, where scripts look one up', async () => {
        await page.goto(suite.server.url('/en-ca/cars'));
        const dealers = page.locator('[data-filter="company"]');
        expect(await dealers.locator('input[type="checkbox"]').count()).to.equal(8);
        await dealers.locator('.cars-filter__more').click();
        await settled(/ShowAll=company/);
        await eventually(async () => expect(await dealers.locator('input[type="checkbox"]').count()).to.be.above(40));
        const volkswagen = dealers.locator('label:visible', { hasText: 'Volkswagen' });
        if (javaScriptEnabled) {
          await dealers.locator('.cars-filter__find').fill('VOLKS');
          await eventually(async () => expect(await dealers.locator('label:visible').count()).to.equal(await volkswagen.count()));
        }
        await volkswagen.first().click();
        await submit();
        await settled(/CompanyId=\d+&ShowAll=company/);
      });

      it('filters, shows what is applied, and takes a filter back', async () => {
        await page.goto(suite.server.url('/en-ca/cars'));
        const all = await total();
        await page.locator('[data-filter="make"] summary').first().click();
        await page.locator('input[name="Make"][value="toyota"]').check();
        await submit();
        await settled(/^\?Make=toyota$/);
        await eventually(async () =>
          expect(await total())
            .to.be.greaterThan(0)
            .and.below(all),
        );
        const toyotas = await total();
        const names = await page.locator('.cars-card__name').allInnerTexts();
        expect(names.filter((name) => !name.startsWith('Toyota'))).to.deep.equal([]);
        await page.locator('input[name="PaymentMax"]').fill('100');
        await page.locator('input[name="PaymentMax"]').blur();
        await submit();
        await settled(/^\?Make=toyota&PriceMax=29718$/);
        await eventually(async () => expect(await total()).to.be.below(toyotas));
        await page.locator('.cars-chip', { hasText: 'Toyota' }).click();
        await settled(/^\?PriceMax=29718$/);
        await page.locator('.cars-chips__clear').click();
        await page.waitForURL(suite.server.url('/en-ca/cars'));
        await eventually(async () => expect(await total()).to.equal(all));
      });

      it('sorts by price and turns the pages', async () => {
        await page.goto(suite.server.url('/en-ca/cars?Body=suv'));
        await page.locator('.cars-toolbar select').selectOption('Price-0');
        if (!javaScriptEnabled)
          await page.locator('.cars-toolbar button[type="submit"], .cars-filters button[type="submit"]').first().click();
        await settled(/SortExpression=Price&SortDirection=0/);
        const prices = async (): Promise<number[]> =>
          (await page.locator('.cars-card__price.num').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
        await eventually(async () => {
          const shown = await prices();
          expect(shown).to.deep.equal(shown.toSorted((a, b) => a - b));
        });
        const first = await prices();
        await page.locator('a[rel="next"]').first().click();
        await settled(/PageIndex=2/);
        await eventually(async () => expect(Math.min(...(await prices()))).to.be.at.least(Math.max(...first)));
      });

      it('changes the language and keeps the search', async () => {
        await page.goto(suite.server.url('/en-ca/cars?Make=honda&PriceMax=40000'));
        const before = await total();
        await page.locator('footer a[hreflang="fr-CA"]').click();
        await page.waitForURL(suite.server.url('/fr-ca/autos?Make=honda&PriceMax=40000'));
        expect(await total()).to.equal(before);
      });

      it('finds nothing, names the filter to remove, and links to results', async () => {
        await page.goto(suite.server.url('/en-ca/cars?Make=toyota&PriceMax=1'));
        expect(await page.locator('.cars-card').count()).to.be.greaterThan(0);
        await page.locator('.cars-list__main a[href="/en-ca/cars?Make=toyota"]').first().click();
        await settled(/^\?Make=toyota$/);
        await eventually(async () => expect(await total()).to.be.greaterThan(0));
      });
    });
  }
});
