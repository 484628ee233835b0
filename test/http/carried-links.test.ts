import { join } from 'node:path';
import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { PAGE_PATHS } from '../../src/domain/routing/page-paths.ts';
import { PAGE_CODES, type PageCode } from '../../src/domain/routing/section-page.ts';
import { hasPage } from '../../src/domain/site/offered-pages.ts';
import type { Site } from '../../src/domain/site/site.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aStyleRecord } from '../support/builders/a-style-record.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

/** Group as a dealer writes it: capitals, a space. */
const CARRIED = { Menu: '0', Header: '1', Footer: '1', Group: 'Rive Nord' } as const;
const QUERY = '?Menu=0&Header=1&Footer=1&Group=Rive%20Nord';

/** Pictures, files and calls, and the server's way to a dealer's own site. */
const NOT_PAGES = /^\/(?:api|media|art|site|static|assets|bridge|feeds|_\w+)\//;

const segmentsOf = (code: PageCode): readonly string[] => {
  if (code.startsWith('Public_DealerInventory')) return ['1'];
  return PAGE_PATHS[code].segments[0] === 3 ? ['make', 'model', code.includes('Recreational') ? '2' : '1'] : [];
};
const queryOf = (code: PageCode): string => {
  if (code === 'Public_Favorites' || code === 'Public_Compare') return '&ids=1,3';
  if (code === 'Specs_TechnicalSheet' || code === 'Specs_Details') return '&styles=1';
  if (code === 'Specs_Compare') return '&styles=1,2';
  return code === 'Public_Shopibot' ? '&Keyword=red+suv' : '';
};

const stockOf = ({ country, currency }: Site) => ({
  dealers: [country === 'FR' ? aDealer().inFrance() : aDealer()],
  vehicles: ['car', 'boat', ...Array.from({ length: 40 }, () => 'car')].map((type, k) => ({
    vehicle: aVehicle()
      .priced(12_000 + k, currency)
      .stock(`A${String(k)}`)
      .with({ type: type as 'car', group: 'Rive Nord', bridge: k === 2, outboundUrl: 'https://dealer.example/' }),
  })),
  styles: [aStyleRecord(), aStyleRecord({ name: 'Limited' })],
});

describe('Menu, Header, Footer and Group', () => {
  for (const site of loadSites(join(import.meta.dirname, '../../sites'))) {
    describe(`on ${site.hosts[0]!}`, () => {
      let app: TestApp;
      before(async () => {
        app = await testApp(stockOf(site));
      });
      const faultsOf = async (address: string): Promise<string[]> => {
        const { body, headers } = await app.get(address, { headers: { host: site.hosts[0]! } });
        if (headers.location !== undefined) return faultsOf(headers.location);
        const { document } = new JSDOM(body).window;
        const faults: string[] = [];
        for (const link of document.querySelectorAll('a[href]')) {
          const href = link.getAttribute('href') ?? '';
          if (!href.startsWith('/') || NOT_PAGES.test(href)) continue;
          const { searchParams } = new URL(href, 'http://x');
          for (const [name, value] of Object.entries(CARRIED)) {
            // A chip that takes the group's filter away.
            const takesAway = name === 'Group' && link.closest('.cars-chips, .cars-filters') !== null;
            if (searchParams.get(name) !== value && !takesAway) faults.push(`${address} -> ${href}: ${name}`);
          }
        }
        for (const form of document.querySelectorAll('form')) {
          const action = form.getAttribute('action') ?? '/';
          if (form.method !== 'get' || !action.startsWith('/')) continue;
          const fields = new Map([...new document.defaultView!.FormData(form)]);
          for (const [name, value] of Object.entries(CARRIED))
            if (fields.get(name) !== value) faults.push(`${address} -> form ${action}: ${name}`);
        }
        if (!body.includes('<a ')) faults.push(`${address} has no link`);
        return faults;
      };

      it('go along with every link and form of every page', async () => {
        const faults: string[] = [];
        for (const code of PAGE_CODES.filter((each) => hasPage(site, each) && !each.endsWith('Partial')))
          faults.push(...(await faultsOf(pathOf(code, site.defaultLanguage, segmentsOf(code)) + QUERY + queryOf(code))));
        expect([...new Set(faults)]).to.deep.equal([]);
      });

      it('go along with every link of an error page, the languages included', async () => {
        const faults = [...(await faultsOf(`/nothing-here${QUERY}`)), ...(await faultsOf(`/en-ca/no/such/page${QUERY}`))];
        expect(faults).to.deep.equal([]);
      });
    });
  }
});
