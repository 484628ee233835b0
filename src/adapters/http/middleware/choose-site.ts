import type { Request, RequestHandler, Response } from 'express';
import { LANGUAGE_IDS, languageOf, negotiateLanguage } from '../../../domain/language/language.ts';
import { siteOfHost } from '../../../domain/site/site-catalogue.ts';
import type { Site } from '../../../domain/site/site.ts';
import type { Words } from '../../../ports/words.ts';
import { plainPage } from '../../../domain/text/plain-page.ts';
import { PLAIN_POLICY } from './plain-policy.ts';

const locals = (response: Response): { site?: Site } => response.locals;

/** The site of the request's host. */
export const siteOf = (response: Response): Site => {
  const { site } = locals(response);
  if (!site) throw new Error('No site was chosen for this request');
  return site;
};

/** Says that no site has the name, in the visitor's language; the name is not repeated. */
const refuse = (request: Request, response: Response, words: Words): void => {
  response.status(421).vary('Accept, Accept-Language');
  if (request.accepts(['text', 'html']) !== 'html') {
    response.type('text/plain').send('This server does not answer for this host name.\n');
    return;
  }
  const languageId = negotiateLanguage(request.headers['accept-language'], LANGUAGE_IDS, 1);
  const t = words.in(languageId);
  response
    .set('Content-Security-Policy', PLAIN_POLICY)
    .type('text/html')
    .send(plainPage({ locale: languageOf(languageId).locale, title: t('host:title'), text: t('host:text') }));
};

/** Finds the site of the host; a host without a site gets 421 and nothing of any site (RFC 9110, section 15.5.20). */
export const chooseSite =
  (sites: readonly Site[], words: Words): RequestHandler =>
  (request, response, next) => {
    // Not `request.host`: behind a trusted proxy that is X-Forwarded-Host, which many proxies pass on from their client.
    const site = siteOfHost(sites, request.headers.host);
    if (!site) return refuse(request, response, words);
    locals(response).site = site;
    next();
  };
