import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { browserSuite, onFaultlessPage } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const found: unknown = await page.evaluate('axe.run().then(({ violations }) => violations)');
  return (found as { id: string; nodes: { html: string }[] }[]).map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

describe('Favourites in a browser', function () {
  const suite = browserSuite();

  /** Ids of the first vehicles of the list, which are saved. */
  const saveFrom = async (page: Page, count: number): Promise<string[]> => {
    await page.goto(suite.server.url('/en-ca/cars?Condition=used&PriceNone=0'));
    const ids: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const heart = page.locator('.cars-card .cars-heart').nth(place);
      ids.push((await heart.getAttribute('value')) ?? '');
      await heart.click();
      await eventually(async () => expect(await heart.getAttribute('aria-pressed')).to.equal('true'));
    }
    return ids;
  };
  const countIn = async (page: Page): Promise<string> =>
    (await page.locator('.cars-header a[href="/en-ca/favorites"]').innerText()).replace(/\s+/g, ' ').trim();
  const keptBy = async (context: BrowserContext): Promise<string | undefined> => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'Favorites');
    return cookie && decodeURIComponent(cookie.value);
  };

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      let context: BrowserContext;
      let page: Page;
      onFaultlessPage(suite, { javaScriptEnabled, viewport: { width: 1280, height: 900 } }, (opened) => {
        page = opened;
        context = opened.context();
      });

      it('are saved and removed by the heart on the card and on the vehicle’s page', async () => {
        const [id] = await saveFrom(page, 1);
        expect(await countIn(page)).to.equal('Favourites 1');
        await eventually(async () => expect(await keptBy(context)).to.equal(id));
        await page.locator('.cars-card__link').first().click();
        await page.waitForURL((url) => url.pathname.endsWith(`-${String(id)}`));
        const heart = page.locator('.cars-heart--title');
        expect(await heart.getAttribute('aria-pressed')).to.equal('true');
        await heart.click();
        await eventually(async () => expect(await heart.getAttribute('aria-pressed')).to.equal('false'));
        await eventually(async () => expect(await keptBy(context)).to.equal(undefined));
        expect(await countIn(page)).to.equal('Favourites');
      });

      it('are removed on their page, and brought back', async () => {
        await saveFrom(page, 2);
        await eventually(async () => expect(await keptBy(context)).to.match(/^\d+,\d+$/));
        await page.goto(suite.server.url('/en-ca/favorites'));
        expect(await page.locator('.cars-fav').count()).to.equal(2);
        await page.locator('.cars-fav .cars-iconbtn').first().click();
        await eventually(async () => expect(await page.locator('.cars-fav').count()).to.equal(1));
        await page.locator('.cars-favs__undo button').click();
        await eventually(async () => expect(await page.locator('.cars-fav').count()).to.equal(2));
        expect(new URL(page.url()).search).to.equal('');
        await page.getByRole('button', { name: 'Remove all' }).click();
        await eventually(async () => expect(await page.locator('h1').innerText()).to.equal('Nothing saved yet'));
        await page.locator('.cars-favs__undo button').click();
        await eventually(async () => expect(await page.locator('.cars-fav').count()).to.equal(2));
      });

      it('are compared, and the differences alone are shown', async () => {
        const ids = await saveFrom(page, 2);
        await eventually(async () => expect(await keptBy(context)).to.match(/^\d+,\d+$/));
        await page.goto(suite.server.url('/en-ca/favorites'));
        for (const id of ids) await page.locator(`.cars-fav input[value="${id}"]`).check();
        await page.getByRole('button', { name: /^Compare/ }).click();
        await page.waitForURL((url) => url.pathname === '/en-ca/compare');
        await eventually(async () => expect(await page.locator('thead th').count()).to.equal(2));
        const same = page.locator('tbody tr.is-same').first();
        expect(await same.isVisible()).to.equal(true);
        await page.getByRole('switch').check();
        expect(await same.isVisible()).to.equal(false);
      });

      it('are shared as an address that another visitor saves from', async () => {
        const ids = await saveFrom(page, 2);
        const other = await suite.browser.newContext({ javaScriptEnabled });
        const theirs = await other.newPage();
        await theirs.goto(suite.server.url(`/en-ca/favorites?ids=${ids.join(',')}`));
        expect(await theirs.locator('.cars-card').count()).to.equal(2);
        await theirs.getByRole('button', { name: 'Save all' }).click();
        await eventually(async () => expect(await countIn(theirs)).to.equal('Favourites 2'));
        await other.close();
      });
    });
  }

  it('save all of several hearts that are pressed at once', async () => {
    const context = await suite.browser.newContext();
    const page = await context.newPage();
    await page.goto(suite.server.url('/en-ca/cars'));
    await page.locator('main[data-ready]').waitFor();
    await page.evaluate(() => {
      for (const heart of [...document.querySelectorAll<HTMLButtonElement>('.cars-card .cars-heart')].slice(0, 4)) heart.click();
    });
    await eventually(async () => expect((await keptBy(context))?.split(',')).to.have.length(4));
    await context.close();
  });

  it('say so where the browser keeps no cookies', async () => {
    const context = await suite.browser.newContext();
    await context.addInitScript({ content: `Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });` });
    const page = await context.newPage();
    await page.goto(suite.server.url('/en-ca/cars'));
    await page.locator('main[data-ready]').waitFor();
    await page.locator('.cars-card .cars-heart').first().click();
    await page.getByRole('alertdialog').waitFor();
    expect(await page.getByRole('alertdialog').innerText()).to.contain('Nothing was saved');
    await context.close();
  });

  it('show what was viewed on this device, without a cookie, until it is cleared', async () => {
    const context = await suite.browser.newContext();
    const page = await context.newPage();
    await page.goto(suite.server.url('/en-ca/cars'));
    await page.locator('.cars-card__link').first().click();
    await page.locator('.cars-heart--title').waitFor();
    await page.locator('main[data-ready]').waitFor();
    const name = await page.locator('h1').innerText();
    await page.goto(suite.server.url('/en-ca'));
    const recent = page.locator('.cars-recent');
    await recent.waitFor();
    expect(name).to.contain(await recent.locator('strong').innerText());
    expect((await context.cookies()).map((cookie) => cookie.name)).to.deep.equal(['LanguageId']);
    await recent.getByRole('button', { name: 'Clear' }).click();
    expect(await recent.count()).to.equal(0);
    await page.reload();
    await page.locator('main[data-ready]').waitFor();
    expect(await page.evaluate(() => window.localStorage.length)).to.equal(0);
    await context.close();
  });

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    it(`pass axe at ${String(width)} pixels in ${colorScheme}, and nothing is wider than the window`, async () => {
      const context = await suite.browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      const ids = await saveFrom(page, 3);
      const faults: string[] = [];
      for (const path of [
        '/en-ca/favorites',
        `/fr-ca/favoris?ids=${ids.join(',')},99999999`,
        `/es-es/comparar?ids=${ids.join(',')},x`,
        '/fr-ca/repertoire',
        '/en-ca/dealer-inventory?CompanyId=1',
        '/en-ca/cars',
      ]) {
        await page.goto(suite.server.url(path));
        await page.locator('main[data-ready]').waitFor();
        faults.push(...(await violationsOf(page)).map((violation) => `${path} ${violation}`));
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (surplus > 0) faults.push(`${path} is ${String(surplus)} pixels too wide`);
      }
      await context.close();
      expect(faults).to.deep.equal([]);
    });
  }
});
