import { existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import express, { Router } from 'express';
import { SERVICE_WORKER } from '../../../ui/page-wire.ts';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The built client under /assets (hashed names, so cached without expiry, and compressed by the build) and public/ under /static. */
export const staticFiles = (clientFolder: string, publicFolder: string): Router => {
  const router = Router();
  router.use('/assets', (request, response, next) => {
    const file = normalize(request.path);
    response.vary('Accept-Encoding');
    for (const [encoding, ending] of ENCODINGS) {
      if (request.acceptsEncodings(encoding) && existsSync(join(clientFolder, file + ending))) {
        response.set('Content-Encoding', encoding).type(extname(file));
        request.url = file + ending;
        break;
      }
    }
    next();
  });
  router.use('/assets', express.static(clientFolder, { immutable: true, maxAge: '1y', index: false, redirect: false }));
  // Not cached: an old worker would go on serving an old site.
  router.get(SERVICE_WORKER, (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('service-worker.js', { root: clientFolder });
  });
  router.use('/static', express.static(publicFolder, { maxAge: '1h', index: false, redirect: false }));
  return router;
};
