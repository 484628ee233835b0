import { join } from 'node:path';
import { Router } from 'express';
import { LOGO_PREFIX } from '../../domain/site/logo-path.ts';
import { siteOf } from './middleware/choose-site.ts';

/** GET /site/{file}: the logo and the offers' pictures of this host's site, from its folder. No other file is ever opened. */
export const logo = (sitesFolder: string): Router =>
  Router().get(`${LOGO_PREFIX}/:file`, (request, response, next) => {
    const { key, theme, offers } = siteOf(response);
    const file = [theme.logo, ...offers.map(({ image }) => image)].find((name) => name === request.params.file);
    if (file === undefined || file === null) return next();
    response.sendFile(file, { root: join(sitesFolder, key), maxAge: '1h' }, (error: unknown) => {
      if (error && !response.headersSent) next();
    });
  });
