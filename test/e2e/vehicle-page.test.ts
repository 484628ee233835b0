import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { parseOpeningHours } from '../../src/domain/dealers/opening-hours.ts';
import type { VehicleImage } from '../../src/domain/vehicle/vehicle.ts';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { copiedPhotos, photosAt } from '../support/copied-photos.ts';
import { pdfPages } from '../support/pdf-pages.ts';

const PHOTOS = 5;
const longList = (name: string): string[] => Array.from({ length: 70 }, (_, place) => `${name}: item ${String(place)} of many`);

let photos: readonly VehicleImage[] = [];

const car = () => aVehicle().with({ inspected: true, extendedCare: true, images: photos });
const withoutPhotos = () =>
  car()
    .stock('without')
    .with({ images: photosAt('https://photos.invalid', PHOTOS) });
const laden = () =>
  car()
    .stock('laden')
    .with({
      description: 'Many words of the dealer. '.repeat(180),
      equipment: { safety: longList('Safety'), interior: longList('Interior'), mechanical: longList('Mechanical') },
    });

const stock = async (dataDir: string): Promise<void> => {
  photos = await copiedPhotos(dataDir, PHOTOS);
  const storage = await openSqlite(dataDir);
  await kyselyInventoryWriting(storage).transaction(async (write) => {
    await write.saveDealer(aDealer().record());
    // Two lines a day, as French dealers keep them.
    const hours = parseOpeningHours('Mo-Sa 08:30-12:00,14:00-19:00; Su off');
    const inFrance = await write.saveDealer(aDealer().inFrance().with({ hours }).record('in France'));
    const french = car().priced(31_370, 'EUR').ofDealer(inFrance);
    await write.add([car().stored(), laden().stored(), french.stored(), withoutPhotos().stored()], Date.now());
  });
  await storage.close();
};

describe('The page of a vehicle', function () {
  const suite = browserSuite({ fill: stock });
  const address = (id = 1, host?: string): string => suite.server.url(vehiclePath(car().withId(id).build(), 1), host);

  const open = async (javaScriptEnabled = true): Promise<Page> => {
    const context = await suite.browser.newContext({
      javaScriptEnabled,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(address());
    if (javaScriptEnabled) await page.locator('main[data-ready]').waitFor();
    return page;
  };

  it('has a gallery that works with the keyboard, also full-screen, and restores the focus', async () => {
    const page = await open();
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.closest('li')?.id ?? null);
    await page.locator('#photo-1 a').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 / 5', { exact: true }).waitFor();
    expect(await focused()).to.equal('photo-2');
    await page.keyboard.press('End');
    await page.getByText('5 / 5', { exact: true }).waitFor();
    await page.keyboard.press('Home');
    await page.getByText('1 / 5', { exact: true }).waitFor();
    expect(await focused()).to.equal('photo-1');

    await page.keyboard.press('Enter');
    const viewer = page.locator('dialog.cars-viewer[data-shown]');
    await viewer.waitFor();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await viewer.getByText('3 / 5', { exact: true }).waitFor();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside, `after ${String(press + 1)} times Tab`).to.equal(true);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog.cars-viewer').waitFor({ state: 'detached' });
    await page.getByText('3 / 5', { exact: true }).waitFor();
    expect(await focused()).to.equal('photo-3');

    await page.getByRole('button', { name: 'Full screen' }).click();
    await viewer.getByText('3 / 5', { exact: true }).waitFor();
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await viewer.getByText('4 / 5', { exact: true }).waitFor();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await page.locator('dialog.cars-viewer').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).to.equal('cars-gallery__full');
    await page.context().close();
  });

  it('goes to the next photo by a swipe, also full-screen', async () => {
    const context = await suite.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(address());
    await page.locator('main[data-ready]').waitFor();
    const finger = await context.newCDPSession(page);
    const swipe = async (from: number, to: number, y: number): Promise<void> => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
      await touch('touchEnd');
    };
    const { y } = (await page.locator('.cars-gallery__strip').boundingBox())!;
    await swipe(330, 60, y + 100);
    await page.locator('.cars-gallery__count', { hasText: '2 / 5' }).waitFor();
    await page.locator('.cars-gallery__full').tap();
    const viewer = page.locator('dialog.cars-viewer[data-shown]');
    await viewer.getByText('2 / 5', { exact: true }).waitFor();
    await swipe(60, 330, 400);
    await viewer.getByText('1 / 5', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.cars-viewer[open]').waitFor({ state: 'detached' });
    for (const links of ['.cars-footer li a', '.cars-dealer .cars-link', '.cars-section-head .cars-link']) {
      const link = page.locator(links).first();
      const isHit = await link.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, height } = element.getBoundingClientRect();
        // 44 px, of which a finger may hit any.
        return [-21, 21].every((beside) => element.contains(document.elementFromPoint(left + 10, top + height / 2 + beside)));
      });
      expect(isHit, links).to.equal(true);
    }
    await context.close();
  });

  it('shows one drawing, which says so, where the photos cannot be had, with JavaScript and without', async () => {
    const to = suite.server.url(vehiclePath(withoutPhotos().withId(4).build(), 1));
    for (const javaScriptEnabled of [true, false]) {
      const page = await suite.browser.newPage({ javaScriptEnabled });
      await page.goto(to);
      await page.getByText('the dealer’s photos cannot be loaded right now').waitFor();
      expect(await page.locator('.cars-gallery img').count()).to.equal(1);
      expect(await page.getByText(/ \/ 5$/).count()).to.equal(0);
      await page.close();
    }
  });

  it('shows the first three photos side by side, of which each opens the view over the window', async () => {
    const page = await open();
    const tiles = page.locator('.cars-gallery__thumbs a').filter({ visible: true });
    expect(await tiles.count()).to.equal(2);
    const [main, second, third] = await Promise.all(
      [page.locator('.cars-gallery__main'), tiles.nth(0), tiles.nth(1)].map(async (each) => (await each.boundingBox())!),
    );
    expect([second!.y, third!.y + third!.height].map(Math.round)).to.deep.equal(
      [main!.y, main!.y + main!.height].map(Math.round),
    );
    await tiles.nth(1).click();
    await page.locator('dialog').getByText('3 / 5', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('3 / 5', { exact: true }).waitFor();
    await page.context().close();
  });

  it('shows its photos, shares and unfolds without JavaScript', async () => {
    const page = await open(false);
    await page.locator('.cars-gallery__thumbs a').nth(2).click();
    expect(page.url()).to.match(/#photo-3$/);
    expect(
      await page
        .locator('#photo-3')
        .evaluate((each) =>
          Math.round(each.getBoundingClientRect().left - (each.parentElement?.getBoundingClientRect().left ?? 0)),
        ),
    ).to.equal(0);
    await page.locator('.cars-share summary').click();
    expect(await page.locator('.cars-share input').inputValue()).to.equal(address());
    await page.locator('.cars-inspect__group').first().locator('summary').click();
    expect(await page.locator('.cars-inspect__group').first().locator('li').first().isVisible()).to.equal(true);
    await page.locator('#photo-3 a').click();
    expect(new URL(page.url()).pathname).to.equal('/media/1/2-1280.webp');
    await page.context().close();
  });

  it('has the ways to the dealer in the first window of a desk, and never cuts the panel that they are in', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
    ] as const) {
      const page = await suite.browser.newPage({ viewport: { width, height } });
      for (const to of [address(), address(3, 'fr.localhost')]) {
        await page.goto(to);
        const panel = page.locator('.cars-buy');
        for (const way of await panel.locator('.cars-buy__cta .cars-btn').all()) {
          const box = await way.boundingBox();
          expect((box?.y ?? height) + (box?.height ?? 0), `${to} at ${String(height)}`).to.be.at.most(height);
        }
        // The law of France wants a whole example beside a payment; in a low window it is reached by scrolling the panel.
        if (to.includes('fr.localhost') && height < 900) continue;
        const [whole, shown] = await panel.evaluate((element) => [element.scrollHeight, element.clientHeight] as const);
        expect(whole, `${to} at ${String(height)}`).to.equal(shown);
      }
      await page.close();
    }
  });

  it('does not move while it loads', async () => {
    const page = await open();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).to.be.lessThan(0.02);
    await page.context().close();
  });

  for (const [what, id, host] of [
    ['an ordinary vehicle', 1, 'localhost'],
    ['one with more words than two sheets hold', 2, 'localhost'],
    ['one in France, without a payment that would need its example,', 3, 'fr.localhost'],
  ] as const) {
    it(`prints ${what} on two sheets, with the code that leads back to it`, async () => {
      const page = await suite.browser.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(address(id, host));
      await page.locator('main[data-ready]').waitFor();
      expect(asked).to.not.include(`/_qr/en-ca/${String(id)}.svg`);
      expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).to.equal(2);
      expect(asked).to.include(`/_qr/en-ca/${String(id)}.svg`);
      await page.context().close();
    });
  }
});
