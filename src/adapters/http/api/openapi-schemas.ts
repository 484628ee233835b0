/** The bodies of the API's answers as JSON Schema 2020-12; the tests hold real answers against them. */
import { CURRENCIES } from '../../../domain/money/money.ts';
import { BODIES, CONDITIONS, VEHICLE_TYPES } from '../../../domain/vehicle/attributes.ts';
import { AVAILABILITIES } from '../../../domain/vehicle/availability.ts';
import { FACET_NAMES } from './search.ts';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer', minimum: 0 };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** An object with all of these and nothing else. */
const record = (properties: Readonly<Record<string, Schema>>, description?: string): Schema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const said = (schema: Schema, description: string): Schema => ({ ...schema, description });

const address = (page: string): Schema => said({ type: 'string', format: 'uri' }, `The vehicle’s ${page} page`);

const PAGES = { Partial: 'embeddable', Regular: 'own', Bridge: 'leaving' } as const;

const addresses = Object.fromEntries(
  Object.entries(PAGES).flatMap(([page, name]) => ['En', 'Fr', 'Es'].map((tongue) => [`Url${page}${tongue}`, address(name)])),
);

const product = record(
  {
    Id: said(whole, 'The number in the vehicle’s addresses'),
    StockNumber: orNull(said(text, 'The dealer’s own number')),
    Make: text,
    Model: text,
    Year: orNull({ type: 'integer' }),
    Version: orNull(text),
    Type: { enum: VEHICLE_TYPES },
    Body: orNull(said(text, `One of ${BODIES.join(', ')}; or the dealer’s own word where it is none of them`)),
    Price: orNull({ type: 'number', minimum: 0 }),
    Currency: orNull({ enum: CURRENCIES }),
    PricePayment: orNull(said({ type: 'number' }, 'Estimated payment a week; null in euros, which are paid by the month')),
    PricePaymentMonth: orNull(said({ type: 'number' }, 'Estimated payment a month')),
    Condition: { enum: CONDITIONS },
    Mileage: orNull(said({ type: 'number', minimum: 0 }, 'Kilometres')),
    Transmission: orNull(text),
    Fuel: orNull(text),
    Availability: { enum: AVAILABILITIES },
    CompanyId: said(whole, 'The dealer'),
    Company: record({ Id: whole, Name: text, City: orNull(text), Province: orNull(text) }),
    ...addresses,
    Picture: said({ type: 'string', format: 'uri' }, 'A small one: the first photo, or a drawing'),
    Images: listOf(record({ Type: { enum: ['photo', 'document'] }, Language: orNull(text), Url: text })),
  },
  'A vehicle on offer',
);

const facet = listOf(record({ Value: text, Label: text, Count: whole, Selected: { type: 'boolean' } }));

const page = orNull(said(text, 'Path and query of that page; null where there is none'));

export const SCHEMAS: Readonly<Record<string, Schema>> = {
  Product: product,
  SearchAnswer: record({
    Similar: said({ type: 'boolean' }, 'Whether these are vehicles like the ones asked for, since there are none of those'),
    Previous: page,
    Next: page,
    Total: whole,
    TotalPages: whole,
    Items: listOf({ $ref: '#/components/schemas/Product' }),
    IdList: said(listOf(whole), 'The numbers of the items'),
    Facets: record(Object.fromEntries(Object.values(FACET_NAMES).map((name) => [name, facet]))),
  }),
  ProductsAnswer: record({ Items: listOf({ $ref: '#/components/schemas/Product' }), IdList: listOf(whole) }),
  SuggestAnswer: record({
    Items: {
      ...listOf(
        record({
          Kind: { enum: ['Make', 'Model', 'Company'] },
          Label: text,
          Count: said({ type: 'integer', minimum: 1 }, 'Vehicles on this host'),
          Parameters: said({ type: 'object', additionalProperties: text }, 'Parameters of /api/search that find them'),
        }),
      ),
      maxItems: 10,
    },
  }),
  Problem: {
    type: 'object',
    description: 'RFC 9457',
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      parameters: listOf(record({ parameter: text, value: text, reason: text })),
    },
    required: ['type', 'title', 'status'],
  },
};
