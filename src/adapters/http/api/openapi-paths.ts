/** The calls of the API as OpenAPI 3.1 describes them. */
import { SORTS } from '../../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { IDEMPOTENCY_HEADER } from '../../../domain/leads/lead-wire.ts';
import type { SCHEMAS } from './openapi-schemas.ts';

type SchemaName = keyof typeof SCHEMAS;

const query = (name: string, schema: object, description?: string) => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
});

const required = (parameter: ReturnType<typeof query>) => ({ ...parameter, required: true });

const refTo = (schema: SchemaName) => ({ $ref: `#/components/schemas/${schema}` });

const language = query(
  'Language',
  { type: 'integer', minimum: 1, maximum: 5 },
  'Words of the answer: 1 en-CA, 2 fr-CA, 3 fr-FR, 4 es-ES, 5 es-CO',
);

/** Parameters of every search. */
const SCHEMAS_OF_PARAMETERS: Readonly<Partial<Record<string, object>>> = {
  [WIRE_NAMES.sort]: { enum: SORTS },
  [WIRE_NAMES.descending]: { enum: [0, 1] },
  [WIRE_NAMES.pageIndex]: { type: 'integer', minimum: 1 },
  [WIRE_NAMES.pageSize]: { type: 'integer', minimum: 1, maximum: 96 },
};

const searchParameters = [
  ...Object.values(WIRE_NAMES).map((name) => query(name, SCHEMAS_OF_PARAMETERS[name] ?? { type: 'string' })),
  language,
];

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: refTo('Problem') } },
});

const answer = (schema: SchemaName, description: string) => ({
  description,
  content: { 'application/json': { schema: refTo(schema) } },
});

const UNREADABLE = problem('A parameter could not be read');
const TOO_MANY = problem('Too many calls from one address');
const READ_ONLY = { 400: UNREADABLE };

type Parameter = ReturnType<typeof query>;

/** A call that only reads; `found` is its answer. */
const get = (
  summary: string,
  parameters: readonly Parameter[],
  found: ReturnType<typeof answer>,
  others: Readonly<Record<number, ReturnType<typeof problem>>> = READ_ONLY,
  description?: string,
) => ({ get: { summary, ...(description !== undefined && { description }), parameters, responses: { 200: found, ...others } } });

const placeContext = [
  query('Country', { type: 'string' }, 'CA or FR; CA for any other, and unless it is said'),
  query('Province', { type: 'string' }, "Code or name; the country's default unless it is said"),
];

const placeCall = (summary: string, ...parameters: readonly Parameter[]) =>
  get(
    summary,
    [...parameters, ...placeContext],
    answer('LocationAnswer', 'Status 1 and the place, or Status 2 when there is none'),
    {
      ...(parameters.some((each) => 'required' in each) && READ_ONLY),
      429: TOO_MANY,
      503: problem('Places cannot be looked up at the moment'),
      508: problem('The call was passed on by another server already'),
    },
  );

const report = (summary: string, schema: SchemaName) => ({
  post: {
    summary,
    requestBody: { required: true, content: { 'application/json': { schema: refTo(schema) } } },
    responses: {
      200: answer('ReportAnswer', 'It is counted; a report of site 0 is read and not counted'),
      400: problem('The report could not be read'),
      404: problem('The site has no such vehicle'),
      413: problem('The report is longer than 8 KB'),
      429: TOO_MANY,
      503: problem('Reports cannot be taken at the moment'),
    },
  },
});

/** A call of the write API that runs as it stands. */
export const VEHICLE_EXAMPLE = {
  vin: '1HGCM82633A004352',
  make: 'Honda',
  model: 'Civic',
  version: 'Touring',
  year: 2020,
  mileage: '62310 km',
  price: 18995,
  currency: 'CAD',
  fuel: 'gasoline',
  transmission: 'automatic',
  colour: 'white',
  images: ['https://photos.example.org/a1.jpg'],
};
export const PATCH_EXAMPLE = { price: 17995, description: null };
export const BATCH_EXAMPLE = {
  Vehicles: [
    { Method: 'PUT', StockNumber: 'A2', Vehicle: { make: 'Toyota', model: 'RAV4', year: 2021, price: 27995 } },
    { Method: 'PATCH', StockNumber: 'A1', Vehicle: PATCH_EXAMPLE },
    { Method: 'DELETE', StockNumber: 'A9' },
  ],
};

const stockNumber = {
  name: 'stockNumber',
  in: 'path',
  required: true,
  schema: { type: 'string', maxLength: 60 },
  description: 'The dealer’s own number',
};

const bodyOf = (schema: SchemaName, example: object) => ({
  required: true,
  content: { 'application/json': { schema: refTo(schema), example } },
});

const REFUSED_WRITES = {
  401: problem('The token is missing, not valid or revoked'),
  429: problem('Too many calls with this token, or from one address'),
  503: problem('An import is being stored, and nothing of this call: send it again'),
};

const writing = (summary: string, parts: object, responses: Readonly<Record<number, object>>) => ({
  summary,
  security: [{ dealerToken: [] }],
  ...parts,
  responses: { ...responses, ...REFUSED_WRITES },
});

const UNREADABLE_BODY = problem('The body is not an object of fields');
const INVALID = problem('Fields have to be changed, and nothing was stored: each with a code and words');
const TOO_LONG = problem('The body is longer than 4 MB');

export const PATHS = {
  '/api/search': get(
    'Finds vehicles by the parameters of a list page’s address',
    searchParameters,
    answer('SearchAnswer', 'A page of vehicles, with counts of what else could be chosen'),
    READ_ONLY,
    'Lists are comma-separated or repeated. A page holds 24 vehicles unless PageSize says otherwise.',
  ),
  '/api/products': get(
    'These vehicles, sold and unavailable ones too',
    [required(query('ids', { type: 'string', pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' }, 'Up to 100 numbers'))],
    answer('ProductsAnswer', 'In the order asked for; numbers that this host does not show are left out'),
  ),
  '/api/suggest': get(
    'Makes, models and dealers that begin as typed',
    [query('Keyword', { type: 'string' }), language],
    answer('SuggestAnswer', 'At most ten, best first'),
  ),
  '/api/understand': get(
    'What a sentence asks for, as parameters of /api/search',
    [required(query('Keyword', { type: 'string', minLength: 1, maxLength: SEARCH_LIMITS.maxTextLength })), language],
    answer('UnderstandAnswer', 'What was understood, and the words that were not'),
  ),
  '/api/map': get(
    'What a search finds, as points of a map’s window',
    [
      ...(['West', 'East'] as const).map((name) => required(query(name, { type: 'number', minimum: -3600, maximum: 3600 }))),
      ...(['South', 'North'] as const).map((name) => required(query(name, { type: 'number', minimum: -90, maximum: 90 }))),
      required(query('Zoom', { type: 'number', minimum: -22, maximum: 22 }, 'The world is 256 pixels wide at 0')),
      query('Division', { enum: ['Automotive', 'Recreative'] }, 'The vehicles of one list; both unless it is said'),
      ...searchParameters,
    ],
    answer('MapAnswer', 'The points of the window'),
    READ_ONLY,
    'Takes the parameters of /api/search too. Degrees may go on beyond the date line, as maps count them.',
  ),
  '/api/location/get/postalcode': placeCall('The place of a postal code', required(query('PostalCode', { type: 'string' }))),
  '/api/location/get/keyword': placeCall('The place of a name', required(query('Keyword', { type: 'string' }))),
  '/api/location/get/coordinates': placeCall(
    'The place at these coordinates',
    required(query('Latitude', { type: 'number', minimum: -90, maximum: 90 })),
    required(query('Longitude', { type: 'number', minimum: -180, maximum: 180 })),
  ),
  '/api/location/get/ip': placeCall(
    'The place of an address, by default the caller’s',
    query('IP', { type: 'string' }, 'Another install, listed in TRUSTED_PROXIES, gives its visitor’s; ignored from others'),
  ),
  '/api/location/province/default': placeCall('The province where nothing better is known'),
  '/api/location/suggest': get(
    'Towns and postal codes of the host’s country that begin as typed',
    [query('Text', { type: 'string' }, 'The first 100 characters are read')],
    answer('PlacesAnswer', 'At most eight, most populous first'),
    { 429: TOO_MANY },
  ),
  '/api/products/views': report('Counts a look at a vehicle', 'View'),
  '/api/products/bridge/track': report('Counts a way out to a dealer’s own site', 'Tracking'),
  '/api/leads': {
    post: {
      summary: 'Sends a message to the dealer of a vehicle',
      parameters: [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\x21\\x23-\\x7e]{1,255}$' },
          description: 'New for each lead, the same when it is sent again',
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: refTo('Lead') } } },
      responses: {
        201: answer('LeadAnswer', 'The lead is on the disk; the same key gives the same answer'),
        400: problem('The body or the key is missing or could not be read'),
        409: problem('The key was used for another lead'),
        413: problem('The lead is longer than 32 KB'),
        422: problem('Fields have to be changed: each with a code and words'),
        429: TOO_MANY,
        503: problem('Nothing was stored: send it again with the same key'),
      },
    },
  },
  '/api/dealer/vehicles/{stockNumber}': {
    put: writing(
      'Adds a vehicle of the token’s dealer, or replaces all that is known of it',
      { parameters: [stockNumber], requestBody: bodyOf('WholeVehicle', VEHICLE_EXAMPLE) },
      {
        200: answer('WrittenVehicle', 'It was known; the same call again changes nothing'),
        201: answer('WrittenVehicle', 'It is new'),
        400: UNREADABLE_BODY,
        413: TOO_LONG,
        422: INVALID,
      },
    ),
    patch: writing(
      'Changes fields of a vehicle that the API wrote; null takes a field away (RFC 7396)',
      { parameters: [stockNumber], requestBody: bodyOf('VehicleFields', PATCH_EXAMPLE) },
      {
        200: answer('WrittenVehicle', 'It is as asked for'),
        400: UNREADABLE_BODY,
        404: problem('There is no such vehicle'),
        409: problem('A feed brought it: PUT takes it over'),
        413: TOO_LONG,
        422: INVALID,
      },
    ),
    delete: writing(
      'Takes a vehicle that the API wrote off the lists',
      { parameters: [stockNumber] },
      {
        204: { description: 'It is off the lists' },
        404: problem('There is no such vehicle'),
        409: problem('A feed brought it: leave it out of the feed'),
      },
    ),
  },
  '/api/dealer/vehicles': {
    post: writing(
      'Up to 500 of these calls at once, each with its result; what is refused does not keep the others back',
      { requestBody: bodyOf('VehicleBatch', BATCH_EXAMPLE) },
      {
        207: answer('VehicleResults', 'A result for each row, in their order'),
        400: problem('The body is not a batch, and nothing was stored'),
        413: TOO_LONG,
      },
    ),
  },
  '/api/openapi.json': get('This document', [], answer('Document', 'OpenAPI 3.1'), {}),
} as const;
