import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { axeContext, faultsOf } from '../support/axe.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';
import { languagesOfJourneys } from '../support/languages-of-journeys.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

describe('The three ways to look at a list', function () {
  const suite = browserSuite();
  let page: Page;
  const faults: string[] = [];
  beforeEach(() => void (faults.length = 0));
  afterEach(async () => {
    await page.context().close();
    expect(faults).to.deep.equal([]);
  });

  const open = async (path: string, options: BrowserContextOptions = {}): Promise<void> => {
    const context = await suite.browser.newContext({ viewport: WIDE, bypassCSP: true, ...options });
    page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(suite.server.url(path));
    // Before that, a press on “Show more” is the link that it is without JavaScript.
    if (options.javaScriptEnabled !== false) await page.locator('main[data-ready]').waitFor();
  };

  const at = (path: string): Promise<void> => page.waitForURL((url) => url.pathname + url.search === path);

  /** Waits until there are so many. */
  const exactly = async (selector: string, count: number): Promise<void> => {
    await page
      .locator(selector)
      .nth(count - 1)
      .waitFor();
    expect(await page.locator(selector).count()).to.equal(count);
  };

  const points = () => page.locator('.cars-map__point > span');

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      for (const { slug, id } of languagesOfJourneys(javaScriptEnabled)) {
        it(`leads from cards to map to table and keeps the search in ${slug}`, async () => {
          await open(`${pathOf('Public_Cars', id)}?Body=suv`, { javaScriptEnabled });
          const layouts = page.locator('.cars-seg a');
          await layouts.nth(1).click();
          await at(`${pathOf('Public_Cars2', id)}?Body=suv`);
          await exactly('.cars-list__main .cars-card', 24);
          await layouts.nth(2).click();
          await at(`${pathOf('Public_Cars3', id)}?Body=suv`);
          await exactly('.cars-table tbody tr', 24);
        });
      }

      it('sorts the table by its headings, one way and the other', async () => {
        await open('/en-ca/cars-3?Body=suv', { javaScriptEnabled });
        const heading = page.locator('th', { hasText: 'Price' });
        await heading.locator('a').click();
        await at('/en-ca/cars-3?Body=suv&SortExpression=Price&SortDirection=0');
        await page.locator('th[aria-sort="ascending"] a', { hasText: 'Price' }).click();
        await at('/en-ca/cars-3?Body=suv&SortExpression=Price');
        await page.locator('th[aria-sort="descending"]', { hasText: 'Price' }).waitFor();
      });

      it('opens the filters of the table and applies them', async () => {
        await open('/en-ca/cars-3', { javaScriptEnabled });
        await page.locator('.cars-filterbar > a').click();
        await page.locator('[data-filter="body"] summary').first().click();
        await page.locator('label', { has: page.locator('input[name="Body"][value="suv"]') }).click();
        await page.locator('.cars-drawer__foot [type="submit"]').click();
        await page.waitForURL((url) => url.pathname === '/en-ca/cars-3' && url.search === '?Body=suv');
        await page.locator('.cars-chip--on', { hasText: 'SUV' }).waitFor();
      });

      it('keeps the button of the filters apart from the chips of what is chosen', async () => {
        await open('/en-ca/cars-3?Body=suv', { javaScriptEnabled });
        const [button, chip] = await Promise.all(
          ['.cars-filterbar > a', '.cars-chip--on'].map((selector) => page.locator(selector).first().boundingBox()),
        );
        expect(Math.max(chip!.x - (button!.x + button!.width), chip!.y - (button!.y + button!.height))).to.be.at.least(8);
      });

      it('has the recreational vehicles too', async () => {
        await open('/en-ca/recreative-3?Type=boat', { javaScriptEnabled });
        expect(await page.locator('.cars-table tbody tr').count()).to.be.greaterThan(0);
      });
    });
  }

  describe('without JavaScript', () => {
    it('the map is a picture whose places lead closer, and then to the vehicles of a dealer', async () => {
      await open('/fr-ca/autos-2', { javaScriptEnabled: false });
      await page.locator('.cars-map__still a.cars-pill-point').first().click();
      await page.waitForURL(/Latitude=.*&Longitude=.*&Distance=/);
      await page.goto(suite.server.url('/fr-ca/autos-2?Latitude=45.5&Longitude=-73.6&Distance=40'));
      await page.locator('.cars-map__still a.cars-bubble').first().click();
      await page.waitForURL(/\/fr-ca\/autos\?.*CompanyId=\d+/);
    });

    it('the map says that it is a picture, and the list beside it pages by links', async () => {
      await open('/fr-ca/autos-2', { javaScriptEnabled: false });
      expect(await page.locator('.cars-map__unscripted').innerText()).to.contain('JavaScript');
      await page.locator('.cars-pager [rel="next"]').click();
      await at('/fr-ca/autos-2?PageIndex=2');
    });

    it('“Show more” is the next page', async () => {
      await open('/en-ca/cars', { javaScriptEnabled: false });
      await page.locator('.cars-more a').click();
      await at('/en-ca/cars?PageIndex=2');
      expect(await page.locator('.cars-card').count()).to.equal(24);
    });
  });

  describe('the map', () => {
    it('shows clusters, prices when it is closer, and the vehicles of a point', async () => {
      await open('/en-ca/cars-2');
      await points().first().waitFor();
      expect(await page.locator('.cars-map__canvas .cars-pill-point').count()).to.be.greaterThan(2);
      await page.locator('.cars-map__names text', { hasText: /^Toronto$/ }).waitFor({ state: 'attached' });
      await page.goto(suite.server.url('/en-ca/cars-2?Latitude=45.5&Longitude=-73.6&Distance=40&BuyOnline=1'));
      await points().first().waitFor();
      const bubble = page.locator('.cars-map__point', { has: page.locator('.cars-bubble') }).first();
      expect(await bubble.getAttribute('aria-label')).to.match(/\d+ vehicles? from \$|1 vehicle, \$/);
      await bubble.focus();
      await page.keyboard.press('Enter');
      const card = page.locator('.cars-map__peek .cars-card').first();
      await card.locator('.cars-badge', { hasText: 'Buy online' }).waitFor();
      await card.locator('.cars-logo').waitFor();
    });

    it('fans out the vehicles of a dealer, each with its price, and lights the card of each', async () => {
      await open('/en-ca/cars-2?Latitude=45.5&Longitude=-73.6&Distance=40');
      const dealer = page.locator('.cars-map__point', { has: page.locator('.cars-bubble') }).first();
      await dealer.focus();
      await page.keyboard.press('Enter');
      const fanned = page.locator('.cars-map__point--fanned');
      await fanned.first().locator('> span').waitFor();
      expect(await fanned.count()).to.be.within(2, 12);
      await fanned.nth(1).focus();
      await page.locator('.cars-map__peek .cars-cell:nth-child(2) .cars-card.is-lit').waitFor();
      await page.locator('.cars-map__peek .cars-card__link').first().focus();
      await page.locator('.cars-map__point--fanned.is-on > span').waitFor();
      await page.keyboard.press('Escape');
      await fanned.first().waitFor({ state: 'detached' });
    });

    it('shows the circle of the search', async () => {
      await open('/en-ca/cars-2?Latitude=45.5&Longitude=-73.6&Distance=40');
      await page.locator('.cars-map__circle').waitFor();
    });

    it('is under a sheet with three heights on a phone, which Back finds as it was left', async () => {
      await open('/en-ca/cars-2', { viewport: PHONE });
      const list = page.locator('.cars-list--map');
      const handle = page.locator('.cars-mapsheet__handle');
      expect(await list.getAttribute('data-sheet')).to.equal('peek');
      expect((await handle.boundingBox())?.height, 'for a finger').to.be.at.least(44);
      await handle.click();
      expect(await list.getAttribute('data-sheet')).to.equal('half');
      await page.locator('.cars-list__main .cars-card__link').first().click();
      await page.locator('.cars-gallery').first().waitFor();
      await page.goBack();
      await page.locator('.cars-list--map[data-sheet="half"]').waitFor();
      await handle.press('ArrowUp');
      expect(await list.getAttribute('data-sheet')).to.equal('full');
      await handle.click();
      expect(await list.getAttribute('data-sheet')).to.equal('peek');
    });

    it('highlights a dealer’s point for their card, and their cards for their point', async () => {
      await open('/en-ca/cars-2?Latitude=45.5&Longitude=-73.6&Distance=40');
      await points().first().waitFor();
      await page.locator('.cars-list__main .cars-card').first().hover();
      await page.locator('.cars-map__point.is-on > span').waitFor();
      await page.mouse.move(5, 5);
      await page.locator('.cars-map__point.is-on').waitFor({ state: 'detached' });
      const labels = await points().count();
      for (let k = 0; k < labels && (await page.locator('.cars-card.is-lit').count()) === 0; k += 1) {
        await points().nth(k).hover({ force: true });
      }
      expect(await page.locator('.cars-card.is-lit').count()).to.be.greaterThan(0);
    });

    it('searches the area that it shows, and Back undoes it', async () => {
      await open('/en-ca/cars-2?Body=suv');
      await points().first().waitFor();
      expect(await page.locator('.cars-map__again').count()).to.equal(0);
      const total = await page.locator('.cars-list__total b').innerText();
      await page.locator('.cars-map__zoom button').first().click();
      await page.locator('.cars-map__again').click();
      await page.waitForURL(/Latitude=.*&Longitude=.*&Distance=/);
      await page.waitForFunction((before) => document.querySelector('.cars-list__total b')?.textContent !== before, total);
      expect(new URL(page.url()).searchParams.get('Body')).to.equal('suv');
      expect(await page.locator('.cars-map__again').count()).to.equal(0);
      await page.goBack();
      await at('/en-ca/cars-2?Body=suv');
      await page.waitForFunction((before) => document.querySelector('.cars-list__total b')?.textContent === before, total);
    });

    it('says that nothing was found, and stays usable', async () => {
      await open('/en-ca/cars-2?Make=lada');
      await page.locator('.cars-map__zoom').waitFor();
      expect(await points().count()).to.equal(0);
      expect(await page.locator('.cars-zero').isVisible()).to.equal(true);
    });

    it('is one tap away on a phone, and so is the list', async () => {
      await open('/fr-fr/autos', { viewport: PHONE });
      await page.locator('.cars-bottombar a', { hasText: 'Carte' }).click();
      await at('/fr-fr/autos-2');
      await page.locator('.cars-map__canvas').waitFor();
      await page.locator('.cars-bottombar a', { hasText: 'Liste' }).click();
      await at('/fr-fr/autos');
    });
  });

  describe('“Show more”', () => {
    const cards = () => page.locator('.cars-card');
    const more = async (total: number): Promise<void> => {
      await page.locator('.cars-more a').click();
      await page.waitForFunction((count) => document.querySelectorAll('.cars-card').length === count, total);
    };

    it('puts the next page below this one, says so and names it in the address', async () => {
      await open('/en-ca/cars');
      const first = await page.locator('.cars-card__link').first().innerText();
      await more(48);
      await at('/en-ca/cars?PageIndex=2');
      await more(72);
      expect(await page.locator('.cars-card__link').first().innerText()).to.equal(first);
      expect(await page.locator('.cars-more [role="status"]').innerText()).to.match(/^1–72 of /);
      expect(await page.evaluate(() => history.length)).to.equal(2);
    });

    for (const [way, leave] of [
      ['Back', () => page.goBack()],
      [
        'Back after the list was loaded anew',
        async () => {
          await page.goBack();
          return page.reload();
        },
      ],
    ] as const) {
      it(`brings the visitor back to the same card: ${way}`, async () => {
        await open('/en-ca/cars?Body=suv');
        await more(48);
        await more(72);
        const card = cards().nth(60);
        await card.scrollIntoViewIfNeeded();
        const before = await card.boundingBox();
        const href = (await card.locator('.cars-card__link').getAttribute('href')) ?? '';
        await card.locator('.cars-card__link').click();
        await page.waitForURL((url) => /-\d+$/.test(url.pathname));
        await page.locator('.cars-card, h1').first().waitFor();
        await leave();
        await at('/en-ca/cars?Body=suv&PageIndex=3');
        await page.waitForFunction(() => document.querySelectorAll('.cars-list .cars-card').length === 72);
        await eventually(async () => {
          const after = await page.locator('.cars-card', { has: page.locator(`a[href="${href}"]`) }).boundingBox();
          expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).to.be.at.most(50);
        });
      });
    }
  });

  describe('the history', () => {
    it('has a step for closing the drawer', async () => {
      await open('/en-ca/cars', { viewport: PHONE });
      await page.locator('.cars-bottombar a').first().click();
      await page.locator('[role="dialog"]').waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL(/#results$/);
      await page.goBack();
      await page.locator('[role="dialog"]').waitFor();
    });

    it('keeps what was ticked while the scripts were loading', async () => {
      const context = await suite.browser.newContext({ viewport: WIDE, bypassCSP: true });
      page = await context.newPage();
      let letGo: (() => void) | undefined;
      const ticked = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await ticked;
        await route.continue();
      });
      await page.goto(suite.server.url('/en-ca/cars'), { waitUntil: 'commit' });
      await page
        .locator('input[name="Certified"]')
        .first()
        .evaluate((box: HTMLElement) => box.click());
      letGo?.();
      await at('/en-ca/cars?Certified=1');
      expect(await page.locator('input[name="Certified"]').first().isChecked()).to.equal(true);
    });

    it('keeps what was being typed while the scripts were loading', async () => {
      const context = await suite.browser.newContext({ viewport: WIDE });
      page = await context.newPage();
      let letGo: (() => void) | undefined;
      const typed = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await typed;
        await route.continue();
      });
      await page.goto(suite.server.url('/en-ca/cars'), { waitUntil: 'commit' });
      await page.locator('#keyword').pressSequentially('red hyb');
      letGo?.();
      await page.locator('main[data-ready]').waitFor();
      await page.locator('[data-live="true"]').waitFor();
      await page.locator('#keyword').pressSequentially('rid suv');
      expect(await page.locator('#keyword').inputValue()).to.equal('red hybrid suv');
      await page.locator('#keyword').press('Enter');
      await at('/en-ca/cars?Body=suv&Fuel=hybrid&Color=red');
      expect(await page.locator('#keyword').inputValue()).to.equal('');
    });

    it('stays in the drawer while the terms or the price mode change', async () => {
      await open('/en-ca/cars#filters', { viewport: PHONE });
      const note = page.locator('.cars-filters__total');
      await page.locator('[data-live="true"]').waitFor();
      await note.getByText('Edit terms').click();
      await note.getByLabel('Months').fill('60');
      await note.getByLabel('Months').press('Tab');
      await note.getByText('60 months').waitFor();
      await page.locator('input[name="PriceMode"][value="total"]').evaluate((mode: HTMLElement) => mode.click());
      await page.locator('input[type="number"][name="PriceMax"]').waitFor();
      expect(await page.locator('[role="dialog"]').count()).to.equal(1);
    });

    it('has a step for removing the last filter', async () => {
      await open('/en-ca/cars');
      await page
        .locator('input[name="Certified"]')
        .first()
        .evaluate((box: HTMLElement) => box.click());
      await at('/en-ca/cars?Certified=1');
      await page
        .locator('input[name="Certified"]')
        .first()
        .evaluate((box: HTMLElement) => box.click());
      await at('/en-ca/cars');
      await page.goBack();
      await at('/en-ca/cars?Certified=1');
    });
  });

  // The lists with vehicles are looked at with every other page, in accessibility.test.ts.
  for (const look of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    it(`has no fault that axe finds where nothing is found, at ${String(look[0])} px, ${look[1]}`, async () => {
      page = await (await axeContext(suite.browser, look)).newPage();
      await page.goto(suite.server.url('/en-ca/cars-2?Make=lada'));
      await page.locator('main[data-ready]').waitFor();
      expect(await faultsOf(page)).to.deep.equal([]);
    });

  it('moves nothing while it loads', async () => {
    for (const path of ['/en-ca/cars', '/en-ca/cars-2', '/en-ca/cars-3']) {
      if (path !== '/en-ca/cars') await page.context().close();
      await open(path);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 200);
          }),
      );
      expect(shift, path).to.be.at.most(0.02);
    }
  });
});
