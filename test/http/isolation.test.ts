/** `npm run isolation` sends 100,000 requests; `npm test` sends 2,000 of them. */
import { expect } from 'chai';
import fc from 'fast-check';
import { languageOf, type LanguageId } from '../../src/domain/language/language.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { isFull } from '../faults/full.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const REQUESTS = isFull ? 100_000 : 2000;
const AT_ONCE = 16;

interface Visitor {
  readonly host: string;
  readonly language: LanguageId;
  readonly query: string;
  readonly cookie: string;
}

/** Two visitors of each site in each of its languages: they differ in place, favourites, terms, colours and parameters. */
const SITES: readonly (readonly [host: string, key: string, languages: readonly LanguageId[]])[] = [
  ['localhost', 'main', [1, 2, 4]],
  ['fr.localhost', 'france', [3, 1]],
  ['media.localhost', 'media', [2, 5]],
  ['dealer.localhost', 'dealer', [2, 1]],
  ['moto.localhost', 'moto', [1, 2]],
  ['specs.localhost', 'specs', [1, 2]],
];
const placed = (key: string, latitude: string, longitude: string, city: string): string =>
  Object.entries({ Latitude: latitude, Longitude: longitude, City: city, Province: 'QC', Country: 'CA', PostalCode: 'H7S 0A3' })
    .map(([field, value]) => `Location_${field}_${key}=${encodeURIComponent(value)}`)
    .join('; ');
const VISITORS: readonly Visitor[] = SITES.flatMap(([host, key, languages]) =>
  languages.flatMap((language) => [
    { host, language, query: '', cookie: placed(key, '45.57', '-73.74', 'Laval') },
    {
      host,
      language,
      query: 'Menu=0',
      cookie: `Favorites=1,3; FinanceTerms=36|9.5|5000; Theme=dark; PriceMode=payment; ${placed(key, '46.81', '-71.2', 'Québec')}`,
    },
  ]),
);

const pathsOf = ({ language, query }: Visitor): readonly string[] => {
  const page = (code: Parameters<typeof pathOf>[0], segments: readonly string[] = []): string => pathOf(code, language, segments);
  const { slug } = languageOf(language);
  return [
    `/${slug}`,
    page('Public_Cars'),
    `${page('Public_Cars')}?Make=honda`,
    page('Public_Recreative'),
    page('Public_Car', ['honda', 'civic', '2019-hybrid-xle-awd-2']),
    page('Public_Directory'),
    page('Public_Favorites'),
    page('Public_Financing'),
    `/_data${page('Public_Cars')}`,
    `/api/search?Language=${String(language)}`,
    `/api/suggest?Keyword=ho&Language=${String(language)}`,
    `/api/understand?Keyword=honda&Language=${String(language)}`,
    `/sitemap-${slug}.xml`,
    '/robots.txt',
    '/manifest.webmanifest',
  ].map((path) => (query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`));
};

const anApp = (): Promise<TestApp> =>
  testApp(
    {
      dealers: [
        aDealer().named('Honda Laval').at(45.5, -73.5),
        aDealer().named('Autos Québec').at(46.8, -71.2),
        aDealer().named('Garage de Lyon').with({ market: 'FR', country: 'FR', city: 'Lyon' }),
      ],
      vehicles: [
        { vehicle: aVehicle().priced(30_000) },
        { vehicle: aVehicle().named('Honda', 'Civic').priced(20_000) },
        { vehicle: aVehicle().named('Honda', 'Fit').priced(9000), dealer: 1 },
        { vehicle: aVehicle().named('Honda', 'CBR').with({ type: 'motorcycle' }).priced(8000), dealer: 1 },
        { vehicle: aVehicle().named('Renault', 'Clio').priced(12_000), dealer: 2 },
      ],
    },
    // A stamp is different each time by its nature.
    { stamps: { issue: () => 'a stamp', ageOf: () => 60_000 } },
  );

const answerTo = async ({ get }: TestApp, { host, cookie }: Visitor, path: string): Promise<string> => {
  const { statusCode, headers, body } = await get(path, { headers: { host, cookie, accept: 'text/html' } });
  return [
    statusCode,
    headers['set-cookie']?.join('\n') ?? '',
    headers.location ?? '',
    headers['content-language'] ?? '',
    body,
  ].join('\n');
};

describe('Visitors of all sites, in all languages, at once', () => {
  it(`each get what a server that nobody else has asked answers (${String(REQUESTS)} requests)`, async function () {
    this.timeout(isFull ? 3_600_000 : 300_000);
    const alone = new Map<string, string>();
    const asked = VISITORS.flatMap((visitor, index) =>
      pathsOf(visitor).map((path) => ({ visitor, path, key: `${String(index)} ${path}` })),
    );
    for (const visitor of VISITORS) {
      const own = await anApp();
      for (const { path, key } of asked.filter((each) => each.visitor === visitor))
        alone.set(key, await answerTo(own, visitor, path));
    }

    const shared = await anApp();
    const order = fc.sample(fc.constantFrom(...asked), { numRuns: REQUESTS, seed: 12 });
    const foreign: string[] = [];
    const next = async (): Promise<void> => {
      for (let each = order.pop(); each; each = order.pop())
        if ((await answerTo(shared, each.visitor, each.path)) !== alone.get(each.key))
          foreign.push(`${each.visitor.host} ${each.key}`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    expect([...new Set(foreign)]).to.deep.equal([]);
    expect(new Set(alone.values()).size, 'different answers').to.be.above(asked.length / 2);
  });
});
