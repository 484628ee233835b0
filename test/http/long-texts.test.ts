/** A text that is far too long is measured before anything else is done with it: one client must not be able to stop the server. */
import { expect } from 'chai';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

/** What expressions of this and other servers took too long for, repeated. */
const PUMPS = ['İ', 'a', ' ', '\t', '0', '.', '-', '1,', '((', '<li ', '{{', 'e\u0301', '🚗', 'a@a.', 'ab.', '"', '\\'];
const filled = (pump: string, bytes: number): string => pump.repeat(Math.floor(bytes / Buffer.byteLength(pump)));

/** Many times what all of it takes on an idle machine, and a fraction of what one quadratic expression does. */
const PATIENCE_MS = 120_000;

describe('A text that is far too long', function () {
  this.timeout(PATIENCE_MS);
  let folder: ReturnType<typeof temporaryFolder>;
  let app: TestApp;
  before(async () => {
    folder = temporaryFolder();
    app = await testApp({ vehicles: [{ vehicle: aVehicle() }] }, {}, { dataDir: folder.path, trustedProxies: ['loopback'] });
  });
  after(async () => {
    await app.container.close();
    folder.remove();
  });

  let visitors = 0;
  const post = (url: string, payload: string, type: string) => {
    visitors += 1;
    return app.send({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': type,
        'idempotency-key': `key-${String(visitors)}`,
        'x-forwarded-for': `10.${String(visitors >> 16)}.${String((visitors >> 8) & 255)}.${String(visitors & 255)}`,
      },
    });
  };
  const json = (url: string, body: object) => post(url, JSON.stringify(body), 'application/json');
  const form = (url: string, body: Record<string, string>) =>
    post(url, new URLSearchParams(body).toString(), 'application/x-www-form-urlencoded');

  /** The fields that an offer of one's own car asks for. */
  const READ = [
    'Type',
    'Name',
    'Email',
    'Phone',
    ...Object.values(WIRE_NAMES).filter((name) => name.startsWith('Offered')),
    'Consent',
  ];
  const LEAD = { Type: 'TradeIn', Name: 'Zoé Tremblay', Email: 'zoe@visitor.example', Consent: true };

  it('is refused in every field of a lead by the name of the field', async () => {
    for (const field of LEAD_FIELDS) {
      const name = WIRE_NAMES[field];
      for (const pump of PUMPS) {
        const answer = await json('/api/leads', { ...LEAD, [name]: filled(pump, 24_000) });
        expect(answer.statusCode, `${name} of ${pump}`).to.be.oneOf([413, 422]);
        if (answer.statusCode === 422 && READ.includes(name))
          expect(answer.json<{ faults: { name: string }[] }>().faults.map((fault) => fault.name)).to.include(name);
      }
    }
  });

  it('of 32 KB of İ in a name is “too long”', async () => {
    const answer = await json('/api/leads', { ...LEAD, Name: 'İ'.repeat(15_000) });
    expect(answer.statusCode).to.equal(422);
    expect(answer.json<{ faults: object[] }>().faults[0]).to.include({ name: 'Name', problem: 'too-long' });
  });

  it('of 100 KB is refused by every address that takes a post', async () => {
    const FIELDS = [
      'Name',
      'Page',
      'Stamp',
      'back',
      'choice',
      'language',
      'theme',
      'id',
      'action',
      'place',
      'Latitude',
      'forget',
      'Url',
    ];
    for (const url of [
      '/api/leads',
      '/leads',
      '/consent',
      '/theme',
      '/favorites',
      '/location',
      '/alerts/confirm',
      '/alerts/stop',
      '/api/products/views',
      '/api/products/bridge/track',
    ])
      for (const pump of PUMPS.slice(0, 4)) {
        const long = filled(pump, 100_000);
        const asForm = await form(url, { [FIELDS[visitors % FIELDS.length] ?? '']: long });
        expect(asForm.statusCode, `${url} ${pump}`).to.be.oneOf(url.startsWith('/api/') ? [400, 413] : [413]);
        const asJson = await json(url, { Name: long });
        expect(asJson.statusCode, `${url} ${pump}`).to.be.oneOf(url.startsWith('/api/') ? [413] : [303, 400, 404, 413, 422]);
      }
  });

  it('just below the limit of its body is answered by every form', async () => {
    for (const [url, field, most] of [
      ['/leads', 'Page', 10_000],
      ['/leads', 'Stamp', 10_000],
      ['/consent', 'back', 1200],
      ['/theme', 'back', 1200],
      ['/favorites', 'id', 2500],
      ['/favorites', 'back', 2500],
      ['/location', 'place', 2500],
      ['/location', 'back', 2500],
      ['/alerts/stop', 'Page', 1200],
    ] as const)
      for (const pump of PUMPS) {
        const answer = await form(url, { action: 'add', choice: 'none', [field]: filled(pump, most) });
        expect(answer.statusCode, `${url} ${field} ${pump}`).to.be.below(500);
      }
  });

  it('in an address is refused by its length alone (414)', async () => {
    for (const path of ['/en-ca/cars', '/api/search', '/', '/_data/en-ca/cars', '/assets/x.js'])
      expect((await app.get(`${path}?Keyword=${'x'.repeat(13_000)}`)).statusCode, path).to.equal(414);
  });

  it('that an address may still have is answered by every call and list', async () => {
    const { paths } = (await app.get('/api/openapi.json')).json<{
      paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
    }>();
    const calls = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => [path, name] as const),
    );
    expect(calls).to.have.length.above(30);
    const pages = ['/en-ca/cars', '/en-ca/shopibot', '/fr-fr/autos-2'];
    const asked = [
      ...calls,
      ...pages.flatMap((path) => ['Make', 'Keyword', 'PriceMax', 'City'].map((name) => [path, name] as const)),
    ];
    for (const [at, [path, name]] of asked.entries())
      for (const pump of PUMPS.filter((_, place) => place % 6 === at % 6)) {
        const value = filled(encodeURIComponent(pump), 7500);
        const answer = await app.get(`${path}?${name}=${value}`, { headers: { 'x-forwarded-for': `10.9.${String(at)}.1` } });
        expect(answer.statusCode, `${path}?${name} of ${pump}`).to.be.below(500);
      }
  });
});
