import helmet from 'helmet';
import type { RequestHandler, Response } from 'express';
import { siteOf } from './choose-site.ts';

/** The origin of the map's tiles. */
const tileOrigin = (response: Response): string => {
  const { tiles } = siteOf(response).map;
  return tiles === null ? '' : ` ${new URL(tiles.url).origin}`;
};

/** This server, and what the site's tag manager needs if it has one; nothing of it is loaded without consent. */
const withTagManager = (response: Response, ...origins: readonly string[]): string =>
  ["'self'", ...(siteOf(response).tagManager === null ? [] : origins)].join(' ');

/** Origins whose advertisements the site may frame; a page has them only after its visitor consents. */
const frameOrigins = (response: Response): string =>
  ["'self'", ...new Set(siteOf(response).ads.flatMap(({ frame }) => (frame ? [new URL(frame.url).origin] : [])))].join(' ');

/**
 * Scripts and styles come from this server only, and from the site's tag manager if it has one; nothing inline runs. Style attributes are
 * allowed: a site's accent and the sliders' positions are written as custom properties. Pages may be framed by the same host only,
 * except the partial listing page, which is for embedding.
 */
const policy = (frameAncestors: string, dataHost: string): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [(_request, response) => withTagManager(response as Response, 'https://www.googletagmanager.com')],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", (_request, response) => `data:${tileOrigin(response as Response)}`],
        'connect-src': [
          (_request, response) =>
            withTagManager(response as Response, 'https://*.google-analytics.com', 'https://*.googletagmanager.com'),
          ...(dataHost === '' ? [] : [dataHost]),
        ],
        'frame-src': [(_request, response) => frameOrigins(response as Response)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': [frameAncestors],
      },
    },
    // frame-ancestors takes precedence, and X-Frame-Options cannot allow every partner.
    xFrameOptions: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  }) as RequestHandler;

/** Paths of the pages that partners may embed. */
export const PARTIAL_PAGE = /^\/[a-z]{2}-[a-z]{2}\/[^/]+\/p\//i;

/** @param dataHost origin that pages report visits to; '' for this server */
export const securityHeaders = (dataHost: string): RequestHandler => {
  const ordinary = policy("'self'", dataHost);
  const embeddable = policy('*', dataHost);
  return (request, response, next) => {
    (PARTIAL_PAGE.test(request.path) ? embeddable : ordinary)(request, response, next);
  };
};
