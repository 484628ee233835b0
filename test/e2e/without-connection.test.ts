import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { eventually } from '../support/eventually.ts';

const stock = async (dataDir: string): Promise<void> => {
  const storage = await openSqlite(dataDir);
  await kyselyInventoryWriting(storage).transaction(async (write) => {
    await write.saveDealer(aDealer().record());
    await write.add([aVehicle().stored()], Date.now());
  });
  await storage.close();
};

describe('Without connection', function () {
  const suite = browserSuite({ fill: stock });
  let page: Page;
  const path = vehiclePath(aVehicle().build(), 1);

  before(async () => {
    page = await suite.browser.newPage();
    await page.goto(suite.server.url('/en-ca'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Seen means that its scripts ran: they are cached as they come.
    for (const seen of [path, '/en-ca/favorites']) {
      await page.goto(suite.server.url(seen));
      await page.locator('main[data-ready]').waitFor();
    }
    await eventually(async () => {
      const kept = await page.evaluate(async () => {
        const names = ['vehicles-1', 'favourites-1'];
        const keys = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return keys.join();
      });
      expect(kept).to.equal('2,2');
    });
    await suite.server.stop();
  });

  it('the vehicles seen last open as they were', async () => {
    await page.goto(suite.server.url(path));
    expect(await page.locator('h1').innerText()).to.match(/\S/);
    await page.locator('main[data-ready]').waitFor();
  });

  it('the favourites open', async () => {
    await page.goto(suite.server.url('/en-ca/favorites'));
    await page.locator('main[data-ready]').waitFor();
  });

  it('any other page says so in its language, and links to the cached vehicles', async () => {
    await page.goto(suite.server.url('/es-es/carros'));
    expect(await page.locator('h1').innerText()).to.equal('No hay conexión');
    await page.locator('main ul a').click();
    await page.waitForURL(suite.server.url(path));
    await page.locator('main[data-ready]').waitFor();
  });
});
