/** Finds the place of a request's visitor, and stores it in cookies. */
import type { Request, Response } from 'express';
import { resolveLocation, type ResolvedLocation } from '../../application/location/resolve-location.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Location } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LocationProvider } from '../../ports/location-provider.ts';
import { DATA_PREFIX } from '../../ui/page-wire.ts';
import { LOOKUP_BUDGET_MS } from '../location/guarded-location-provider.ts';
import { locationCookieOptions, locationCookies, readLocationCookies } from './location-cookies.ts';
import { hostOf } from './own-origin.ts';

export interface VisitorLocationDependencies {
  readonly locationProvider: LocationProvider;
  readonly clock: Clock;
}

/** Tries the configured sources in order, within the time that a page has for it; what was tried is logged. */
export const locateVisitor = async (
  request: Request,
  { site, languageId, origin }: { readonly site: Site; readonly languageId: LanguageId; readonly origin: string },
  { locationProvider: provider, clock }: VisitorLocationDependencies,
): Promise<ResolvedLocation> => {
  const parameter = (name: string): string | undefined => {
    const value = request.query[name];
    return typeof value === 'string' ? value : undefined;
  };
  const resolved = await resolveLocation(
    {
      existing: null,
      requested: {
        postalCode: parameter('PostalCode'),
        city: parameter('City'),
        province: parameter('Province'),
        latitude: parameter('Latitude'),
        longitude: parameter('Longitude'),
      },
      cookies: readLocationCookies(request.cookies as Readonly<Record<string, unknown>>, site),
      ip: request.ip ?? null,
      context: {
        country: site.country,
        province: site.province,
        session: {
          languageId,
          host: hostOf(request),
          url: `${origin}${request.path.replace(DATA_PREFIX, '')}`,
        },
        signal: AbortSignal.timeout(LOOKUP_BUDGET_MS),
      },
    },
    { provider, clock },
  );
  request.log.debug({ attempts: resolved.attempts }, 'Location');
  return resolved;
};

/** Stores a valid place in the site's cookies; a guess by IP is made anew each time. */
export const rememberLocation = (request: Request, response: Response, site: Site, location: Location): void => {
  if (!location.valid) return;
  const options = locationCookieOptions(site, request);
  for (const [name, value] of locationCookies(location, site)) response.cookie(name, value, options);
};
