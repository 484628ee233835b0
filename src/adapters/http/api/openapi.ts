/** GET /api/openapi.json: what the API takes and answers (OpenAPI 3.1). */
import { Router } from 'express';
import { SORTS } from '../../../domain/inventory/inventory-query.ts';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { SCHEMAS } from './openapi-schemas.ts';

const query = (name: string, schema: object, description?: string) => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
});

const language = query(
  'Language',
  { type: 'integer', minimum: 1, maximum: 5 },
  'Words of the answer: 1 en-CA, 2 fr-CA, 3 fr-FR, 4 es-ES, 5 es-CO',
);

/** What the other parameters leave open. */
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

const answers = (schema: keyof typeof SCHEMAS, description: string) => ({
  200: { description, content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } },
  400: {
    description: 'A parameter could not be read',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
});

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Forecourt',
    version: '1.0.0',
    description: 'The inventory of the host that is asked: a dealer’s host answers with his own vehicles only.',
  },
  paths: {
    '/api/search': {
      get: {
        summary: 'Finds vehicles by the parameters of a list page’s address',
        description: 'Lists are comma-separated or repeated. A page holds 24 vehicles unless PageSize says otherwise.',
        parameters: searchParameters,
        responses: answers('SearchAnswer', 'A page of vehicles, with counts of what else could be chosen'),
      },
    },
    '/api/products': {
      get: {
        summary: 'These vehicles, sold and unavailable ones too',
        parameters: [
          { ...query('ids', { type: 'string', pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' }, 'Up to 100 numbers'), required: true },
        ],
        responses: answers('ProductsAnswer', 'In the order asked for; numbers that this host does not show are left out'),
      },
    },
    '/api/suggest': {
      get: {
        summary: 'Makes, models and dealers that begin as typed',
        parameters: [query('Keyword', { type: 'string' }), language],
        responses: answers('SuggestAnswer', 'At most ten, best first'),
      },
    },
  },
  components: { schemas: SCHEMAS },
};

export const openApi = (): Router => {
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' }).json(DOCUMENT);
  });
  return router;
};
