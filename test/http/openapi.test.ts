import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { BATCH_EXAMPLE, PATCH_EXAMPLE, VEHICLE_EXAMPLE } from '../../src/adapters/http/api/openapi-paths.ts';
import { StorageBusy } from '../../src/ports/vehicles.ts';
import { WIRE_NAMES } from '../../src/domain/inventory/query-codec.ts';
import { RELAY_HEADER } from '../../src/adapters/location/http/http-location-provider.ts';
import type { Services } from '../../src/composition/services.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { ScriptedLocationProvider } from '../support/fakes/scripted-location-provider.ts';
import { keepByApi, TOKEN, tokensOf } from '../support/fakes/dealer-tokens.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
}

interface Example {
  /** After the path. */
  readonly query?: string;
  readonly body?: unknown;
  readonly stockNumber?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly dependencies?: Partial<Services>;
}

const stocked = (dependencies: Partial<Services> = {}): Promise<TestApp> =>
  testApp(
    {
      dealers: [aDealer().named('Hondarama'), aDealer().inFrance()],
      vehicles: [
        { vehicle: aVehicle().named('Honda', 'Civic') },
        { vehicle: aVehicle().named('Honda', 'CR-V').withoutPrice().withoutImages() },
        {
          vehicle: aVehicle()
            .named('Citroën', 'Méhari')
            .with({ body: null, unrecognised: { body: 'buggy' }, year: null, version: null }),
        },
        { vehicle: aVehicle().named('Kia', 'Soul').sold() },
        { vehicle: aVehicle().named('Renault', 'Clio').priced(9000, 'EUR'), dealer: 1 },
      ],
    },
    dependencies,
  );

const WINDOW = 'West=-80&South=40&East=-60&North=50&Zoom=5';
const VIEW = { TypeId: 1, SiteId: 1402, ProductId: 1 };
const LEAD = { Type: 'Inquiry', ProductId: 1, Name: 'Zoé Tremblay', Email: 'zoe@visitor.example', Consent: true };
const KEY = { 'idempotency-key': 'a-key' };

const DOWN = { kind: 'unavailable', cause: 'down' } as const;
const outage: Partial<Services> = {
  locationProvider: new ScriptedLocationProvider({
    'postal code': DOWN,
    keyword: DOWN,
    coordinates: DOWN,
    ip: DOWN,
    'default province': DOWN,
  }),
};
const RELAYED = {
  status: 508,
  headers: { [RELAY_HEADER]: '1' },
  dependencies: { locationsAreRelayed: true },
} as const;

const place = (query: string, unreadable: string | null, none: string | null): readonly Example[] => [
  { query, status: 200 },
  { query, status: 503, dependencies: outage },
  { ...RELAYED, query },
  ...(unreadable === null ? [] : [{ query: unreadable, status: 400 }]),
  ...(none === null ? [] : [{ query: none, status: 200 }]),
];

const report = (body: object): readonly Example[] => [
  { body, status: 200 },
  { body: { ...body, SiteId: 0 }, status: 200 },
  { body: { ...body, SiteId: 'x' }, status: 400 },
  { body: { ...body, ProductId: 999 }, status: 404 },
  { body: { ...body, padding: 'x'.repeat(9000) }, status: 413 },
  { body, status: 503, dependencies: { traffic: { count: () => false } } },
];

const LEAD_OUTCOMES = {
  accepted: { kind: 'accepted', id: '7', suspicions: [] },
  conflict: { kind: 'conflict' },
  busy: { kind: 'busy', retryAfter: 2 },
} as const;

const lead = (kind: keyof typeof LEAD_OUTCOMES, status: number): Example => ({
  body: LEAD,
  headers: KEY,
  status,
  dependencies: { sendLead: () => Promise.resolve(LEAD_OUTCOMES[kind]) },
});

/** A dealer with a token, who wrote A1 by the API and has FEED from a feed. */
const withToken: Partial<Services> = { dealerTokens: tokensOf(1) };

const write = (stockNumber: string, body: unknown, status: number): Example => ({
  stockNumber,
  body,
  headers: { authorization: `Bearer ${TOKEN}` },
  status,
  dependencies: withToken,
});

const busy = (stockNumber: string, body: unknown): Example => ({
  ...write(stockNumber, body, 503),
  dependencies: {
    ...withToken,
    writing: { transaction: () => Promise.reject(new StorageBusy('An import')), isEmpty: () => Promise.resolve(false) },
  },
});

/** What is asked of every call that the document names. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'get /api/search': [
    { status: 200 },
    { query: '?Make=honda&PageSize=1&PageIndex=2&Language=2', status: 200 },
    { query: '?Make=nobody', status: 200 },
    { headers: { host: 'fr.localhost' }, status: 200 },
    { query: '?YearMin=abc&YearMin=def', status: 400 },
  ],
  'get /api/products': [
    { query: '?ids=1,2,3,4', status: 200 },
    { query: '?ids=99', status: 200 },
    { query: '?ids=x', status: 400 },
  ],
  'get /api/suggest': [{ query: '?Keyword=hon&Language=5', status: 200 }, { status: 200 }, { query: '?Language=9', status: 400 }],
  'get /api/understand': [
    { query: '?Keyword=red+honda+under+30k+near+laval&Language=1', status: 200 },
    { query: '?Keyword=pas+rouge&Language=2', status: 200 },
    { query: '?Keyword=', status: 400 },
    { query: `?Keyword=${'x'.repeat(500)}&Language=7`, status: 400 },
  ],
  'get /api/map': [
    { query: `?${WINDOW}`, status: 200 },
    { query: `?${WINDOW}&Make=nobody`, status: 200 },
    { query: '?West=a', status: 400 },
  ],
  'get /api/location/get/postalcode': place('?PostalCode=H7S1A1', '', '?PostalCode=Z9Z9Z9'),
  'get /api/location/get/keyword': place('?Keyword=Laval', '?Keyword=a&Keyword=b', '?Keyword=Atlantis'),
  'get /api/location/get/coordinates': place('?Latitude=45.5&Longitude=-73.6', '?Latitude=91&Longitude=0', null),
  'get /api/location/get/ip': place('?IP=8.8.8.8', null, null),
  'get /api/location/province/default': place('?Country=FR', null, null),
  'get /api/location/suggest': [{ query: '?Text=la', status: 200 }, { status: 200 }],
  'post /api/products/views': report(VIEW),
  'post /api/products/bridge/track': report({ ...VIEW, Url: 'https://dealer.example/1', Latitude: 45.5, Longitude: null }),
  'post /api/leads': [
    lead('accepted', 201),
    lead('conflict', 409),
    lead('busy', 503),
    { body: LEAD, status: 400 },
    { body: [], headers: KEY, status: 400 },
    { body: { ...LEAD, Message: 'x'.repeat(40_000) }, headers: KEY, status: 413 },
    { body: { ...LEAD, Name: ['a', 'b'] }, headers: KEY, status: 422 },
  ],
  'put /api/dealer/vehicles/{stockNumber}': [
    write('B1', VEHICLE_EXAMPLE, 201),
    write('A1', VEHICLE_EXAMPLE, 200),
    write('A1', [], 400),
    write('A1', { ...VEHICLE_EXAMPLE, description: 'x'.repeat(5e6) }, 413),
    write('A1', { make: 'Honda' }, 422),
    { ...write('A1', VEHICLE_EXAMPLE, 401), dependencies: {} },
    busy('A1', VEHICLE_EXAMPLE),
  ],
  'patch /api/dealer/vehicles/{stockNumber}': [
    write('A1', PATCH_EXAMPLE, 200),
    write('A1', 'x', 400),
    write('Z9', PATCH_EXAMPLE, 404),
    write('FEED', PATCH_EXAMPLE, 409),
    write('A1', { ...PATCH_EXAMPLE, description: 'x'.repeat(5e6) }, 413),
    write('A1', { colour: 'white', wheels: 4 }, 422),
    { ...write('A1', PATCH_EXAMPLE, 401), dependencies: {} },
    busy('A1', PATCH_EXAMPLE),
  ],
  'delete /api/dealer/vehicles/{stockNumber}': [
    write('A1', undefined, 204),
    write('Z9', undefined, 404),
    write('FEED', undefined, 409),
    { ...write('A1', undefined, 401), dependencies: {} },
    busy('A1', undefined),
  ],
  'post /api/dealer/vehicles': [
    write('', BATCH_EXAMPLE, 207),
    write('', { Vehicles: [] }, 400),
    write('', { Vehicles: [], padding: 'x'.repeat(5e6) }, 413),
    { ...write('', BATCH_EXAMPLE, 401), dependencies: {} },
    busy('', BATCH_EXAMPLE),
  ],
  'get /api/openapi.json': [{ status: 200 }],
};

/** Examples only read. */
let shared: Promise<TestApp> | undefined;

const ask = async ({ query = '', body, headers = {}, dependencies, stockNumber = '' }: Example, method: Method, path: string) => {
  const app = await (dependencies ? stocked(dependencies) : (shared ??= stocked()));
  if (path.startsWith('/api/dealer/')) await keepByApi(app.inventory);
  return app.send({
    method: method.toUpperCase(),
    url: path.replace('{stockNumber}', stockNumber) + query,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
};

describe('The API as its OpenAPI document describes it', () => {
  let document: Document;
  let ajv: Ajv2020;

  before(async () => {
    document = (await (await stocked()).get('/api/openapi.json')).json<Document>();
    ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: (text: string) => URL.canParse(text) } });
    ajv.addSchema(document, 'openapi');
  });

  it('leaves out no call of the server', () => {
    const folder = join(import.meta.dirname, '../../src/adapters/http');
    const calls = ['api', 'leads']
      .flatMap((part) => readdirSync(join(folder, part)).map((name) => readFileSync(join(folder, part, name), 'utf8')))
      .flatMap((source) => [...source.matchAll(/\.(get|post|put|patch|delete)\(\s*'(\/[^']+)'/g)])
      .map(([, method, path]) => `${method ?? ''} /api${(path ?? '').replace(/:(\w+)/g, '{$1}')}`)
      .filter((call) => !call.endsWith('/api/leads') || call.startsWith('post'));
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(described).to.have.members([...new Set(calls)]);
    expect(Object.keys(EXAMPLES)).to.have.members(described);
  });

  it('takes every parameter of a search', () => {
    for (const path of ['/api/search', '/api/map']) {
      const names = document.paths[path]?.get?.parameters?.map(({ name }) => name);
      expect(names, path).to.include.members(Object.values(WIRE_NAMES));
    }
  });

  for (const [call, examples] of Object.entries(EXAMPLES)) {
    const [method, path] = call.split(' ') as [Method, string];
    for (const example of examples) {
      const { query = '', body, status } = example;
      const asked = `${query}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
      it(`${call}${asked.length > 90 ? `${asked.slice(0, 90)}…` : asked} answers ${String(status)}`, async () => {
        const answer = await ask(example, method, path);
        expect(answer.statusCode, answer.body).to.equal(status);
        if (status === 204) return;
        const described = document.paths[path]?.[method]?.responses[String(status)];
        const [type = '', { schema } = { schema: {} }] = Object.entries(described?.content ?? {})[0] ?? [];
        expect(answer.headers['content-type']).to.contain(type).and.to.match(/json/);
        const { $ref } = schema as { $ref?: string };
        const validate = ajv.getSchema(`openapi${$ref ?? ''}`);
        expect(validate?.(answer.json()), ajv.errorsText(validate?.errors)).to.equal(true);
      });
    }

    it(`${call} has an example of each answer but of too many calls`, () => {
      const described = Object.keys(document.paths[path]?.[method]?.responses ?? {}).filter((status) => status !== '429');
      expect([...new Set(examples.map(({ status }) => String(status)))]).to.have.members(described);
    });
  }
});
