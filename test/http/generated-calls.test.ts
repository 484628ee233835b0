import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { PATHS } from '../../src/adapters/http/api/openapi-paths.ts';
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

/** Bodies are in generated-bodies.test.ts. */
describe('Calls that are generated from the OpenAPI document', function () {
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
});
