/** The three ways to a vehicle, as a visitor walks them on a phone and on a wide window, in three languages, with and without scripts. */
import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';

const VOICES = [
  { slug: 'en-ca', id: 1, sentence: 'SUV under $30,000, not red', notRed: 'Not Red', paid: '$29,718 ≤ $100/week' },
  { slug: 'fr-ca', id: 2, sentence: 'VUS à moins de 30 000 $, pas rouge', notRed: 'Sauf Rouge', paid: '29 718 $ ≤ 100 $/sem.' },
  {
    slug: 'es-es',
    id: 4,
    sentence: 'SUV por menos de 30.000 $, que no sea rojo',
    notRed: 'Excepto Rojo',
    paid: '29.718 $ ≤ 100 $/semana',
  },
] as const;
const WIDTHS = [390, 1440] as const;

describe('The way to a vehicle', function () {
  const suite = browserSuite();
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];
  beforeEach(() => void (faults.length = 0));
  afterEach(async () => {
    await page.close();
    expect(faults).to.deep.equal([]);
  });

  let scripted = true;
  const browse = async (width: number, javaScriptEnabled: boolean): Promise<void> => {
    scripted = javaScriptEnabled;
    context = await suite.browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
  };
  const open = async (path: string): Promise<void> => {
    page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(suite.server.url(path));
    if (scripted) await page.locator('main[data-ready]').waitFor();
  };

  const searchOf = (): URLSearchParams => new URL(page.url()).searchParams;
  const settled = (asks: (search: URLSearchParams) => boolean): Promise<void> =>
    page.waitForURL((url) => asks(url.searchParams) && url.hash !== '#filters');
  const textsOf = async (selector: string): Promise<string[]> =>
    (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  const total = async (): Promise<string> => ((await textsOf('.cars-list__total b'))[0] ?? '').replace(/\D/g, '');

  const openFilters = async (width: number): Promise<void> => {
    if (width < 1024) await page.locator('.cars-bottombar a[href="#filters"]').click();
  };
  const openVehicle = async (card: string): Promise<void> => {
    const link = page.locator(`${card} .cars-card__link`).first();
    await link.click();
    await page.waitForURL((url) => /-\d+$/.test(url.pathname));
    expect(await page.locator('h1').innerText()).to.match(/\S/);
  };

  for (const javaScriptEnabled of [true, false]) {
    for (const width of WIDTHS) {
      describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${String(width)} px wide`, () => {
        before(() => browse(width, javaScriptEnabled));
        after(() => context.close());

        for (const { slug, id, sentence, notRed, paid } of VOICES) {
          it(`is found by filters in ${slug}`, async () => {
            await open(pathOf('Public_Cars', id));
            await openFilters(width);
            await page.locator('[data-filter="make"] summary').first().click();
            await page.locator('label', { has: page.locator('input[name="Make"][value="toyota"]') }).click();
            await page.locator('input[name="PaymentMax"]').fill('100');
            await page.locator('input[name="PaymentMax"]').blur();
            const show = page.locator('.cars-drawer__foot [type="submit"]');
            if (javaScriptEnabled && width < 1024) {
              // The button counts before the visitor sees the list.
              await eventually(async () => expect((await show.innerText()).replace(/\D/g, '')).to.equal(await total()));
              await page.waitForURL(/PriceMax=29718/);
            }
            if (!javaScriptEnabled || width < 1024) await show.click();
            await settled((search) => search.get('Make') === 'toyota' && search.get('PriceMax') === '29718');
            await eventually(async () =>
              expect((await textsOf('.cars-chip--on')).join(' | '))
                .to.contain(paid)
                .and.contain('Toyota'),
            );
            const prices = (await textsOf('.cars-card__price.num')).map((text) => Number(text.replace(/\D/g, '')));
            expect(Math.max(...prices)).to.be.at.most(29_718);
            await openVehicle('.cars-list__main .cars-card');
          });

          it(`is found by a sentence in ${slug}`, async () => {
            await open(pathOf('Public_Cars', id));
            await openFilters(width);
            await page.locator('#keyword').fill(sentence);
            await page.locator('#keyword').press('Enter');
            await settled((search) => search.get('Body') === 'suv' && search.get('PriceMax') === '30000' && search.has('Color'));
            await page.locator('.cars-chip--on', { hasText: notRed }).waitFor({ state: 'attached' });
            expect(searchOf().get('Color')?.split(',')).to.include('blue').and.not.include('red');
            expect(searchOf().has('Keyword')).to.equal(false);
            expect(await page.locator('#keyword').inputValue()).to.equal('');
            await page.locator('.cars-chip--on', { hasText: notRed }).click();
            await settled((search) => search.get('Body') === 'suv' && !search.has('Color'));
            expect(await page.locator('.cars-list__main .cars-card').count()).to.be.greaterThan(0);
          });

          it(`is found on the map in ${slug}`, async () => {
            await open(`${pathOf('Public_Cars', id)}?Body=suv&Latitude=45.5&Longitude=-73.6&Distance=40`);
            await page.locator(width < 1024 ? '.cars-bottombar > a:last-child' : '.cars-seg a:nth-child(2)').click();
            await page.waitForURL((url) => url.pathname === pathOf('Public_Cars2', id));
            if (!javaScriptEnabled) {
              await openVehicle('.cars-list__main .cars-card');
              return;
            }
            const bubble = page.locator('.cars-map__point', { has: page.locator('.cars-bubble') }).first();
            await bubble.focus();
            await page.keyboard.press('Enter');
            await openVehicle('.cars-map__peek .cars-card');
          });
        }
      });
    }
  }

  it('keeps the price mode that the visitor chose, and the price when payments are rounded', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await browse(1440, javaScriptEnabled);
      await open('/en-ca/cars?PriceMax=30015');
      expect(await page.locator('input[name="PaymentMax"]').inputValue()).to.equal('101');
      await page.locator('.cars-seg label', { has: page.locator('input[value="total"]') }).click();
      if (!javaScriptEnabled) await page.locator('.cars-pricemode button').click();
      await page.locator('input[name="PriceMax"][type="number"]').waitFor();
      expect(page.url()).to.equal(suite.server.url('/en-ca/cars?PriceMax=30015'));
      expect(await page.locator('input[name="PriceMax"]').inputValue()).to.equal('30015');
      await page.goto(suite.server.url('/fr-ca/autos'));
      expect(await page.locator('input[name="PriceMax"]').count()).to.equal(1);
      await context.close();
    }
  });

  it('says which words of a sentence it did not use, and interprets none twice', async () => {
    await browse(1440, true);
    await open('/en-ca/cars');
    await page.locator('#keyword').fill('suv xle, not ford');
    await page.locator('#keyword').press('Enter');
    await settled((search) => search.get('Keyword') === 'xle' && search.get('Unused') === 'not ford');
    await page.locator('.cars-list__unread', { hasText: 'not ford' }).waitFor();
    expect(await page.locator('#keyword').inputValue()).to.equal('xle');
    await page.locator('[data-filter="more"] summary').first().click();
    await page.locator('input[name="Inspected"]').check();
    await settled((search) => search.has('Inspected') && search.get('Keyword') === 'xle' && !search.has('Unused'));
    await context.close();
  });

  it('leads to the filters that would narrow the search, in one click', async () => {
    await browse(1440, false);
    await open('/en-ca/cars');
    const offer = page.locator('nav .cars-chip', { hasText: 'Electric' });
    const promised = (await offer.locator('small').innerText()).replace(/\D/g, '');
    await offer.click();
    await settled((search) => search.get('Fuel') === 'electric');
    expect(await total()).to.equal(promised);
    await context.close();
  });
});
