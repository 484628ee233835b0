import type { RequestHandler } from 'express';

/** Another site must not write what a visitor keeps: their cookies would not come along, and what they hold would be lost. */
export const refuseOtherSites: RequestHandler = (request, response, next) => {
  if (request.get('sec-fetch-site') === 'cross-site') response.status(403).type('text/plain').send('Only from this site.\n');
  else next();
};
