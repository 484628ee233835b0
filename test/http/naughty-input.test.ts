/** No input makes a call or a page fail: what cannot be read is named, and nothing is returned as markup. */
import { expect } from 'chai';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { WIRE_NAMES } from '../../src/domain/inventory/query-codec.ts';
import { languageOf, LANGUAGE_IDS } from '../../src/domain/language/language.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { PAGE_PATHS } from '../../src/domain/routing/page-paths.ts';
import { PAGE_CODES, type PageCode } from '../../src/domain/routing/section-page.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import type { Answer } from '../support/requests.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { anyText } from '../support/any-text.ts';

const SCRIPT = '"><script>alert(1)</script>';

/** As they stand in an address: empty, huge, negative, of another type, broken encodings, markup, what databases and templates stumble over. */
const NAUGHTY: readonly string[] = [
  '',
  '%00',
  '%FF%FE',
  '%E0%A4%A',
  '%',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '0x1F',
  '1.5.2',
  'null',
  '[object%20Object]',
  '%F0%9F%9A%97',
  '%D9%A1%D9%A2',
  '%E2%80%AE',
  "'%20OR%201=1--",
  '%7B%7B7*7%7D%7D',
  '../../../../etc/passwd',
  encodeURIComponent(SCRIPT),
  ','.repeat(500),
  'x'.repeat(4000),
];

const MANY = 300;

/** Each value in every parameter at once; then every parameter by itself, as lists, records and repetitions. */
const queriesOf = (names: readonly string[]): readonly string[] => {
  const all = (value: string): string => names.map((name) => `${name}=${value}`).join('&');
  return [
    ...NAUGHTY.filter((value) => value.length < 200).map(all),
    ...names.flatMap((name) => [
      `${name}=${encodeURIComponent(SCRIPT)}&${name}=%FF`,
      `${name}[]=1&${name}[a][b]=1&${name}=${'x'.repeat(4000)}`,
      Array.from({ length: MANY }, () => `${name}=1`).join('&'),
    ]),
  ];
};

/** Enough to meet every value, each page in other pairs. */
const QUERIES_A_PAGE = 6;

const pathsToTry = (code: PageCode): readonly string[] => {
  const [least, most] = PAGE_PATHS[code].segments;
  return [...new Set([least, most])].map((count) =>
    pathOf(
      code,
      LANGUAGE_IDS[PAGE_CODES.indexOf(code) % LANGUAGE_IDS.length] ?? 1,
      Array.from({ length: count }, () => 'x-1'),
    ),
  );
};

const expectNoFault = (what: string, { statusCode, headers, body }: Answer): void => {
  expect(statusCode, what).to.be.lessThan(500);
  const type = headers['content-type'] ?? '';
  if (type.includes('json')) JSON.parse(body);
  else if (type.includes('html')) expect(body, what).not.to.contain('<script>alert');
};

describe('Invalid input', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp(
      { vehicles: [{ vehicle: aVehicle().named('Honda', 'Civic') }, { vehicle: aVehicle().sold() }] },
      { sendLead: () => Promise.resolve({ kind: 'invalid', problems: [] }) },
    );
  });

  describe('to the API', () => {
    it('no parameter of no call makes it fail; what is refused is problem+json', async function () {
      const { paths } = (await app.get('/api/openapi.json')).json<{
        paths: Record<string, { get?: { parameters?: { name: string; required?: boolean }[] } }>;
      }>();
      for (const [path, { get }] of Object.entries(paths)) {
        // The caller's pace is another rule; a search reads its parameters as a list does.
        const names = path.startsWith('/api/location') ? [] : [...new Set(get?.parameters?.map(({ name }) => name))];
        for (const query of names.length > 0 ? queriesOf(names) : []) {
          const answer = await app.get(`${path}?${query}`);
          expectNoFault(`${path}?${query.slice(0, 80)}`, answer);
          expect(answer.statusCode, query).to.be.oneOf([200, 400]);
          if (answer.statusCode === 400) expect(answer.headers['content-type']).to.contain('application/problem+json');
        }
      }
    });

    it('no parameter of a place makes it fail', async () => {
      for (const path of ['get/postalcode', 'get/keyword', 'get/ip', 'suggest'])
        for (const query of NAUGHTY.map(
          (value) => `PostalCode=${value}&Keyword=${value}&Text=${value}&IP=${value}&Country=${value}`,
        ))
          expectNoFault(`${path}?${query.slice(0, 80)}`, await app.get(`/api/location/${path}?${query}`));
    });

    it('no body makes a report or a lead fail', async () => {
      const bodies = [
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '{"__proto__":{"a":1}}',
        '{"SiteId":1e999}',
        `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`,
      ];
      for (const url of ['/api/products/views', '/api/products/bridge/track', '/api/leads'])
        for (const payload of [...bodies, Buffer.from([0xff, 0xfe, 0x00])])
          for (const type of ['application/json', 'text/plain', 'application/json; charset=utf-7']) {
            const headers = { 'content-type': type, 'idempotency-key': 'key' };
            const answer = await app.send({ method: 'POST', url, headers, payload });
            expectNoFault(`${url} ${String(payload).slice(0, 40)} as ${type}`, answer);
            expect(answer.headers['content-type'], answer.body).to.contain('application/problem+json');
          }
    });
  });

  describe('to a page', () => {
    for (const code of PAGE_CODES)
      it(`${code} stands, and shows it as text only`, async function () {
        const names = [
          'Make',
          'YearMin',
          'PageIndex',
          'SortExpression',
          'CompanyId',
          'Latitude',
          'ids',
          'styles',
          'Menu',
          SCRIPT,
        ];
        for (const path of pathsToTry(code))
          for (let round = 0; round < QUERIES_A_PAGE; round++) {
            const query = names
              .map((name, at) => `${encodeURIComponent(name)}=${NAUGHTY[(at + round * 4) % NAUGHTY.length] ?? ''}`)
              .join('&');
            expectNoFault(`${path}?${query.slice(0, 80)}`, await app.get(`${path}?${query}`));
          }
      });

    it('lists say of every parameter what they could not read', async function () {
      for (const value of ['%FF', encodeURIComponent(SCRIPT), 'x'.repeat(200)]) {
        const query = Object.values(WIRE_NAMES)
          .map((name) => `${name}=${value}`)
          .join('&');
        expectNoFault(query.slice(0, 40), await app.get(`/fr-ca/autos-3?${query}`));
      }
      const { window } = new JSDOM((await app.get('/fr-ca/autos?YearMin=abc&Fuel=charbon&PageIndex=zero')).body);
      const notice = window.document.querySelector('main .cars-notice')?.textContent;
      expect(notice).to.contain('abc').and.contain('charbon').and.contain('zero');
    });

    it('any query at all', async function () {
      const pair = fc.tuple(fc.constantFrom(...Object.values(WIRE_NAMES), 'Menu', 'Group', 'ids', 'PriceMode'), anyText());
      const query = fc.array(pair, { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs).toString());
      await fc.assert(
        fc.asyncProperty(
          query,
          fc.constantFrom('/en-ca/cars', '/es-co/carros-2', '/fr-fr/autos-3', '/en-ca', '/en-ca/shopibot'),
          async (text, path) => {
            expectNoFault(`${path}?${text}`, await app.get(`${path}?${text}`));
          },
        ),
        { numRuns: 40 },
      );
    });

    it('invalid cookies are ignored', async () => {
      const names = [
        'LanguageId',
        'Theme',
        'Menu',
        'Header',
        'Footer',
        'Favorites',
        'FavoritesSince',
        'Location_Latitude_main',
        'Location_City_main',
        'PriceMode',
      ];
      const rubbish = [
        '',
        '%',
        '%FF',
        'a,b,c',
        '[]',
        encodeURIComponent(SCRIPT),
        '9'.repeat(1000),
        '{"a":',
        'j:{"a":1}',
        's:forged.signature',
      ];
      for (const value of rubbish) {
        const cookie = names.map((name) => `${name}=${value}`).join('; ');
        for (const path of ['/en-ca/cars', '/en-ca/favorites', '/', '/en-ca/directory']) {
          const answer = await app.get(path, { headers: { cookie } });
          expectNoFault(`${path} with ${value.slice(0, 40)}`, answer);
          expect(answer.statusCode).to.equal(200);
        }
      }
      expectNoFault('nameless cookies', await app.get('/en-ca/cars', { headers: { cookie: '=;;; ; =a; __proto__=1; a' } }));
    });

    it('in every language, an address of letters that no page has is not found', async () => {
      for (const id of LANGUAGE_IDS)
        for (const path of ['%00', '%FF', encodeURIComponent(SCRIPT), '..%2f..%2fetc', 'x'.repeat(3000), '%E2%80%AE'])
          expect((await app.get(`/${languageOf(id).slug}/${path}`)).statusCode, path).to.equal(404);
    });
  });

  describe('to a map', () => {
    it('has no points where nothing is found, and the list says what to drop', async () => {
      const answer = await app.get('/en-ca/cars-2?Make=nobody');
      expect(answer.statusCode).to.equal(200);
      const points = await app.get('/api/map?Make=nobody&West=-80&South=40&East=-60&North=50&Zoom=5');
      expect(points.json()).to.deep.equal({ Total: 0, Items: [] });
    });

    it('finds the same over the date line as without it', async () => {
      const total = async (west: number, east: number): Promise<number> =>
        (await app.get(`/api/map?West=${String(west)}&South=40&East=${String(east)}&North=50&Zoom=5`)).json<{ Total: number }>()
          .Total;
      expect(await total(-80, -60)).to.equal(1);
      expect(await total(280, 300)).to.equal(1);
      expect(await total(170, 300)).to.equal(1);
      expect(await total(170, -60)).to.equal(1);
      expect(await total(170, -170)).to.equal(0);
      expect(await total(-60, -80)).to.equal(0);
    });
  });
});
