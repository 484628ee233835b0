/** Finds the place of a request's visitor, and stores it in cookies. */
import type { Request, Response } from 'express';
import { resolveLocation, type ResolvedLocation } from '../../application/location/resolve-location.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Location } from '../../domain/location/location.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Ports } from '../../ports/ports.ts';
import { DATA_PREFIX } from '../../ui/page-wire.ts';
import { lookupContext } from '../location/lookup-context.ts';
import { locationCookieOptions, locationCookies, readLocationCookies } from './location-cookies.ts';

export type VisitorLocationDependencies = Pick<Ports, 'locationProvider' | 'clock'>;

/** Tries the configured sources in order, within the time that a page has for it; what was tried is logged. */
export const locateVisitor = async (
  request: Request,
  site: Site,
  languageId: LanguageId,
  { locationProvider: provider, clock }: VisitorLocationDependencies,
): Promise<ResolvedLocation> => {
  const { host, path } = request;
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
      context: lookupContext(site, languageId, `${request.protocol}://${host}${path.replace(DATA_PREFIX, '')}`, { host }),
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
