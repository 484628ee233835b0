import type { RequestHandler } from 'express';

/** Another site must not change a visitor's cookies: its request comes without them, so what they hold would be overwritten. */
export const refuseOtherSites: RequestHandler = (request, response, next) => {
  if (request.get('sec-fetch-site') === 'cross-site') response.status(403).type('text/plain').send('Only from this site.\n');
  else next();
};
