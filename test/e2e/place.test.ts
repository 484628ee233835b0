import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { browserSuite } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LAVAL = { latitude: 45.57, longitude: -73.74 };
const PHONE = { viewport: { width: 390, height: 844 } };

describe('The visitor’s place in a browser', function () {
  const suite = browserSuite();

  const visit = async (path: string, options: BrowserContextOptions, act: (page: Page) => Promise<void>, host?: string) => {
    const context = await suite.browser.newContext(options);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(suite.server.url(path, host));
    if (options.javaScriptEnabled !== false) await page.locator('main[data-ready]').waitFor();
    await act(page);
    expect(faults).to.deep.equal([]);
    await context.close();
  };
  const menuOf = (page: Page) => page.locator('.cars-menu--place');
  const totalOf = async (page: Page): Promise<number> =>
    Number((await page.locator('.cars-list__total b').innerText()).replace(/\D/g, ''));

  it('changes by a town, draws the circle, and is forgotten again', () =>
    visit('/en-ca/cars?Make=honda', {}, async (page) => {
      const all = await totalOf(page);
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByLabel('City or postal code').fill('Lav');
      await menuOf(page).locator('datalist option[value="Laval, QC"]').waitFor({ state: 'attached' });
      await menuOf(page).getByLabel('City or postal code').fill('Laval, QC');
      await menuOf(page).getByRole('button', { name: 'Set' }).click();
      await page.locator('h1', { hasText: 'near Laval' }).waitFor();
      expect(await menuOf(page).evaluate((menu) => (menu as HTMLDetailsElement).open)).to.be.false;
      expect(await page.evaluate(() => document.activeElement?.tagName)).to.equal('SUMMARY');
      expect(page.url()).to.match(/\/en-ca\/cars\?Make=honda$/);
      expect(await totalOf(page)).to.be.below(all);
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByRole('button', { name: 'Forget my place' }).click();
      await page.locator('h1', { hasText: /^Honda for sale$/ }).waitFor();
      expect(await totalOf(page)).to.equal(all);
      expect((await page.context().cookies()).some(({ name }) => name.startsWith('Location_'))).to.be.false;
    }));

  it('changes among the filters, with another distance and none', () =>
    visit('/en-ca/cars', {}, async (page) => {
      const all = await totalOf(page);
      await page.getByLabel('Near').fill('Laval');
      await page.keyboard.press('Enter');
      await page.locator('h1', { hasText: 'near Laval' }).waitFor();
      const near = await totalOf(page);
      await page.getByLabel('Distance').selectOption({ label: '25 km' });
      await page.waitForURL(/Distance=25/);
      await eventually(async () => expect(await totalOf(page)).to.be.below(near));
      await page.getByLabel('Distance').selectOption({ label: 'Anywhere' });
      await page.waitForURL(/Distance=0/);
      await eventually(async () => expect(await totalOf(page)).to.equal(all));
      await page.locator('.cars-chip', { hasText: 'Within 100 km of Laval, QC' }).click();
      await page.locator('h1', { hasText: 'near Laval' }).waitFor();
      expect(page.url()).to.match(/\/en-ca\/cars$/);
    }));

  it('reports an unknown place, and keeps what was typed', () =>
    visit('/es-es/carros', {}, async (page) => {
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByLabel('Ciudad o código postal').fill('Ningunaparte');
      await menuOf(page).getByRole('button', { name: 'Elegir' }).click();
      await menuOf(page).getByText('No conocemos «Ningunaparte»').waitFor();
      expect(await menuOf(page).getByLabel('Ciudad o código postal').inputValue()).to.equal('Ningunaparte');
    }));

  it('comes from the browser’s position when it is given', () =>
    visit('/en-ca/cars', { geolocation: LAVAL, permissions: ['geolocation'] }, async (page) => {
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByRole('button', { name: 'Use my location' }).click();
      await page.locator('h1', { hasText: 'near Chomedey' }).waitFor();
      const latitude = (await page.context().cookies()).find(({ name }) => name === 'Location_Latitude_main')?.value;
      expect(Number(latitude)).to.equal(LAVAL.latitude);
    }));

  it('falls back to the default province if the position is refused, and does not store it', () =>
    visit('/fr-ca/autos', { permissions: [] }, async (page) => {
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByRole('button', { name: 'Utiliser ma position' }).click();
      await menuOf(page).getByText('Entrez une ville ou un code postal').waitFor();
      expect(await menuOf(page).locator('summary').innerText()).to.equal('Québec');
      expect((await page.context().cookies()).some(({ name }) => name.startsWith('Location_'))).to.be.false;
    }));

  it('falls to the next method when a call fails, at last to the default province', () =>
    visit('/fr-ca/autos', { geolocation: LAVAL, permissions: ['geolocation'] }, async (page) => {
      const asked: string[] = [];
      await page.route('**/api/location/get/**', (route) => {
        asked.push(new URL(route.request().url()).pathname.replace('/api/location/get/', ''));
        return asked.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.abort();
      });
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByRole('button', { name: 'Utiliser ma position' }).click();
      await menuOf(page).getByText('Entrez une ville ou un code postal').waitFor();
      expect(asked).to.deep.equal(['coordinates', 'ip']);
      expect(await menuOf(page).locator('summary').innerText()).to.equal('Québec');
      expect((await page.context().cookies()).some(({ name }) => name.startsWith('Location_'))).to.be.false;
    }));

  it('changes without JavaScript', () =>
    visit('/en-ca/cars?Make=honda', { javaScriptEnabled: false }, async (page) => {
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByLabel('City or postal code').fill('Nowhereville');
      await menuOf(page).getByRole('button', { name: 'Set' }).click();
      await menuOf(page).getByText('We know no place called “Nowhereville”').waitFor();
      await menuOf(page).getByLabel('City or postal code').fill('h7s1y9');
      await menuOf(page).getByRole('button', { name: 'Set' }).click();
      await page.locator('h1', { hasText: 'Honda for sale near Chomedey' }).waitFor();
      expect(page.url()).to.match(/\/en-ca\/cars\?Make=honda$/);
      await page.getByLabel('Near').fill('Québec');
      await page.locator('.cars-near').getByRole('button', { name: 'Set' }).click();
      await page.locator('h1', { hasText: /near Québec/ }).waitFor();
      await page.getByLabel('Distance').selectOption({ label: '25 km' });
      await page.getByRole('button', { name: 'Show vehicles' }).click();
      await page.waitForURL(/Distance=25/);
      await menuOf(page).locator('summary').click();
      await menuOf(page).getByRole('button', { name: 'Forget my place' }).click();
      await page.locator('h1', { hasText: /^Honda for sale$/ }).waitFor();
    }));

  for (const [name, options] of [
    ['with JavaScript', PHONE],
    ['without JavaScript', { ...PHONE, javaScriptEnabled: false }],
  ] as const) {
    it(`is asked for where a sentence says “near me”, ${name}`, () =>
      visit('/en-ca/cars#filters', options, async (page) => {
        const sentence = page.locator('#keyword');
        await sentence.fill('honda near me');
        await sentence.press('Enter');
        const notice = page.locator('.cars-list__unread');
        await notice.getByText('This search starts from your place').waitFor();
        expect(new URL(page.url()).search).to.equal('?Distance=100&Make=honda');
        await notice.getByLabel('City or postal code').fill('Laval');
        await notice.getByRole('button', { name: 'Set' }).click();
        await page.locator('h1', { hasText: 'Honda for sale near Laval' }).waitFor();
        expect(await notice.count()).to.equal(0);
      }));
  }

  for (const [name, options] of [
    ['on a phone', PHONE],
    ['in the dark', { colorScheme: 'dark' }],
  ] as const) {
    it(`has no accessibility faults with its panel open, ${name}`, () =>
      visit('/en-ca/cars?PostalCode=H7S', options, async (page) => {
        await menuOf(page).locator('summary').click();
        await page.evaluate(axeSource);
        const faults = await page.evaluate(async () => {
          const { axe } = window as unknown as {
            axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          };
          return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
        });
        expect(faults).to.deep.equal([]);
      }));
  }
});
