/** Bodies that differ in a field or two from one that is right: the server takes those that the OpenAPI document allows, and no other. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { BATCH_EXAMPLE, PATCH_EXAMPLE, PATHS, VEHICLE_EXAMPLE } from '../../src/adapters/http/api/openapi-paths.ts';
import { SCHEMAS } from '../../src/adapters/http/api/openapi-schemas.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { keepByApi, TOKEN, tokensOf } from '../support/fakes/dealer-tokens.ts';
import type { Answer } from '../support/requests.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

type Body = Readonly<Record<string, unknown>>;
type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>>;

/** Of each kind of body, so that all of them take a few seconds. */
const RUNS = 30;
const ABSENT = Symbol('absent');
const OTHER_TYPES = [null, '', 5, -1, 1.5, true, false, [], ['x'], {}, { a: 1 }];

/** The limits of lengths, and the values of lists, anywhere in a schema. */
const valuesOf = (keyword: 'maxLength' | 'enum', schema: unknown): unknown[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([name, part]) => (name === keyword ? [part as unknown].flat() : valuesOf(keyword, part)));

/** What a schema says of a property, wherever it does. */
const partsOf = (property: string, schema: unknown): unknown[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([name, part]) => [
        ...(name === property ? [part as unknown] : []),
        ...partsOf(property, part),
      ]);

const namesIn = (schema: object): string[] => Object.keys('properties' in schema ? (schema.properties as object) : {});

/** Values at and beyond what the schema allows, of all types. */
const anyValue = (schema: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constant(ABSENT),
    fc.constantFrom(...OTHER_TYPES),
    fc.stringMatching(/^[a-z]{3,12}$/),
    fc.integer({ min: -10, max: 2_000_000 }),
    fc.constantFrom(ABSENT, ...valuesOf('enum', schema)),
    fc
      .tuple(fc.constantFrom(...valuesOf('maxLength', schema), 100).map(Number), fc.constantFrom(0, 1, 300))
      .map(([length, more]) => 'x'.repeat(length + more)),
  );

const without = (body: Body, name: string): Body => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

/** The body with one or two fields changed, left out or added, and the names of those. */
const changed = (body: Body, schema: object, fields: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...fields, 'Extra'), anyValue(schema)), { minLength: 1, maxLength: 2 })
    .map((changes) =>
      changes.reduce((whole, [name, value]) => (value === ABSENT ? without(whole, name) : { ...whole, [name]: value }), body),
    );

const LEAD = { ProductId: 1, Name: 'Zoé Tremblay', Email: 'zoe@visitor.example', Phone: '514 555-0123', Consent: true };
const OFFERED = { OfferedMake: 'Kia', OfferedModel: 'Soul', OfferedYear: 2016, OfferedMileage: 90_000, OfferedCondition: 'Good' };
const LEADS: readonly Body[] = [
  { ...LEAD, Type: 'Inquiry', PostalCode: 'H7S 0A3', Message: 'Is it still there?' },
  { ...LEAD, Type: 'Appointment', Date: '2026-10-01', Time: 'Morning' },
  { ...LEAD, Type: 'Appointment', Date: '2026-10-01 14:30' },
  { ...LEAD, Type: 'Availability', ProductId: 2 },
  { ...LEAD, Type: 'History', Marketing: true },
  { ...LEAD, Type: 'BuyOnline', ...OFFERED },
  { ...LEAD, Type: 'TradeIn', ...OFFERED, OfferedVersion: 'EX', OfferedVin: 'JTMRWRFV1KD000001' },
  { ...LEAD, Type: 'Contact', Message: 'Do you open on Sundays?' },
];
/** Depends on vehicle, country and day, which no schema says. */
const LEAD_BEYOND = ['ProductId', 'CompanyId', 'Phone', 'PostalCode', 'Date', 'OfferedYear', 'OfferedVin'];
/** Is read as a feed's field is, by words and units that no schema says. */
const VEHICLE_BEYOND = Object.keys(SCHEMAS.VehicleFields.properties);

const VIEW = { TypeId: 1, SiteId: 0, ProductId: 1 };
const TRACKING = {
  ...VIEW,
  ...{ Url: 'https://dealer.example/1', City: 'Laval', Province: 'QC', Country: 'CA', PostalCode: 'H7S' },
  ...{ Latitude: 45.5, Longitude: -73.7 },
};

describe('Bodies that are generated from the OpenAPI document', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  let app: TestApp;
  let ajv: Ajv2020;
  let calls = 0;

  before(async () => {
    folder = temporaryFolder();
    app = await testApp(
      {
        dealers: [aDealer()],
        vehicles: [{ vehicle: aVehicle().with({ buyOnline: true }) }, { vehicle: aVehicle().stock('A3').reserved() }],
      },
      // Another token for each call, since each has a pace.
      { dealerTokens: { ...tokensOf(1), find: async (token) => ({ ...(await tokensOf(1).find(token))!, id: ++calls }) } },
      { dataDir: folder.path, trustedProxies: ['loopback'] },
    );
    await keepByApi(app.inventory);
    ajv = new Ajv2020({ strict: false, formats: { uri: (text: string) => URL.canParse(text) } });
    ajv.addSchema((await app.get('/api/openapi.json')).json<object>(), 'openapi');
  });
  after(async () => {
    await app.container.close();
    folder.remove();
  });

  const schemaOf = (name: keyof typeof SCHEMAS): ValidateFunction => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`);
    if (!validate) throw new Error(`The document has no ${name}`);
    return validate as ValidateFunction;
  };
  const call = (method: string, url: string, payload: string, headers: Readonly<Record<string, string>> = {}) => {
    calls += 1;
    return app.send({
      method,
      url,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        'idempotency-key': `key-${String(calls)}`,
        'x-forwarded-for': `10.6.${String(calls >> 8)}.${String(calls & 255)}`,
        ...headers,
      },
      payload,
    });
  };
  const expectDocumented = (answer: Answer, responses: Responses): void => {
    const response = responses[String(answer.statusCode)];
    expect(response, `${String(answer.statusCode)} is not documented`).to.be.an('object');
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(response?.content ?? {});
    if (type !== '') expect(answer.headers['content-type']).to.contain(type);
    const validate = ajv.getSchema(`openapi${(schema as { $ref?: string }).$ref ?? ''}`);
    if (type !== '') expect(validate?.(answer.json()), ajv.errorsText(validate?.errors)).to.equal(true);
  };

  interface Kind {
    readonly name: string;
    readonly schema: keyof typeof SCHEMAS;
    readonly method?: string;
    readonly path: keyof typeof PATHS;
    readonly url?: string;
    readonly body: Body;
    /** Fields that the server may refuse though the schema allows what they hold. */
    readonly beyond: readonly string[];
  }
  const vehicles = (method: string, schema: 'WholeVehicle' | 'VehicleFields', body: Body): Kind => ({
    name: `a vehicle by ${method}`,
    schema,
    method,
    path: '/api/dealer/vehicles/{stockNumber}',
    url: '/api/dealer/vehicles/A1',
    body,
    beyond: VEHICLE_BEYOND,
  });
  const KINDS: readonly Kind[] = [
    ...LEADS.map((body): Kind => ({
      name: `a lead of the type ${String(body.Type)}`,
      schema: 'Lead',
      path: '/api/leads',
      body,
      beyond: LEAD_BEYOND,
    })),
    // Of a site or vehicle that there is not.
    { name: 'a view', schema: 'View', path: '/api/products/views', body: VIEW, beyond: ['404', 'SiteId'] },
    { name: 'a way out', schema: 'Tracking', path: '/api/products/bridge/track', body: TRACKING, beyond: ['404', 'SiteId'] },
    vehicles('PUT', 'WholeVehicle', VEHICLE_EXAMPLE),
    vehicles('PATCH', 'VehicleFields', PATCH_EXAMPLE),
  ];

  for (const kind of KINDS) {
    const { name, schema, method = 'POST', path, url = path, body, beyond } = kind;
    const { responses } = (PATHS[path] as unknown as Readonly<Record<string, { readonly responses: Responses }>>)[
      method.toLowerCase()
    ]!;
    const fields = [...namesIn(SCHEMAS[schema]), ...namesIn(SCHEMAS.VehicleFields).filter(() => schema === 'WholeVehicle')];
    const expectAgreement = async (sent: Body): Promise<void> => {
      const validate = schemaOf(schema);
      const isAllowed = validate(sent);
      const why = ajv.errorsText(validate.errors);
      const answer = await call(method, url, JSON.stringify(sent));
      expectDocumented(answer, responses);
      const isTaken = answer.statusCode < 300;
      if (!isAllowed) expect(isTaken, `taken, though ${why}`).to.equal(false);
      else if (!isTaken) {
        const { faults = [{ name: String(answer.statusCode) }] } = answer.json<{
          faults?: readonly { readonly name: string }[];
        }>();
        expect(beyond, answer.body).to.include.members(faults.map((each) => each.name));
      }
    };

    it(`${name} is taken, and refused without a field that it needs, or with one of another type or too long`, async () => {
      const validate = schemaOf(schema);
      expect(validate(body), ajv.errorsText(validate.errors)).to.equal(true);
      expect((await call(method, url, JSON.stringify(body))).statusCode).to.be.below(300);
      for (const field of Object.keys(body)) await expectAgreement(without(body, field));
      for (const field of fields) {
        const lengths = valuesOf('maxLength', partsOf(field, [SCHEMAS[schema], SCHEMAS.VehicleFields])).map(Number);
        for (const value of [5, {}, ...lengths.flatMap((length) => ['x'.repeat(length), 'x'.repeat(length + 1)])])
          await expectAgreement({ ...body, [field]: value });
      }
    });

    it(`${name} is taken or refused as the document says, whatever its fields hold`, () =>
      fc.assert(fc.asyncProperty(changed(body, SCHEMAS[schema], fields), expectAgreement), { numRuns: RUNS }));
  }

  it('a batch of vehicles is read or refused as the document says, whatever the fields of a row hold', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...BATCH_EXAMPLE.Vehicles).chain((row) => changed(row, SCHEMAS.VehicleBatch, Object.keys(row))),
        async (row) => {
          const body = { Vehicles: [row] };
          const validate = schemaOf('VehicleBatch');
          const isAllowed = validate(body);
          const answer = await call('POST', '/api/dealer/vehicles', JSON.stringify(body));
          expectDocumented(answer, PATHS['/api/dealer/vehicles'].post.responses);
          if (answer.statusCode !== 207) expect(isAllowed, answer.body).to.equal(false);
          else if (!isAllowed) {
            const [result] = answer.json<{ Results: readonly { readonly Status: number }[] }>().Results;
            expect(result?.Status, `taken, though ${ajv.errorsText(validate.errors)}`).to.be.at.least(400);
          }
        },
      ),
      { numRuns: RUNS },
    ));

  it('a lead is refused without a key, and with one that is too long or holds white space', async () => {
    const { pattern } = PATHS['/api/leads'].post.parameters[0].schema;
    for (const key of ['', 'x', 'x'.repeat(255), 'x'.repeat(256), 'two words', '"quoted"']) {
      const isAllowed = new RegExp(pattern, 'u').test(key);
      const answer = await call('POST', '/api/leads', JSON.stringify(LEADS[0]), { 'idempotency-key': key });
      expect(answer.statusCode, key).to.equal(isAllowed || key === '"quoted"' ? 201 : 400);
    }
  });
});
