/** Trusted Types as a real browser enforces them. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { walkOf } from '../support/walk.ts';

const HOSTS = ['fr.localhost', 'media.localhost', 'dealer.localhost', 'moto.localhost', 'specs.localhost'];

describe('Trusted Types', function () {
  this.timeout(240_000);
  const suite = browserSuite();
  let page: Page;
  const faults: string[] = [];

  beforeEach(async () => {
    faults.length = 0;
    page = await (await suite.browser.newContext()).newPage();
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (/trusted ?(?:types?|html|script)|content security policy/i.test(message.text()))
        faults.push(`${page.url()}: ${message.text()}`);
    });
  });
  afterEach(async () => {
    await page.context().close();
    expect(faults).to.deep.equal([]);
  });

  const visit = async (path: string, host?: string): Promise<void> => {
    await page.goto(suite.server.url(path, host));
    await page.locator('main[data-ready]').waitFor();
    if ((await page.locator('.cars-map').count()) > 0) await page.locator('.cars-map__point > span').first().waitFor();
  };

  it('are violated by no page, on no site', async () => {
    const walk = await walkOf(suite.server);
    for (const path of walk.addresses(1)) await visit(path);
    for (const host of HOSTS) await visit('/', host);
  });

  it('let in the markup of pages of words that a visitor goes to, and the questions that they search', async () => {
    await visit('/en-ca');
    await page
      .locator(`a[href="${pathOf('Public_Support', 1)}"]`)
      .first()
      .click();
    await page.locator('#questions').fill('price');
    await page.locator('details.cars-question[open] p').first().waitFor();
    await page
      .locator('footer')
      .locator(`a[href="${pathOf('Public_Privacy', 1)}"]`)
      .first()
      .click();
    await page.waitForURL(/privacy/);
    await page.locator('.cars-content section p').first().waitFor();
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 1);
  });
});

describe('Trusted Types keep text', function () {
  const suite = browserSuite();
  const errorsAt = async (host: string, expressions: readonly string[]): Promise<readonly (string | null)[]> => {
    const context = await suite.browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(suite.server.url('/', host));
      await page.locator('main[data-ready]').waitFor();
      const errors: (string | null)[] = [];
      for (const expression of expressions)
        errors.push(
          await page.evaluate<string | null>(
            `(async () => { try { await (${expression}); return null } catch (error) { return error.name } })()`,
          ),
        );
      return errors;
    } finally {
      await context.close();
    }
  };
  const SINKS = [
    `document.createElement('div').innerHTML = '<img src=x>'`,
    `document.createElement('script').src = 'https://evil.example/x.js'`,
    `document.createElement('script').text = 'alert(1)'`,
    `document.createElement('iframe').srcdoc = '<p>'`,
    `navigator.serviceWorker.register('/assets/other.js')`,
    `trustedTypes.createPolicy('another', {})`,
  ];

  it('from becoming markup, a script, or a policy', async () => {
    expect(await errorsAt('localhost', SINKS)).to.deep.equal(SINKS.map(() => 'TypeError'));
  });

  it('on every site but those with a tag manager, whose scripts make markup of text', async () => {
    const [sink = ''] = SINKS;
    for (const host of ['fr.localhost', 'dealer.localhost', 'moto.localhost', 'specs.localhost'])
      expect(await errorsAt(host, [sink]), host).to.deep.equal(['TypeError']);
    // Let through, and named in the browser's console.
    const reported = `new Promise((done, fail) => {
      document.addEventListener('securitypolicyviolation', ({ disposition }) => (disposition === 'report' ? done() : fail(new Error())));
      ${sink};
      setTimeout(() => fail(new Error('nothing was reported')), 60_000);
    })`;
    expect(await errorsAt('media.localhost', [sink, reported])).to.deep.equal([null, null]);
  });
});
