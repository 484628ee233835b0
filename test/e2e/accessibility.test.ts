/**
 * Every page of the path table: as axe sees it on a wide window in light and on a phone in dark (the page of components is looked at in both
 * colours at both widths), then in a narrow window and with wide letters. Each time it is in another of the five languages, which take turns.
 */
import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, type LanguageId } from '../../src/domain/language/language.ts';
import { PAGE_CODES, type PageCode } from '../../src/domain/routing/section-page.ts';
import { axeContext, faultsOf, type Look } from '../support/axe.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { misfitsOn } from '../support/misfits.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { walkOf, type Walk } from '../support/walk.ts';

const LOOKS: readonly Look[] = [
  [1440, 'light'],
  [390, 'dark'],
];

const HOSTS = ['fr.localhost', 'media.localhost', 'dealer.localhost', 'moto.localhost', 'specs.localhost'];

describe('Accessibility of every page', function () {
  this.timeout(240_000);
  const suite = browserSuite();
  let walk: Walk;

  before(async () => {
    walk = await walkOf(suite.server);
  });

  const open = async (page: Page, path: string, host?: string): Promise<void> => {
    await page.goto(suite.server.url(path, host));
    await page.locator('main[data-ready]').waitFor();
  };

  const faultsOn = async (page: Page, path: string, host?: string): Promise<readonly string[]> => {
    await open(page, path, host);
    // A map is loaded after the page.
    if ((await page.locator('.cars-map').count()) > 0) await page.locator('.cars-map__point > span').first().waitFor();
    return (await faultsOf(page)).map((fault) => `${host ?? ''}${path}: ${fault}`);
  };

  /** Does the work with every item, two at a time, each with a page of its own in one window. */
  const withPages = async <Item>(
    context: BrowserContext,
    items: readonly Item[],
    work: (page: Page, item: Item) => Promise<void>,
  ): Promise<void> => {
    const waiting = [...items];
    const turn = async (): Promise<void> => {
      const page = await context.newPage();
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(page, next);
    };
    await Promise.all([turn(), turn()]);
    await context.close();
  };

  const faultsOfAll = async (
    look: Look,
    addresses: readonly (readonly [path: string, host?: string])[],
    more: (page: Page) => Promise<readonly string[]> = () => Promise.resolve([]),
  ): Promise<readonly string[]> => {
    const context = await axeContext(suite.browser, look);
    const faults: string[] = [];
    await withPages(context, addresses, async (page, [path, host]) => {
      faults.push(...(await faultsOn(page, path, host)));
      faults.push(...(await more(page)).map((fault) => `${path}: ${fault}`));
    });
    return faults;
  };

  const languageFor = (code: PageCode, look: number): LanguageId =>
    LANGUAGES[(PAGE_CODES.indexOf(code) + look) % LANGUAGES.length]?.id ?? 1;

  for (const [at, look] of LOOKS.entries()) {
    const [width, colours] = look;
    it(`has no fault, and targets of 24 pixels or as much room around them, at ${String(width)} pixels, ${colours}`, async () => {
      const addresses = PAGE_CODES.map((code) => [walk.addressOf(code, languageFor(code, at))] as const);
      expect(await faultsOfAll(look, addresses, smallTargetsOn)).to.deep.equal([]);
    });
  }

  describe('in a narrow window, and with wide letters', () => {
    const atMost320: string[] = [];
    const spaced: string[] = [];
    // WCAG 2.2, 1.4.12.
    const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

    before(async () => {
      const paths = PAGE_CODES.map((code) => walk.addressOf(code, languageFor(code, LOOKS.length)));
      const context = await suite.browser.newContext({
        viewport: { width: 320, height: 900 },
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      await withPages(context, paths, async (page, path) => {
        await page.setViewportSize({ width: 320, height: 900 });
        await open(page, path);
        atMost320.push(...(await misfitsOn(page)).map((misfit) => `${path}: ${misfit}`));
        await page.setViewportSize({ width: 390, height: 900 });
        await page.addStyleTag({ content: SPACING });
        spaced.push(...(await misfitsOn(page)).map((misfit) => `${path}: ${misfit}`));
      });
    });

    it('fits a window of 320 pixels, which is one of 1280 at 400 %', () => {
      expect(atMost320).to.deep.equal([]);
    });

    it('allows the text spacing of WCAG 1.4.12', () => {
      expect(spaced).to.deep.equal([]);
    });
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
