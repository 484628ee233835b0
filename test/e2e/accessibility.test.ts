/** Every page of the path table, as axe sees it: light and dark, on a phone and on a wide window, in all five languages. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { LANGUAGES, type LanguageId } from '../../src/domain/language/language.ts';
import { PAGE_CODES, type PageCode } from '../../src/domain/routing/section-page.ts';
import { axeContext, faultsOf, type Look } from '../support/axe.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { misfitsOn } from '../support/misfits.ts';
import { walkOf, type Walk } from '../support/walk.ts';

/** A page is seen in another language in each look, and in the fifth with the first of them. */
const LOOKS: readonly Look[] = [
  [1440, 'light'],
  [390, 'dark'],
  [1440, 'dark'],
  [390, 'light'],
  [1440, 'light'],
];

const HOSTS = ['fr.localhost', 'media.localhost', 'dealer.localhost', 'moto.localhost', 'specs.localhost'];

describe('Accessibility of every page', function () {
  this.timeout(240_000);
  const suite = browserSuite();
  let walk: Walk;

  before(async () => {
    walk = await walkOf(suite.server);
  });

  const faultsOn = async (page: Page, path: string, host?: string): Promise<readonly string[]> => {
    await page.goto(suite.server.url(path, host));
    await page.locator('main[data-ready]').waitFor();
    // A map is loaded after the page.
    if ((await page.locator('.cars-map').count()) > 0) await page.locator('.cars-map__point > span').first().waitFor();
    return (await faultsOf(page)).map((fault) => `${host ?? ''}${path}: ${fault}`);
  };

  /** Two pages at a time, in one window. */
  const faultsOfAll = async (
    look: Look,
    addresses: readonly (readonly [path: string, host?: string])[],
  ): Promise<readonly string[]> => {
    const context = await axeContext(suite.browser, look);
    const waiting = [...addresses];
    const faults: string[] = [];
    const work = async (): Promise<void> => {
      const page = await context.newPage();
      for (let next = waiting.shift(); next; next = waiting.shift()) faults.push(...(await faultsOn(page, ...next)));
    };
    await Promise.all([work(), work()]);
    await context.close();
    return faults;
  };

  const languageFor = (code: PageCode, look: number): LanguageId =>
    LANGUAGES[(PAGE_CODES.indexOf(code) + look) % LANGUAGES.length]?.id ?? 1;

  for (const [at, look] of LOOKS.entries()) {
    const [width, colours] = look;
    it(`has no fault at ${String(width)} pixels, ${colours}${at >= 4 ? ', in the fifth language' : ''}`, async () => {
      const addresses = PAGE_CODES.map((code) => [walk.addressOf(code, languageFor(code, at))] as const);
      expect(await faultsOfAll(look, addresses)).to.deep.equal([]);
    });
  }

  /** Each page once, in turns of the five languages. */
  const misfitsOfAll = async (width: number, prepare: (page: Page) => Promise<unknown>): Promise<readonly string[]> => {
    const context = await suite.browser.newContext({
      viewport: { width, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const misfits: string[] = [];
    for (const code of PAGE_CODES) {
      const path = walk.addressOf(code, languageFor(code, 0));
      await page.goto(suite.server.url(path));
      await page.locator('main[data-ready]').waitFor();
      await prepare(page);
      misfits.push(...(await misfitsOn(page)).map((misfit) => `${path}: ${misfit}`));
    }
    await context.close();
    return misfits;
  };

  it('fits a window of 320 pixels, which is one of 1280 at 400 %', async () => {
    expect(await misfitsOfAll(320, () => Promise.resolve())).to.deep.equal([]);
  });

  it('allows the text spacing of WCAG 1.4.12', async () => {
    // WCAG 2.2, 1.4.12.
    const content = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
    expect(await misfitsOfAll(390, (page) => page.addStyleTag({ content }))).to.deep.equal([]);
  });

  it('has no fault in the colours and headers of the other sites', async () => {
    expect(
      await faultsOfAll(
        [1440, 'light'],
        HOSTS.map((host) => ['/', host] as const),
      ),
    ).to.deep.equal([]);
    expect(
      await faultsOfAll(
        [390, 'dark'],
        HOSTS.map((host) => ['/en-ca/cars', host] as const),
      ),
    ).to.deep.equal([]);
  });
});
