import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { browserSuite, onFaultlessPage } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';

describe('Financing in a browser', function () {
  const suite = browserSuite();

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      let page: Page;
      onFaultlessPage(suite, { javaScriptEnabled, viewport: { width: 1280, height: 900 } }, (opened) => (page = opened));

      const submit = async (form: string): Promise<void> => {
        if (!javaScriptEnabled) await page.locator(`${form} button[type="submit"]`).click();
      };
      const shows = (selector: string, text: RegExp): Promise<void> =>
        eventually(async () => expect((await page.locator(selector).first().innerText()).replace(/\s+/g, ' ')).to.match(text));

      if (javaScriptEnabled)
        it('calculates with what was typed while the scripts were loading', async () => {
          let arrive = (): void => undefined;
          const arrived = new Promise<void>((resolve) => (arrive = resolve));
          await page.route('**/assets/*.js', async (route) => {
            await arrived;
            await route.continue();
          });
          await page.goto(suite.server.url('/en-ca/financing'), { waitUntil: 'commit' });
          await page.locator('input[name="PriceMax"]').fill('28,995');
          await page.locator('input[name="DownPayment"]').fill('3 000');
          arrive();
          await shows('.cars-fin__big strong', /^\$28,995$/);
          await shows('.cars-fin__big .is-pay', /^\$87\.47$/);
        });

      it('goes from a price to its payment, and from a payment to the vehicles within its price range', async () => {
        await page.goto(suite.server.url('/en-ca/financing'));
        await page.locator('input[name="PriceMax"]').fill('28,995');
        await page.locator('input[name="DownPayment"]').fill('3 000');
        await submit('.cars-fin__form');
        await shows('.cars-fin__big strong', /^\$28,995$/);
        await shows('.cars-fin__big .is-pay', /^\$87\.47$/);

        await page.locator('label', { hasText: 'I know the payment' }).click();
        await page.locator('input[name="PaymentMax"]').fill('100');
        await page.locator('input[name="DownPayment"]').fill('0');
        await submit('.cars-fin__form');
        await shows('.cars-fin__big strong', /^\$29,718\.51$/);
        await page.waitForURL((url) => url.searchParams.get('Mode') === 'Payment');

        await shows('.cars-fin__out > a', /^Show [\d,]+ vehicles? within this budget$/);
        const found = page.locator('.cars-fin__out > a');
        const count = Number((await found.innerText()).replace(/\D/g, ''));
        await found.click();
        await page.waitForURL(suite.server.url('/en-ca/cars?PriceMax=29718&PriceNone=0'));
        await eventually(async () =>
          expect(Number((await page.locator('.cars-list__total b').innerText()).replace(/\D/g, ''))).to.equal(count),
        );
      });

      it('follows the visitor’s own terms beside a vehicle, on to the financing page', async () => {
        await page.goto(suite.server.url('/en-ca/cars?PriceMin=20000&PriceMax=30000'));
        await page.locator('.cars-card__link').first().click();
        await page.waitForURL((url) => /-\d+$/.test(url.pathname));
        await page.locator('.cars-calc__more summary').first().click();
        await page.locator('.cars-calc input[name="InterestRate"]').fill('0');
        await page.locator('.cars-calc select[name="Term"]').selectOption('48');
        await page.locator('.cars-calc select[name="Frequency"]').selectOption('Month');
        await submit('.cars-calc');
        const price = Number((await page.locator('.cars-buy__amount').innerText()).replace(/[^\d.]/g, ''));
        const payment = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(price / 48);
        await shows('.cars-calc__head strong', new RegExp(`^\\$${payment.replace('.', '\\.')} / month$`));
        await page.waitForURL((url) => url.searchParams.get('Term') === '48');
        await page.locator('.cars-calc__link').click();
        await page.waitForURL((url) => url.pathname === '/en-ca/financing');
        await shows('.cars-fin__big .is-pay', new RegExp(`^\\$${payment.replace('.', '\\.')}$`));
      });
    });
  }
});
