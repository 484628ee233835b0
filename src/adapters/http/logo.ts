import { join } from 'node:path';
import { Router } from 'express';
import { LOGO_PREFIX } from '../../domain/site/logo.ts';
import { siteOf } from './middleware/site.ts';

/** GET /site/{file}: the logo of this host's site, from its folder. No other name is ever opened. */
export const logo = (sitesFolder: string): Router => {
  const router = Router();
  router.get(`${LOGO_PREFIX}/:file`, (request, response, next) => {
    const { key, theme } = siteOf(response);
    if (theme.logo === null || request.params.file !== theme.logo) {
      next();
      return;
    }
    response.sendFile(theme.logo, { root: join(sitesFolder, key), maxAge: '1h' }, (error: unknown) => {
      if (error && !response.headersSent) next();
    });
  });
  return router;
};
