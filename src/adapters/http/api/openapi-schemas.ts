/** The bodies of the API's answers as JSON Schema 2020-12; the tests validate real answers against them. */
import { CURRENCIES } from '../../../domain/money/money.ts';
import { FACETS } from '../../../domain/inventory/facets.ts';
import { TYPE_IDS } from '../../../domain/tracking/tracking-payload.ts';
import { BODIES, CONDITIONS, VEHICLE_TYPES } from '../../../domain/vehicle/attributes.ts';
import { API_FIELDS, API_LISTS } from '../../../domain/feeds/api-profile.ts';
import { AVAILABILITIES } from '../../../domain/vehicle/availability.ts';
import { LEAD_SCHEMA } from './openapi-lead.ts';
import { answerName } from './search.ts';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer', minimum: 0 };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** An object with exactly these properties. */
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

const degrees = (limit: number): Schema => ({ type: 'number', minimum: -limit, maximum: limit });
const status = (code: number): Schema => ({ const: code });
const parameters: Schema = { type: 'object', additionalProperties: text };

const view: Readonly<Record<string, Schema>> = {
  TypeId: { enum: Object.values(TYPE_IDS) },
  SiteId: said(whole, 'The site that was visited; 0 is not counted'),
  ProductId: whole,
};

const single: Schema = { type: ['string', 'number', 'boolean', 'null'] };
const filled = (...names: readonly string[]): Schema => ({
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { not: { enum: [null, ''] } }])),
});
const rowOf = (method: string, vehicle: Schema): Schema => ({
  properties: { Method: { const: method }, Vehicle: vehicle },
  required: ['Vehicle'],
});

export const SCHEMAS = {
  Product: product,
  SearchAnswer: record({
    Similar: said({ type: 'boolean' }, 'Whether these are vehicles like the ones asked for, since there are none of those'),
    Previous: page,
    Next: page,
    Total: whole,
    TotalPages: whole,
    Items: listOf({ $ref: '#/components/schemas/Product' }),
    IdList: said(listOf(whole), 'The numbers of the items'),
    Facets: record(Object.fromEntries(FACETS.map((name) => [answerName(name), facet]))),
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
  UnderstandAnswer: record({
    Filters: said(parameters, 'Parameters of /api/search'),
    Unused: said(listOf(text), 'Words that no filter came from'),
    Excluded: said(parameters, 'Values that are not wanted: their parameter lists all others'),
    Place: orNull(record({ City: text, Latitude: degrees(90), Longitude: degrees(180), Distance: orNull({ type: 'number' }) })),
  }),
  MapAnswer: record({
    Total: said(whole, 'Vehicles inside the window'),
    Items: listOf(
      record({
        Latitude: degrees(90),
        Longitude: said({ type: 'number' }, 'As it lies in the window'),
        Count: { type: 'integer', minimum: 1 },
        CountText: text,
        PriceMin: orNull({ type: 'number' }),
        PriceMax: orNull({ type: 'number' }),
        PriceText: orNull(said(text, 'The lowest price')),
        CompanyIds: { ...listOf(whole), minItems: 1 },
      }),
    ),
  }),
  LocationAnswer: {
    oneOf: [
      record({
        Status: status(1),
        Location: record({
          PostalCode: text,
          City: text,
          Province: text,
          ProvinceIso: text,
          Country: text,
          CountryIso: text,
          Latitude: degrees(90),
          Longitude: degrees(180),
        }),
      }),
      record({ Status: status(2) }, 'There is no such place'),
    ],
  },
  PlacesAnswer: record({ Status: status(1), Items: { ...listOf(text), maxItems: 8 } }),
  View: { type: 'object', properties: view, required: Object.keys(view) },
  Tracking: {
    type: 'object',
    properties: {
      ...view,
      Url: said({ type: 'string', format: 'uri', maxLength: 2000 }, 'The dealer’s page'),
      ...Object.fromEntries(
        ['City', 'Province', 'Country', 'PostalCode'].map((name) => [name, orNull({ ...text, maxLength: 200 })]),
      ),
      Latitude: orNull(degrees(90)),
      Longitude: orNull(degrees(180)),
    },
    required: [...Object.keys(view), 'Url'],
  },
  ReportAnswer: record({ Status: status(1) }),
  Lead: LEAD_SCHEMA,
  LeadAnswer: record({ Status: status(1), ID: text }),
  VehicleFields: {
    type: 'object',
    description: 'Fields of docs/feeds.md, read as those of a feed are; units and currencies may stand in the text',
    properties: Object.fromEntries(
      API_FIELDS.map((name) => [name, API_LISTS.includes(name) ? { anyOf: [single, listOf(single)] } : single]),
    ),
    additionalProperties: false,
  },
  WholeVehicle: {
    ...filled('make', 'model'),
    allOf: [{ $ref: '#/components/schemas/VehicleFields' }],
  },
  VehicleBatch: {
    type: 'object',
    properties: {
      Vehicles: {
        ...listOf({
          type: 'object',
          properties: {
            Method: { enum: ['PUT', 'PATCH', 'DELETE'] },
            StockNumber: { type: ['string', 'number'], minLength: 1, maxLength: 60 },
          },
          required: ['Method', 'StockNumber'],
          oneOf: [
            rowOf('PUT', { $ref: '#/components/schemas/WholeVehicle' }),
            rowOf('PATCH', { $ref: '#/components/schemas/VehicleFields' }),
            { properties: { Method: { const: 'DELETE' } } },
          ],
        }),
        minItems: 1,
        maxItems: 500,
      },
    },
    required: ['Vehicles'],
  },
  WrittenVehicle: record({
    StockNumber: text,
    Id: said(whole, 'The number in the vehicle’s addresses'),
    Outcome: { enum: ['added', 'changed', 'unchanged'] },
    Unrecognised: said(listOf(text), 'Words that fit no list and are shown as they are'),
  }),
  VehicleResults: record({
    Results: listOf({
      type: 'object',
      properties: {
        Index: whole,
        StockNumber: text,
        Status: said({ type: 'integer' }, 'As the call for one vehicle answers'),
        Id: whole,
        Outcome: { enum: ['added', 'changed', 'unchanged', 'gone'] },
        Unrecognised: listOf(text),
        Problem: {
          type: 'object',
          properties: { title: text, detail: text, faults: listOf({ type: 'object' }) },
          required: ['title', 'detail', 'faults'],
        },
      },
      required: ['Index', 'StockNumber', 'Status'],
      additionalProperties: false,
    }),
  }),
  Document: {
    type: 'object',
    properties: { openapi: text, info: { type: 'object' }, paths: { type: 'object' }, components: { type: 'object' } },
    required: ['openapi', 'info', 'paths', 'components'],
  },
  Problem: {
    type: 'object',
    description: 'RFC 9457',
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      parameters: said(listOf(record({ parameter: text, value: text, reason: text })), 'Parameters that could not be read'),
      faults: said(
        listOf({ type: 'object', properties: { name: text, hint: text }, required: ['name', 'hint'] }),
        'Faults of a body',
      ),
      Status: said({ type: 'integer' }, 'Where the specification’s calls name one'),
      ID: said(text, 'Under which the server’s log has it'),
    },
    required: ['type', 'title', 'status'],
  },
} satisfies Readonly<Record<string, Schema>>;
