import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { PATHS } from '../../src/adapters/http/api/openapi-paths.ts';
import { SCHEMAS } from '../../src/adapters/http/api/openapi-schemas.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import type { Answer } from '../support/requests.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Reading {
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>>;
}

type Query = Readonly<Record<string, string>>;

/** Of each rule, so that all of them take a few seconds. */
const RUNS = 8;

const validValue = ({ type, enum: values, minimum = 1, maximum = 50, minLength = 0, maxLength = 40, pattern }: Schema) => {
  if (values) return fc.constantFrom(...values.map(String));
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum }).map(String);
  if (type === 'number')
    return fc.integer({ min: minimum * 100, max: maximum * 100 }).map((hundredths) => (hundredths / 100).toFixed(2));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  // Of letters: that a text is not only white space is no rule of JSON Schema.
  return fc.stringMatching(new RegExp(`^[a-z]{${String(Math.max(1, minLength))},${String(Math.min(20, maxLength))}}$`));
};

/** Null for a schema that takes every text. */
const invalidValue = ({ type, enum: values, minimum, maximum, maxLength, pattern }: Schema): fc.Arbitrary<string> | null => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  if (values) return word.map((text) => `not-${text}`);
  if (type === 'integer' || type === 'number')
    return fc.oneof(
      word,
      ...(minimum === undefined ? [] : [fc.integer({ min: 1, max: 1e6 }).map((by) => String(minimum - by))]),
      ...(maximum === undefined ? [] : [fc.integer({ min: 1, max: 1e6 }).map((by) => String(maximum + by))]),
    );
  if (pattern !== undefined) return word;
  if (maxLength !== undefined)
    return fc.integer({ min: maxLength + 1, max: maxLength + 300 }).map((length) => 'x'.repeat(length));
  return null;
};

/** Required parameters, and some of those whose schema says all that is asked of them: others are read by rules of the search. */
const validQuery = (parameters: readonly Parameter[]): fc.Arbitrary<Query> => {
  const told = parameters.filter(({ required, schema }) => required === true || invalidValue(schema) !== null);
  const required = told.filter((each) => each.required === true).map(({ name }) => name);
  return fc.record(Object.fromEntries(told.map(({ name, schema }) => [name, validValue(schema)])), { requiredKeys: required });
};

const READINGS = Object.entries(PATHS).flatMap(([path, item]) =>
  'get' in item ? [[path, item.get as unknown as Reading] as const] : [],
);

describe('Calls that are generated from the OpenAPI document', function () {
  this.timeout(20_000);
  let app: TestApp;
  let ajv: Ajv2020;
  let caller = 0;

  before(async () => {
    app = await testApp({ vehicles: [{ vehicle: aVehicle() }] }, {}, { trustedProxies: ['loopback'] });
    ajv = new Ajv2020({ strict: false, formats: { uri: (text: string) => URL.canParse(text) } });
    ajv.addSchema((await app.get('/api/openapi.json')).json<object>(), 'openapi');
  });

  const ask = (path: string, query: Query): Promise<Answer> => {
    caller += 1;
    const address = `10.3.${String(caller >> 8)}.${String(caller & 255)}`;
    return app.get(`${path}?${new URLSearchParams(query).toString()}`, { headers: { 'x-forwarded-for': address } });
  };
  const expectDocumented = (answer: Answer, { responses }: Reading): void => {
    const content = responses[String(answer.statusCode)]?.content;
    expect(content, `${String(answer.statusCode)} is not documented`).to.be.an('object');
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content ?? {});
    expect(answer.headers['content-type']).to.contain(type);
    const validate = ajv.getSchema(`openapi${(schema as { $ref?: string }).$ref ?? ''}`);
    expect(validate?.(answer.json()), ajv.errorsText(validate?.errors)).to.equal(true);
  };

  for (const [path, reading] of READINGS) {
    it(`${path} answers what the document allows`, () =>
      fc.assert(
        fc.asyncProperty(validQuery(reading.parameters), async (query) => {
          const answer = await ask(path, query);
          expect(answer.statusCode, answer.body.slice(0, 300)).to.equal(200);
          expectDocumented(answer, reading);
        }),
        { numRuns: RUNS },
      ));

    for (const { name, schema, required } of reading.parameters) {
      const invalid = invalidValue(schema);
      if (invalid)
        it(`${path} refuses ${name} that the document does not allow`, () =>
          fc.assert(
            fc.asyncProperty(validQuery(reading.parameters), invalid, async (query, value) => {
              const answer = await ask(path, { ...query, [name]: value });
              expect(answer.statusCode, answer.body.slice(0, 300)).to.equal(400);
              expectDocumented(answer, reading);
            }),
            { numRuns: RUNS },
          ));
      if (required === true)
        it(`${path} refuses a call without ${name}`, async () => {
          const [query = {}] = fc.sample(validQuery(reading.parameters), 1);
          const { [name]: _, ...rest } = query;
          const answer = await ask(path, rest);
          expect(answer.statusCode).to.equal(400);
          expectDocumented(answer, reading);
        });
    }
  }

  const VIEW = { TypeId: 1, SiteId: 0, ProductId: 1 };
  const LEAD = { Type: 'Inquiry', ProductId: 1, Name: 'Zoé Tremblay', Email: 'zoe@visitor.example', Consent: true };
  const notAWord = fc.oneof(fc.array(fc.string(), { minLength: 1 }), fc.dictionary(fc.string(), fc.string()));

  for (const [path, body, status] of [
    ['/api/products/views', VIEW, 400],
    ['/api/products/bridge/track', { ...VIEW, Url: 'https://dealer.example/1' }, 400],
    ['/api/leads', LEAD, 422],
  ] as const)
    it(`${path} refuses a body with a field of another type`, () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(body)), notAWord, async (name, value) => {
          caller += 1;
          const answer = await app.send({
            method: 'POST',
            url: path,
            headers: {
              'content-type': 'application/json',
              'idempotency-key': `key-${String(caller)}`,
              'x-forwarded-for': `10.4.0.${String(caller & 255)}`,
            },
            payload: JSON.stringify({ ...body, [name]: value }),
          });
          expect(answer.statusCode, answer.body.slice(0, 300)).to.equal(status);
          expectDocumented(answer, PATHS[path].post as unknown as Reading);
        }),
        { numRuns: 4 * RUNS },
      ));

  /** By the document's own schema of a body, without null. */
  const ofBody = (name: 'View' | 'Tracking'): readonly (readonly [string, Schema])[] =>
    Object.entries(
      SCHEMAS[name].properties as unknown as Readonly<Record<string, Schema & { readonly anyOf?: readonly [Schema] }>>,
    )
      .filter(([field]) => field !== 'Url')
      .map(([field, schema]) => [field, schema.anyOf?.[0] ?? schema]);
  /** As the document's type, which a parameter of an address has not. */
  const typed = ({ type, enum: values }: Schema, value: string): string | number => {
    const isNumber = type === 'integer' || type === 'number' || values?.some((each) => typeof each === 'number') === true;
    return isNumber && Number.isFinite(Number(value)) ? Number(value) : value;
  };
  const report = (path: '/api/products/views' | '/api/products/bridge/track', body: object) => {
    caller += 1;
    return app.send({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.5.${String(caller >> 8)}.${String(caller & 255)}` },
      payload: JSON.stringify(body),
    });
  };

  for (const [path, name, fixed] of [
    ['/api/products/views', 'View', VIEW],
    ['/api/products/bridge/track', 'Tracking', { ...VIEW, Url: 'https://dealer.example/1' }],
  ] as const)
    for (const [field, schema] of ofBody(name)) {
      // Sites and vehicles have to exist, which no schema says.
      if (!['SiteId', 'ProductId'].includes(field))
        it(`${path} takes ${field} that the document allows`, () =>
          fc.assert(
            fc.asyncProperty(validValue(schema), async (value) => {
              const answer = await report(path, { ...fixed, [field]: typed(schema, value) });
              expect(answer.statusCode, answer.body.slice(0, 300)).to.equal(200);
              expectDocumented(answer, PATHS[path].post as unknown as Reading);
            }),
            { numRuns: RUNS },
          ));
      const invalid = invalidValue(schema);
      if (invalid)
        it(`${path} refuses ${field} that the document does not allow`, () =>
          fc.assert(
            fc.asyncProperty(invalid, async (value) => {
              const answer = await report(path, { ...fixed, [field]: typed(schema, value) });
              expect(answer.statusCode, answer.body.slice(0, 300)).to.equal(400);
              expectDocumented(answer, PATHS[path].post as unknown as Reading);
            }),
            { numRuns: RUNS },
          ));
    }
});
