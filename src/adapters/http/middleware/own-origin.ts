/** The address under which a request came, as far as it may stand in an answer. */
import type { Request, Response } from 'express';
import { siteOrigin } from '../../../domain/site/site-origin.ts';
import { siteOf } from './choose-site.ts';

/**
 * Scheme and host for links in answers and mails: the site's configured origin, else those of the request. The host was compared
 * with the site's names, its port is a number, and the scheme is https only where a trusted proxy, or the connection, says so:
 * nothing else that a client or a proxy writes into a header gets into an answer that others may read from a cache.
 */
export const originOf = (request: Request, response: Response): string =>
  siteOf(response).origin ?? `${request.secure ? 'https' : 'http'}://${hostOf(request)}`;

/** Scheme and host for what search engines and advertisers are told: those of the site, whichever of its hosts was asked. */
export const canonicalOrigin = (request: Request, response: Response): string =>
  siteOrigin(siteOf(response), originOf(request, response));

/** As the client named it. `X-Forwarded-Host` is not read: proxies pass on the one that their own client sent. */
export const hostOf = (request: Request): string => request.headers.host?.trim().toLowerCase() ?? '';
