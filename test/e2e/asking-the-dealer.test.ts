import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../src/domain/language/language.ts';
import { launchBrowser } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { readAdf } from '../support/read-adf.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { headerOf, openMailbox, partOf, type Mailbox } from '../support/servers/mailbox.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A form sent sooner is treated as possible spam. */
const PERSON_MS = 1100;
const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

describe('Asking the dealer in a browser', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  let mailbox: Mailbox;
  let server: RunningServer;
  let browser: Browser;
  let productId: number;
  let visitors = 0;

  before(async () => {
    folder = temporaryFolder();
    mailbox = await openMailbox();
    server = await startServer(folder.path, { SMTP_URL: mailbox.url, TRUSTED_PROXIES: '127.0.0.1' });
    browser = await launchBrowser();
    const found = await fetch(server.url('/api/search?Condition=used&Availability=available&PageSize=1'));
    productId = ((await found.json()) as { Items: { Id: number }[] }).Items[0]!.Id;
  });
  after(async () => {
    await browser.close();
    await server.stop();
    await mailbox.close();
    folder.remove();
  });

  const vehicleIn = ({ slug, id }: Language): string => {
    const word = { 1: 'car-for-sale', 2: 'auto-a-vendre', 3: 'auto-a-vendre', 4: 'coche-en-venta', 5: 'coche-en-venta' }[id];
    return server.url(`/${slug}/${word}/any/any/any-${String(productId)}`);
  };
  /** From an address of its own: more than a person sends from one is looked at first. */
  const visit = async (javaScriptEnabled: boolean): Promise<BrowserContext> => {
    visitors += 1;
    const extraHTTPHeaders = { 'x-forwarded-for': `10.7.0.${String(visitors)}` };
    const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders, viewport: { width: 1280, height: 900 } });
    // Pictures take most of the time and are not tested here.
    await context.route(/\/(art|media)\//, (route) => route.abort());
    return context;
  };
  const open = async (page: Page, language: Language): Promise<void> => {
    await page.goto(vehicleIn(language), { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(PERSON_MS);
  };
  const fill = async (page: Page, kind: 'inquiry' | 'appointment', email: string): Promise<void> => {
    await page.locator(`.cars-buy__cta a[href="#${kind}"]`).click();
    if (kind === 'appointment') {
      await page.fill('#appointment-date', inAWeek());
      await page.locator('#appointment .lead-choices label').nth(1).click();
    }
    await page.fill(`#${kind}-name`, 'Zoé O’Neil-Tremblay');
    await page.fill(`#${kind}-email`, email);
    await page.fill(`#${kind}-phone`, '450 555-0199');
    await page.fill(`#${kind}-message`, `Toujours là ? ¿Sigue? <b>${kind}</b> & "co"`);
    await page.check(`#${kind}-consent`);
  };

  it('a link to a form opens it where the visitor is, the message begun and the focus in it; Back and Escape close it', async () => {
    for (const width of [1440, 390]) {
      const context = await visit(true);
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 844 });
      await open(page, LANGUAGES[0]!);
      await page.locator('main[data-ready]').waitFor();
      const ask = page.locator('.cars-buy__cta a[href="#inquiry"]');
      const sheet = page.locator('.cars-ask:modal');
      await ask.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await ask.click();
      const message = sheet.locator('textarea:focus');
      await message.waitFor();
      expect(await message.inputValue()).to.match(/^Hello, is the .+ still available\?/);
      expect(await page.evaluate(() => scrollY)).to.equal(before);
      await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
      const box = await sheet.boundingBox();
      expect(Math.round(box!.x + box!.width)).to.equal(width);
      await message.fill('My own words');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await ask.click();
      await message.waitFor();
      expect(await message.inputValue()).to.equal('My own words');
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
      await context.close();
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

    it(`an inquiry and an appointment reach the dealer as mail with ADF, in five languages, ${way}`, async () => {
      const ask = async (language: Language): Promise<void> => {
        const context = await visit(javaScriptEnabled);
        const page = await context.newPage();
        const faults: string[] = [];
        page.on('pageerror', ({ message }) => faults.push(message));
        for (const kind of ['inquiry', 'appointment'] as const) {
          const email = `${kind}-${language.slug}-${String(javaScriptEnabled)}@example.org`;
          await open(page, language);
          if (javaScriptEnabled) await page.locator('main[data-ready]').waitFor();
          await fill(page, kind, email);
          await page.locator(`#${kind} form button[type=submit]`).click();
          await page.locator(`#${kind} .lead-thanks`).waitFor();

          const dealers = await mailbox.find((mail) => headerOf(mail, 'Reply-To').includes(email));
          const adf = readAdf(partOf(dealers, 'application/xml'));
          expect(adf.get('email')?.[0]).to.equal(email);
          expect(adf.get('phone')?.[0]).to.equal('+14505550199');
          expect(adf.get('comments')?.join()).to.include(`<b>${kind}</b> & "co"`);
          expect(adf.get('earliestdate') ?? []).to.deep.equal(kind === 'appointment' ? [inAWeek()] : []);
          const confirmation = await mailbox.find(({ to }) => to.includes(email));
          expect(partOf(confirmation, 'text/html')).to.include(`lang="${language.locale}"`);
        }
        await context.close();
        expect(faults).to.deep.equal([]);
      };
      await Promise.all(LANGUAGES.map(ask));
    });

    it(`a vehicle is described, valued and traded in for another, which reaches its dealer as ADF with both, ${way}`, async () => {
      const offer = async (language: Language): Promise<void> => {
        const email = `trade-in-${language.slug}-${String(javaScriptEnabled)}@example.org`;
        const context = await visit(javaScriptEnabled);
        const page = await context.newPage();
        await page.goto(vehicleIn(language), { waitUntil: 'domcontentloaded' });
        await page.locator('.cars-buy__online a[href*="ProductId="]').last().click();
        await page.locator('.sell__wanted').waitFor();
        if (javaScriptEnabled) await page.locator('main[data-ready]').waitFor();
        for (const [field, text] of Object.entries({ make: 'Toyota', model: 'RAV4', year: '2019', mileageKm: '82 000' }))
          await page.fill(`#sell-${field}`, text);
        await page.locator('.sell-form button').click();
        await page.locator('.sell-worth__closest a').first().waitFor();
        await page.waitForTimeout(PERSON_MS);
        await page.locator('#trade-in .lead-choices label').nth(1).click();
        await page.fill('#trade-in-name', 'Zoé O’Neil-Tremblay');
        await page.fill('#trade-in-email', email);
        await page.check('#trade-in-consent');
        await page.locator('#trade-in form > button').click();
        await page.locator('#trade-in .lead-thanks').waitFor();

        const dealers = await mailbox.find((mail) => headerOf(mail, 'Reply-To').includes(email));
        const xml = partOf(dealers, 'application/xml');
        const adf = readAdf(xml);
        expect(xml.match(/interest="[^"]*"/g)).to.deep.equal(['interest="buy"', 'interest="trade-in"']);
        expect([adf.get('model')?.[1], adf.get('odometer')?.at(-1), adf.get('comments')?.[1]]).to.deep.equal([
          'RAV4',
          '82000',
          'Condition: good',
        ]);
        const confirmation = await mailbox.find(({ to }) => to.includes(email));
        expect(partOf(confirmation, 'text/html')).to.include(`lang="${language.locale}"`);
        await context.close();
      };
      await Promise.all([LANGUAGES[0]!, LANGUAGES[1]!].map(offer));
    });

    it(`a form with mistakes comes back as it was filled in, and says what to change, ${way}`, async () => {
      const context = await visit(javaScriptEnabled);
      const page = await context.newPage();
      await open(page, LANGUAGES[1]!);
      await fill(page, 'appointment', 'zoe@');
      await page.fill('#appointment-date', '2020-01-01');
      await page.uncheck('#appointment-consent');
      await page.locator('#appointment form button[type=submit]').click();
      const summary = page.locator('#appointment .lead-summary');
      await summary.waitFor();
      // The style sheet, which hides the other form.
      await page.waitForLoadState();
      expect(await summary.locator('a').allInnerTexts()).to.have.length(3);
      expect(await page.inputValue('#appointment-name')).to.equal('Zoé O’Neil-Tremblay');
      expect(await page.isChecked('#appointment input[value=Afternoon]')).to.equal(true);
      expect(await page.isVisible('#inquiry form')).to.equal(false);
      await summary.locator('a').nth(1).click();
      expect(await page.evaluate('document.activeElement.id')).to.equal('appointment-email');
      expect(await page.isVisible('#appointment form')).to.equal(true);
      await context.close();
    });
  }

  it('has the price rating, its formula and its comparables without JavaScript', async () => {
    const found = await fetch(server.url('/api/search?Make=toyota&Model=rav4&Condition=used&PageSize=1'));
    const { Id } = ((await found.json()) as { Items: { Id: number }[] }).Items[0]!;
    const context = await visit(false);
    const page = await context.newPage();
    await page.goto(vehicleIn(LANGUAGES[0]!).replace(/\d+$/, String(Id)), { waitUntil: 'domcontentloaded' });
    const rating = page.locator('.cars-rate');
    expect(await rating.locator('.cars-rate-say').innerText()).to.match(/\$/);
    expect(await rating.locator('svg').first().isVisible()).to.equal(true);
    for (const summary of await rating.locator('summary').all()) await summary.click();
    expect(await rating.locator('.cars-rate-formula p').first().isVisible()).to.equal(true);
    expect(await rating.locator('tbody tr').count()).to.be.at.least(8);
    expect(await rating.locator('tbody tr').last().isVisible()).to.equal(true);
    await context.close();
  });

  it('works with the keyboard alone', async () => {
    const context = await visit(true);
    const page = await context.newPage();
    await open(page, LANGUAGES[0]!);
    await page.locator('main[data-ready]').waitFor();
    await page.focus('.cars-buy__cta a[href="#inquiry"]');
    await page.keyboard.press('Enter');
    await page.locator('#inquiry-message:focus').waitFor();
    for (let field = 0; field < 3; field++) await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate('document.activeElement.id')).to.equal('inquiry-name');
    for (const text of ['Zoé', 'keyboard@example.org', '', 'Hello']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#inquiry .lead-thanks').waitFor();
    expect(await page.evaluate('document.activeElement.className')).to.equal('lead-thanks');
    await mailbox.find((mail) => headerOf(mail, 'Reply-To').includes('keyboard@example.org'));
    await context.close();
  });

  it('keeps what was typed when there is no connection, sends once for two clicks, and stores nothing on the device', async () => {
    const context = await visit(true);
    const page = await context.newPage();
    await open(page, LANGUAGES[0]!);
    await page.locator('main[data-ready]').waitFor();
    await fill(page, 'inquiry', 'offline@example.org');
    const send = page.locator('#inquiry form > button[type=submit]');
    await context.setOffline(true);
    await send.click();
    await page.locator('#inquiry .lead-summary').waitFor();
    expect(await page.inputValue('#inquiry-email')).to.equal('offline@example.org');
    await page.evaluate(axeSource);
    const violations: unknown = await page.evaluate(
      "axe.run('.leads').then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))",
    );
    expect(violations).to.deep.equal([]);
    await context.setOffline(false);
    await send.dblclick();
    await page.locator('#inquiry .lead-thanks').waitFor();
    await mailbox.find(({ to }) => to.includes('offline@example.org'));
    await eventually(async () => {
      const arrived = mailbox.received.filter((mail) => headerOf(mail, 'Reply-To').includes('offline@example.org'));
      expect(arrived).to.have.length(1);
      await Promise.resolve();
    });
    const kept = await page.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie])');
    expect(kept).to.not.include('example.org');
    await context.close();
  });
});
