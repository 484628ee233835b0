/** Every page of the path table, as axe sees it: light and dark, on a phone and on a wide window, in all five languages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, type LanguageId } from '../../src/domain/language/language.ts';
import { PAGE_PATHS } from '../../src/domain/routing/page-paths.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { PAGE_CODES, type PageCode } from '../../src/domain/routing/section-page.ts';
import { launchBrowser } from '../support/chromium.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RUN = `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(RULES)} }, resultTypes: ['violations'] })`;

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown; readonly html: string }[];
  }[];
}

type Look = readonly [width: 390 | 1440, colours: 'light' | 'dark'];

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
  let folder: ReturnType<typeof temporaryFolder>;
  let server: RunningServer;
  let browser: Browser;
  /** What pages with a vehicle or a dealer in their address are about. */
  let examples: { readonly car: number; readonly bridge: number; readonly boat: number };

  const idOf = async (query: string): Promise<number> => {
    const answer = await fetch(server.url(`/api/search?${query}&PageSize=1`));
    return ((await answer.json()) as { readonly IdList: readonly [number] }).IdList[0];
  };

  before(async () => {
    folder = temporaryFolder();
    server = await startServer(folder.path);
    browser = await launchBrowser();
    const [car, bridge, boat] = await Promise.all([idOf('Type=car&Bridge=0'), idOf('Type=car&Bridge=1'), idOf('Type=boat')]);
    examples = { car, bridge, boat };
  });
  after(async () => {
    await browser.close();
    await server.stop();
    folder.remove();
  });

  const segmentsOf = (code: PageCode): readonly string[] => {
    if (code.startsWith('Public_DealerInventory')) return ['1'];
    if (PAGE_PATHS[code].segments[0] !== 3) return [];
    const { car, bridge, boat } = examples;
    const id = code.includes('Recreational') ? boat : code.endsWith('Bridge') ? bridge : car;
    return ['make', 'model', String(id)];
  };

  const queryOf = (code: PageCode): string => {
    if (code === 'Public_Favorites' || code === 'Public_Compare') return `?ids=${String(examples.car)},${String(examples.boat)}`;
    return code === 'Public_Shopibot' ? '?Keyword=red+suv+not+a+toyota' : '';
  };

  const faultsOf = async (page: Page, path: string, host?: string): Promise<readonly string[]> => {
    await page.goto(server.url(path, host));
    await page.locator('main[data-ready]').waitFor();
    // A map comes when the page stands.
    if ((await page.locator('.cars-map').count()) > 0) await page.locator('.cars-map__point > span').first().waitFor();
    const { violations } = await page.evaluate<AxeResults>(RUN);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const found = violations.map(
      ({ id, nodes }) => `${id} ${JSON.stringify(nodes[0]?.target)} ${nodes[0]?.html.slice(0, 160) ?? ''}`,
    );
    if (surplus > 0) found.push(`is ${String(surplus)} pixels too wide`);
    return found.map((fault) => `${host ?? ''}${path}: ${fault}`);
  };

  /** Two pages at a time, in one window. */
  const faultsOfAll = async (
    [width, colorScheme]: Look,
    addresses: readonly (readonly [path: string, host?: string])[],
  ): Promise<readonly string[]> => {
    const context: BrowserContext = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    await context.addInitScript({ content: AXE });
    const waiting = [...addresses];
    const faults: string[] = [];
    const work = async (): Promise<void> => {
      const page = await context.newPage();
      for (let next = waiting.shift(); next; next = waiting.shift()) faults.push(...(await faultsOf(page, ...next)));
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
      const addresses = PAGE_CODES.map(
        (code) => [pathOf(code, languageFor(code, at), segmentsOf(code)) + queryOf(code)] as const,
      );
      expect(await faultsOfAll(look, addresses)).to.deep.equal([]);
    });
  }

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
