import type { RequestHandler, Response } from 'express';
import { siteOfHost } from '../../../domain/site/site-catalogue.ts';
import type { Site } from '../../../domain/site/site.ts';

const locals = (response: Response): { site?: Site } => response.locals;

/** The site of the request's host. */
export const siteOf = (response: Response): Site => {
  const { site } = locals(response);
  if (!site) throw new Error('No site was chosen for this request');
  return site;
};

/** Finds the site of the host; a host without a site gets 421 and nothing of any site (RFC 9110, section 15.5.20). */
export const chooseSite =
  (sites: readonly Site[]): RequestHandler =>
  (request, response, next) => {
    // Not `request.host`: behind a trusted proxy that is X-Forwarded-Host, which many proxies pass on from their client.
    const site = siteOfHost(sites, request.headers.host);
    if (!site) return response.status(421).type('text/plain').send('This server does not answer for this host name.\n');
    locals(response).site = site;
    next();
  };
