/** RGAA 8.2: every page of every demo site by the HTML standard. Its markup is the same in all languages, so each is read in one. */
import { expect } from 'chai';
import { PAGE_PATHS } from '../../src/domain/routing/page-paths.ts';
import { pathOf, resolvePath } from '../../src/domain/routing/path-table.ts';
import { PAGE_CODES } from '../../src/domain/routing/section-page.ts';
import { hasPage } from '../../src/domain/site/offered-pages.ts';
import type { Site } from '../../src/domain/site/site.ts';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aStyleRecord } from '../support/builders/a-style-record.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { markupFaults } from '../support/crawl/markup-faults.ts';
import { readPage } from '../support/crawl/read-page.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const SITES = loadSites('sites');

/** The first address of each kind of page that the site's own links lead to, in its first language. */
const pagesOf = async ({ send }: TestApp, site: Site): Promise<ReadonlyMap<string, string>> => {
  const [host = ''] = site.hosts;
  const language = site.defaultLanguage;
  const kinds = new Set<string>();
  const pages = new Map<string, string>();
  const standAlone = PAGE_CODES.filter((code) => hasPage(site, code) && PAGE_PATHS[code].segments[0] === 0);
  const queue = standAlone.map((code) => pathOf(code, language));
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { pathname, search } = new URL(path, `http://${host}`);
    const found = resolvePath(pathname);
    if (found.kind !== 'found' || (found.languageId ?? language) !== language) continue;
    const kind = `${found.code} ${String(found.segments.length)} ${search === '' ? '' : 'searched'}`;
    if (kinds.has(kind)) continue;
    const { statusCode, body } = await send({ url: path, headers: { host } });
    if (statusCode !== 200) continue;
    kinds.add(kind);
    pages.set(path, body);
    queue.push(...readPage(body).links.filter((link) => link.startsWith('/')));
  }
  return pages;
};

describe('The markup of every page', function () {
  let app: TestApp;
  before(async () => {
    app = await testApp({
      dealers: [aDealer(), aDealer().inFrance()],
      vehicles: [
        { vehicle: aVehicle() },
        { vehicle: aVehicle().named('Honda', 'Civic').with({ body: 'sedan', fuel: 'gas' }) },
        { vehicle: aVehicle().priced(20_000, 'EUR'), dealer: 1 },
      ],
      styles: [aStyleRecord({}), aStyleRecord({ name: 'LE' })],
    });
  });

  for (const site of SITES) {
    it(`is valid on ${site.name}`, async () => {
      const pages = await pagesOf(app, site);
      const faults = [...pages].flatMap(([path, body]) => markupFaults(body).map((fault) => `${path}: ${fault}`));
      expect(faults).to.deep.equal([]);
      expect(pages.size).to.be.above(site.specs ? 15 : 35);
    });
  }

  it('is valid where nothing was found, where a form is asked again and where the visitor has to choose', async () => {
    const { send } = app;
    const paths = ['/en-ca/nothing-here', '/en-ca/cars?Make=nobody', '/en-ca/cars?Type=boat&PriceMax=1', '/en-ca?Consent=1'];
    for (const path of paths) expect(markupFaults((await send({ url: path })).body), path).to.deep.equal([]);
  });
});
