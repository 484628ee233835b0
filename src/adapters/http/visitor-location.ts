/** Finds the place of a request's visitor, and stores it in cookies. */
import type { Request } from 'express';
import { resolveLocation, type ResolvedLocation } from '../../application/location/resolve-location.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { locationAt, type Location } from '../../domain/location/location.ts';
import { namesPlace } from '../../domain/location/location-chain.ts';
import { readSessionPlace, requestedPlaceOf } from '../../domain/location/session-place.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Ports } from '../../ports/ports.ts';
import type { VisitorCookies } from '../../ports/visitor-cookies.ts';
import { DATA_PREFIX } from '../../ui/page-wire.ts';
import { lookupContext } from '../location/lookup-context.ts';
import { hasLocationCookies, locationCookieLifetime, locationCookies, readLocationCookies } from './location-cookies.ts';
import { hostOf } from './middleware/own-origin.ts';
import { placeOfProxy } from './proxy-place.ts';

export type VisitorLocationDependencies = Pick<Ports, 'locationProvider' | 'clock'>;

const parameterOf = (request: Request, name: string): string | undefined => {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Step (1) of the order (specification, section 4): the place that the running page holds and sends with its navigations, or one that
 * a proxy before this server has set, where the visitor has not named one themselves.
 */
const existingLocation = (request: Request, site: Site, isNamed: boolean, clock: Ports['clock']): Location | null => {
  const held = request.path.startsWith(`${DATA_PREFIX}/`) ? readSessionPlace((name) => parameterOf(request, name), site) : null;
  if (held) return locationAt(held, held.source, clock.now(), true);
  const place = isNamed ? null : placeOfProxy(request, site);
  return place && locationAt(place, 'Proxy Headers', clock.now(), true);
};

/** Tries the configured sources in order, within the time that a page has for it; what was tried is logged. */
export const locateVisitor = async (
  request: Request,
  { site, languageId, origin }: { readonly site: Site; readonly languageId: LanguageId; readonly origin: string },
  { locationProvider: provider, clock }: VisitorLocationDependencies,
): Promise<ResolvedLocation> => {
  const requested = requestedPlaceOf((name) => parameterOf(request, name));
  const cookies = request.cookies as Readonly<Record<string, unknown>>;
  const resolved = await resolveLocation(
    {
      existing: existingLocation(request, site, namesPlace(requested) || hasLocationCookies(cookies, site), clock),
      requested,
      cookies: readLocationCookies(cookies, site),
      ip: request.ip ?? null,
      context: lookupContext(site, languageId, `${origin}${request.path.replace(DATA_PREFIX, '')}`, {
        host: hostOf(request),
      }),
    },
    { provider, clock },
  );
  request.log.debug({ attempts: resolved.attempts }, 'Location');
  return resolved;
};

/** Stores a valid place in the site's cookies; a guess by IP is made anew each time. */
export const rememberLocation = (cookies: VisitorCookies, site: Site, location: Location): void => {
  if (!location.valid) return;
  for (const [name, value] of locationCookies(location, site)) cookies.keep(name, value, locationCookieLifetime(site));
};
