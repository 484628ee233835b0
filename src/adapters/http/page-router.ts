import { COOKIES } from '../../domain/site/page-cookies.ts';
import { Router, type Request, type Response } from 'express';
import { DATA_PREFIX, MESSAGES_PREFIX } from '../../ui/page-wire.ts';
import { defaultTerms } from '../../domain/finance/payment.ts';
import { TERMS_COOKIE, TERMS_FIELDS, TERMS_WIRE, termsCookie, termsOf } from '../../domain/finance/visitor-terms.ts';
import { parsePriceMode } from '../../domain/inventory/payment-bounds.ts';
import { LANGUAGES } from '../../domain/language/language.ts';
import { visitorPlaceOf } from '../../domain/location/location.ts';
import { chromeAsked } from '../../domain/site/chrome-visibility.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Page, PageAnswer, Pages, Visit } from '../../ports/pages.ts';
import { cookiesOf, httpCookies } from './cookies.ts';
import { locationOf } from './middleware/place.ts';
import { siteOf } from './middleware/choose-site.ts';
import { originOf } from './middleware/own-origin.ts';
import { parametersOf } from './query-parameters.ts';

export interface PageRoutesDependencies {
  /** Of the client that this server serves. */
  readonly build: string;
  readonly pages: Pages;
  readonly messages: Messages;
}

/** The visitor's place, as pages are told. */
const placeOf = (response: Response): Visit['place'] => {
  const location = locationOf(response);
  return location && visitorPlaceOf(location);
};

/** Path and query of the page that led here, if it is one of this site. */
const cameFrom = (request: Request, origin: string): string | undefined => {
  const referrer = request.get('referer') ?? '';
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
};

/** The path and query below the router's mount path. */
export const visitOf = (request: Request, response: Response): Visit => {
  const at = request.url.indexOf('?');
  const origin = originOf(request, response);
  return {
    site: siteOf(response),
    origin,
    path: request.path,
    search: at === -1 ? '' : request.url.slice(at),
    cookies: cookiesOf(request),
    acceptLanguage: request.get('accept-language'),
    cameFrom: cameFrom(request, origin),
    place: placeOf(response),
  };
};

/** The language of the page, and the parts of the frame that its address shows or hides, for the session. */
const remember = (request: Request, response: Response, { languageId }: Page): void => {
  const cookies = httpCookies(request, response);
  const language = String(languageId);
  // A document renews the cookie. Between documents, setting an unchanged cookie would only make the page's scripts wait.
  if (request.baseUrl !== DATA_PREFIX || cookies.read(COOKIES.language) !== language)
    cookies.keep(COOKIES.language, language, 'long');
  for (const [name, shown] of chromeAsked(parametersOf(request))) cookies.keep(COOKIES[name], shown ? '1' : '0', 'session');
};

/** Whether the visitor reads prices as payments, and by which terms: a filters form sends it, and redirects to an address without it. */
const rememberPayments = (request: Request, response: Response): void => {
  const params = parametersOf(request);
  const mode = parsePriceMode(params.get(COOKIES.priceMode));
  if (!mode) return;
  const cookies = httpCookies(request, response);
  cookies.keep(COOKIES.priceMode, mode, 'long');
  if (!TERMS_FIELDS.some((field) => params.has(TERMS_WIRE[field]))) return;
  const { currency } = siteOf(response);
  const kept = termsCookie(
    termsOf(defaultTerms(currency), (field) => params.get(TERMS_WIRE[field])),
    currency,
  );
  if (kept === null) cookies.forget(TERMS_COOKIE);
  else cookies.keep(TERMS_COOKIE, kept, 'long');
};

/** Documents depend on the visitor: language, colours, place. */
const privately = (response: Response): Response =>
  response.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Accept-Language, Cookie' });

export const sendDocument = (response: Response, answer: PageAnswer): void => {
  if (answer.kind === 'redirect') return response.redirect(answer.status, answer.to);
  privately(response).status(answer.status).type('html').send(answer.document());
};

/**
 * GET /_messages/{build}/{language}/{namespace}.json: words of the user interface, cached without expiry. 404 for another build's: it
 * would keep the words of this one under its address for good.
 */
export const pageWords = ({ messages, build }: Pick<PageRoutesDependencies, 'messages' | 'build'>): Router => {
  const router = Router();
  router.get(`${MESSAGES_PREFIX}/:build/:language/:file`, (request, response, next) => {
    const { build: asked, language, file } = request.params;
    const slug = LANGUAGES.find((candidate) => candidate.slug === language)?.slug;
    const namespace = file.replace(/\.json$/, '');
    const words = slug && asked === build && Object.hasOwn(messages[slug], namespace) ? messages[slug][namespace] : undefined;
    if (words === undefined) next();
    else response.set('Cache-Control', 'public, max-age=31536000, immutable').json(words);
  });
  return router;
};

/**
 * GET /_data/{path of a page}: the page's state as JSON for a browser that navigates, or `{redirect}`.
 * GET of anything else: the page as a document.
 */
export const pageRoutes = ({ pages }: Pick<PageRoutesDependencies, 'pages'>): Router => {
  const router = Router();

  router.use(DATA_PREFIX, async (request, response) => {
    const answer = await pages.answer(visitOf(request, response));
    privately(response);
    if (answer.kind === 'redirect') {
      rememberPayments(request, response);
      response.json({ redirect: answer.to });
    } else {
      remember(request, response, answer);
      response.status(answer.status).json(answer.state);
    }
  });

  router.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are answered here.\n');
    const answer = await pages.answer(visitOf(request, response));
    if (answer.kind === 'redirect') rememberPayments(request, response);
    else if (answer.status === 200) remember(request, response, answer);
    sendDocument(response, answer);
  });
  return router;
};
