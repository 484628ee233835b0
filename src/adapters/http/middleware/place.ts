import { COOKIES } from '../../../domain/site/page-cookies.ts';
import type { Request, RequestHandler, Response } from 'express';
import { LANGUAGES, parseLanguageId, type LanguageId } from '../../../domain/language/language.ts';
import type { Location } from '../../../domain/location/location.ts';
import type { Site } from '../../../domain/site/site.ts';
import { withoutSession } from '../../../domain/tracking/session-query.ts';
import { DATA_PREFIX } from '../../../ui/page-wire.ts';
import { httpCookies } from '../cookies.ts';
import { hasLocationCookies } from '../location-cookies.ts';
import { locateVisitor, rememberLocation, type VisitorLocationDependencies } from '../visitor-location.ts';
import { originOf } from './own-origin.ts';
import { siteOf } from './choose-site.ts';

const locals = (response: Response): { location?: Location | null } => response.locals;

/** Where the visitor of this request is; null when it is not known, and before `placeVisitor`. */
export const locationOf = (response: Response): Location | null => locals(response).location ?? null;

/** The language that calls for this request are made in: that of the path, else the visitor's, else the site's. */
const languageIdOf = ({ path, cookies }: Request, { defaultLanguage }: Site): LanguageId => {
  const slug = path.split('/').find((segment) => segment !== '' && segment !== DATA_PREFIX.slice(1));
  const chosen = (cookies as Readonly<Record<string, string | undefined>>)[COOKIES.language];
  return LANGUAGES.find((language) => language.slug === slug)?.id ?? parseLanguageId(chosen) ?? defaultLanguage;
};

/**
 * Finds the visitor's place once a request. A place in the address applies to this page; it is stored only when they have none
 * yet, so that somebody else's link never changes it. Coordinates in an address are a circle on a map, and never stored.
 */
export const placeVisitor =
  (dependencies: VisitorLocationDependencies): RequestHandler =>
  async (request, response, next) => {
    const site = siteOf(response);
    const { location, attempts } = await locateVisitor(
      request,
      { site, languageId: languageIdOf(request, site), origin: originOf(request, response) },
      dependencies,
    );
    locals(response).location = location;
    // What asked, and when, is no part of the page's address.
    request.url = withoutSession(request.url);
    const isNews =
      attempts.length > 0 &&
      location?.source === 'Server Keyword' &&
      !hasLocationCookies(request.cookies as Record<string, unknown>, site);
    if (location && isNews) rememberLocation(httpCookies(request, response), site, location);
    next();
  };
