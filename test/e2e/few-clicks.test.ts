import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/chromium.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { headerOf, openMailbox, partOf, type Mailbox } from '../support/servers/mailbox.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A form sent sooner is treated as possible spam. */
const PERSON_MS = 1100;

describe('The way from a wish to the dealers', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  let mailbox: Mailbox;
  let server: RunningServer;
  let browser: Browser;
  const counted: string[] = [];

  before(async () => {
    folder = temporaryFolder();
    mailbox = await openMailbox();
    server = await startServer(folder.path, { SMTP_URL: mailbox.url });
    browser = await launchBrowser();
  });
  after(async () => {
    await browser.close();
    await server.stop();
    await mailbox.close();
    folder.remove();
    console.log(counted.map((line) => `      ${line}`).join('\n'));
  });

  const open = async (path: string, javaScriptEnabled = true): Promise<Page> => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });
    await page.route(/\/(art|media)\//, (route) => route.abort());
    await page.goto(server.url(path), { waitUntil: 'domcontentloaded' });
    if (javaScriptEnabled) await page.locator('main[data-ready]').waitFor();
    return page;
  };
  /** Clicks one after another, and how many they were. */
  const click = async (page: Page, selectors: readonly string[]): Promise<number> => {
    for (const selector of selectors) await page.locator(selector).first().click();
    return selectors.length;
  };
  const card = (place: number): string => `.cars-cell:nth-child(${String(place)}) .cars-pick`;
  const fill = async (page: Page, email: string): Promise<void> => {
    await page.fill('#inquiry-name', 'Zoé Tremblay');
    await page.fill('#inquiry-email', email);
    await page.fill('#inquiry-message', `Is it still there? I would come on Saturday with my mother. ${email}`);
    await page.check('#inquiry-consent');
    await page.waitForTimeout(PERSON_MS);
  };
  const USED = '/en-ca/cars?Condition=used&Availability=available&Make=toyota&PriceNone=0';

  it('finds a used hybrid SUV under $30,000 within 50 km with one sentence', async () => {
    const page = await open('/en-ca');
    await page.locator('input[type="search"]:visible').first().fill('used hybrid SUV under $30,000 within 50 km of Laval');
    await page.keyboard.press('Enter');
    await page.locator('.cars-list__total').waitFor();
    const { searchParams } = new URL(page.url());
    const asked = ['Condition', 'Fuel', 'Body', 'PriceMax'].map((name) => searchParams.get(name));
    expect(asked).to.deep.equal(['used', 'hybrid', 'suv', '30000']);
    expect(await page.locator('.cars-list__total').innerText()).to.include('50 km');
    counted.push('a used hybrid SUV under $30,000 within 50 km: 1 sentence');
    await page.close();
  });

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

    it(`picks vehicles to compare on their cards, ${way}`, async () => {
      const page = await open(USED, javaScriptEnabled);
      const clicks = await click(page, [1, 2, 3].map(card));
      const tray = page.locator('.cars-tray');
      if (javaScriptEnabled) {
        const names = (await tray.locator('li a').allInnerTexts()).join();
        const prices = await tray.locator('li b').allInnerTexts();
        expect(names).to.include('Toyota');
        expect(prices.every((price) => price.startsWith('$'))).to.equal(true);
        expect(prices).to.have.length(3);
        counted.push(`three vehicles side by side: ${String(clicks)} clicks`);
      }
      await tray.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.locator('.cars-cmp').waitFor();
      expect(await page.locator('.cars-cmp__name').count()).to.equal(3);
      await page.close();
    });

    it(`asks three dealers with one form, each of whom gets a lead of their own, ${way}`, async () => {
      const email = `three-${String(javaScriptEnabled)}@example.org`;
      const page = await open(USED, javaScriptEnabled);
      const clicks = await click(page, [1, 2, 3].map(card));
      await page.locator('.cars-tray').getByRole('button', { name: 'Ask the dealers' }).click();
      await page.locator('#inquiry-name').waitFor();
      expect(await page.locator('.lead-asked input:checked').count()).to.equal(3);
      await fill(page, email);
      await page.locator('#inquiry form > button[type=submit]').click();
      await page.locator('#inquiry .lead-thanks').waitFor();
      const mine = () => mailbox.received.filter((mail) => headerOf(mail, 'Reply-To').includes(email));
      await mailbox.find(() => mine().length >= 3);
      const vehicles = mine().map((mail) => /<stock>(.*?)<\/stock>/.exec(partOf(mail, 'application/xml'))?.[1]);
      expect(new Set(vehicles)).to.have.property('size', 3);
      if (javaScriptEnabled) counted.push(`three dealers asked: ${String(clicks)} clicks, one to the form, and one form`);
      await page.close();
    });

    it(`asks the dealers of the first three vehicles of a search with one click and one form, ${way}`, async () => {
      const email = `first-${String(javaScriptEnabled)}@example.org`;
      const page = await open(USED, javaScriptEnabled);
      const clicks = await click(page, ['.cars-askseveral a']);
      await page.locator('#inquiry-name').waitFor();
      expect(await page.locator('.lead-asked input:checked').count()).to.equal(3);
      await fill(page, email);
      await page.locator('#inquiry form > button[type=submit]').click();
      await page.locator('#inquiry .lead-thanks').waitFor();
      const mine = () => mailbox.received.filter((mail) => headerOf(mail, 'Reply-To').includes(email));
      await mailbox.find(() => mine().length >= 3);
      expect(new Set(mine().map((mail) => headerOf(mail, 'To')))).to.have.property('size', 3);
      if (javaScriptEnabled) counted.push(`the first three dealers of a search asked: ${String(clicks)} click and one form`);
      await page.close();
    });

    it(`asks only the dealers that stay ticked, and at least one, ${way}`, async () => {
      const email = `one-${String(javaScriptEnabled)}@example.org`;
      const page = await open(USED, javaScriptEnabled);
      await click(page, [4, 5].map(card));
      await page.locator('.cars-tray').getByRole('button', { name: 'Ask the dealers' }).click();
      await page.locator('#inquiry-name').waitFor();
      for (const box of await page.locator('.lead-asked input[type=checkbox]').all()) await box.uncheck();
      await fill(page, email);
      const send = page.locator('#inquiry form > button[type=submit]');
      await send.click();
      expect(await page.locator('.lead-summary').innerText()).to.include('Choose a vehicle.');
      await page.locator('.lead-asked input[type=checkbox]').nth(1).check();
      await page.waitForTimeout(PERSON_MS);
      await send.click();
      await page.locator('#inquiry .lead-thanks').waitFor();
      await mailbox.find((mail) => headerOf(mail, 'Reply-To').includes(email));
      expect(mailbox.received.filter((mail) => headerOf(mail, 'Reply-To').includes(email))).to.have.length(1);
      await page.close();
    });
  }

  it('keeps what was picked from list to list, takes no fifth, and lets go of it', async () => {
    const page = await open(USED);
    await click(page, [1, 2].map(card));
    await page.goto(server.url('/en-ca/cars-3?Make=honda'));
    await page.locator('main[data-ready]').waitFor();
    for (const row of [1, 2, 3]) await page.locator(`tbody tr:nth-child(${String(row)}) .cars-pick`).click();
    const tray = page.locator('.cars-tray');
    expect(await tray.locator('li').count()).to.equal(4);
    expect(await page.locator('tbody tr:nth-child(3) .cars-pick input').isChecked()).to.equal(false);
    expect(await tray.getByRole('status').innerText()).to.include('No more fit');
    await tray.getByRole('button', { name: 'Clear' }).click();
    await tray.waitFor({ state: 'hidden' });
    expect(await page.locator('.cars-pick input:checked').count()).to.equal(0);
    await page.close();
  });
});
