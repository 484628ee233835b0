import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { kyselyTraffic } from '../../src/adapters/storage/inventory/kysely-traffic.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { vehiclePath } from '../../src/domain/vehicle/vehicle-url.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { launchBrowser } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ALL = { from: '2000-01-01', to: '2999-12-31', siteId: null };

describe('Leaving for a dealer’s own site', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  let server: RunningServer;
  let browser: Browser;
  const vehicle = () => aVehicle().with({ bridge: true, outboundUrl: server.url('/static/favicon.svg', 'dealer.localhost') });
  const bridgePage = () => server.url(vehiclePath(vehicle().build(), 1, 'bridge'), 'media.localhost');

  before(async () => {
    folder = temporaryFolder();
    const storage = await openSqlite(folder.path);
    // The dealer's page is one of the server's own, whose port is known once it runs.
    await kyselyInventoryWriting(storage).transaction(async (write) => {
      await write.saveDealer(aDealer().record());
      await write.add([aVehicle().with({ bridge: true, outboundUrl: 'http://dealer.localhost/' }).stored()], Date.now());
    });
    await storage.close();
    server = await startServer(folder.path);
    const running = await openSqlite(folder.path);
    await kyselyInventoryWriting(running).transaction((write) => write.replace([{ ...vehicle().stored(), id: 1 }], Date.now()));
    await running.close();
    browser = await launchBrowser();
  });
  after(async () => {
    await browser.close();
    folder.remove();
  });

  it('says where it leads and opens a new tab after a second', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(bridgePage());
    await page.locator('main[data-ready]').waitFor();
    const clicked = Date.now();
    const opening = page.context().waitForEvent('page');
    await page.locator('.cars-bridge a.cars-btn').click();
    await page.locator('.cars-processing').waitFor();
    const tab = await opening;
    expect(Date.now() - clicked).to.be.at.least(950);
    await tab.waitForURL(server.url('/static/favicon.svg?Source=AUTO123', 'dealer.localhost'));
    expect(await tab.evaluate(() => window.opener as unknown)).to.equal(null);
    await page.locator('.cars-processing').waitFor({ state: 'detached' });
    expect(faults).to.deep.equal([]);
    await page.context().close();
  });

  it('works without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(bridgePage());
    const opening = context.waitForEvent('page');
    await page.locator('.cars-bridge a.cars-btn').click();
    const tab = await opening;
    await tab.waitForURL(server.url('/static/favicon.svg?Source=AUTO123', 'dealer.localhost'));
    await context.close();
  });

  it('is counted in both cases, and so is the view of the page', async () => {
    expect(await server.stop()).to.equal(0);
    const storage = await openSqlite(folder.path);
    expect(await kyselyTraffic(storage).ofPeriod(ALL)).to.deep.equal([{ vehicleId: 1, views: 1, clicks: 2 }]);
    await storage.close();
  });

  it('keeps the page, and says so, if the next one cannot be loaded', async () => {
    const other = await startServer(folder.path);
    const page = await browser.newPage();
    await page.goto(other.url('/en-ca/cars', 'media.localhost'));
    await page.locator('main[data-ready]').waitFor();
    await page.context().setOffline(true);
    await page.locator('.cars-brand').first().click();
    const alert = page.locator('dialog[data-shown]');
    await alert.waitFor();
    expect(await alert.locator('p').innerText()).to.equal(
      'An error has occured, unable to load the page, please try again later.',
    );
    expect(page.url()).to.match(/\/en-ca\/cars$/);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).to.include('cars-brand');
    await page.context().setOffline(false);
    await page.locator('.cars-brand').first().click();
    await page.waitForURL(other.url('/en-ca', 'media.localhost'));
    await page.context().close();
    await other.stop();
  });

  it('loads a new build’s files by one reload, and shows the page without scripts if that fails', async () => {
    const other = await startServer(folder.path);
    const page = await browser.newPage({ serviceWorkers: 'block' });
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.route('**/assets/home.route-*.js', (route) => route.abort());
    await page.goto(other.url('/en-ca', 'media.localhost'));
    await eventually(() => expect(documents).to.equal(2));
    await page.waitForLoadState('networkidle');
    expect(documents).to.equal(2);
    expect(await page.locator('h1').innerText()).to.match(/\S/);
    await page.context().close();
    await other.stop();
  });
});
