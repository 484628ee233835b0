/** GET /api/openapi.json: the API's description (OpenAPI 3.1). */
import { Router } from 'express';
import { PATHS } from './openapi-paths.ts';
import { SCHEMAS } from './openapi-schemas.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Forecourt',
    version: '1.0.0',
    description: 'The inventory of the host that is asked: a dealer’s host answers with their own vehicles only.',
  },
  paths: PATHS,
  components: { schemas: SCHEMAS, securitySchemes: { dealerToken: { type: 'http', scheme: 'bearer' } } },
};

export const openApi = (): Router =>
  Router().get('/openapi.json', (_request, response) => {
    response.set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' }).json(DOCUMENT);
  });
