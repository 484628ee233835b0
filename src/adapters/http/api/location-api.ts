/** The location API for browsers and for other installs (specification, section 7). */
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { SUCCEEDED, TRANSPORT_FAILED } from '../../../domain/tracking/session-query.ts';
import { parseLanguageId } from '../../../domain/language/language.ts';
import { parseDegrees } from '../../../domain/location/coordinates.ts';
import { DEFAULT_COUNTRY, defaultProvinceOf, isMarketCountry } from '../../../domain/location/expected-place.ts';
import { findProvince } from '../../../domain/location/provinces.ts';
import type { Lookup } from '../../../domain/location/lookup.ts';
import type { LocationAnswer, LocationProvider, LookupContext } from '../../../ports/location-provider.ts';
import { RELAY_HEADER } from '../../location/http/http-location-provider.ts';
import { toWire } from '../../../domain/location/location-wire.ts';
import { addressLimit } from '../middleware/address-limit.ts';
import { sendProblem } from '../problem.ts';
import { isTrustedPeer } from '../trusted-peer.ts';

export interface LocationApiDependencies {
  readonly locationProvider: LocationProvider;
  /** Lookups are forwarded to another server: a call that was already forwarded is then refused. */
  readonly locationsAreRelayed: boolean;
}

const CALLS_PER_MINUTE = 120;
/** Time limit in milliseconds for API callers; a page has less time. */
const LONGEST_MS = 2000;
const LONGEST_TEXT = 100;

/** `Status` for an unknown place. */
const NOT_FOUND = 2;
/** `Status` for a call that could not be read. */
const UNREADABLE = 0;

/** A parameter that was given exactly once and is not too long; '' otherwise. */
const parameter = (request: Request, name: string): string => {
  const value = request.query[name];
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value.trim() : '';
};

const contextOf = (request: Request): LookupContext => {
  const asked = parameter(request, 'Country').toUpperCase();
  const country = isMarketCountry(asked) ? asked : DEFAULT_COUNTRY;
  const province = parameter(request, 'Province');
  return {
    country,
    province: province === '' ? defaultProvinceOf(country) : (findProvince(province, country)?.iso ?? province),
    session: {
      languageId: parseLanguageId(parameter(request, 'Session.Language')) ?? 1,
      host: parameter(request, 'Session.Host'),
      url: parameter(request, 'Session.Url').split(/[?#]/, 1)[0] ?? '',
    },
    signal: AbortSignal.timeout(LONGEST_MS),
  };
};

/** The visitor's address is the caller's; another install, listed in TRUSTED_PROXIES, may give its visitor's address. */
const addressAsked = (request: Request): string => {
  const named = parameter(request, 'IP');
  return named !== '' && isTrustedPeer(request) ? named : (request.ip ?? '');
};

const send = (response: Response, answer: LocationAnswer): void => {
  switch (answer.kind) {
    case 'found':
      response.json({ Status: SUCCEEDED, Location: toWire(answer.place) });
      return;
    case 'none':
      response.json({ Status: NOT_FOUND });
      return;
    case 'unavailable':
      sendProblem(response, { status: 503, title: 'Places cannot be looked up at the moment', Status: TRANSPORT_FAILED });
  }
};

/**
 * GET /location/get/{postalcode,keyword,coordinates,ip} and /location/province/default: `{Status: 1, Location}`; Status 2 when
 * there is no such place. `Country` is CA by default, `Province` that country's default.
 */
export const locationApi = ({ locationProvider: provider, locationsAreRelayed }: LocationApiDependencies): Router => {
  const limit = addressLimit('places', CALLS_PER_MINUTE);

  const guard: RequestHandler = (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (locationsAreRelayed && request.get(RELAY_HEADER) !== undefined) {
      sendProblem(response, { status: 508, title: 'This server asks another one for places and takes no calls from a third' });
    } else if (isTrustedPeer(request)) next();
    else limit(request, response, next);
  };

  const router = Router();
  router.use('/location', guard);

  /** `needs` names the parameters of a lookup, which is null when they could not be read. */
  const answer =
    (lookupOf: (request: Request) => Lookup | null, needs = ''): RequestHandler =>
    async (request, response) => {
      const lookup = lookupOf(request);
      if (lookup) send(response, await provider.find(lookup, contextOf(request)));
      else
        sendProblem(response, { status: 400, title: 'The call could not be read', detail: `Give ${needs}.`, Status: UNREADABLE });
    };

  router.get(
    '/location/get/postalcode',
    answer((request) => {
      const postalCode = parameter(request, 'PostalCode');
      return postalCode === '' ? null : { by: 'postal code', postalCode };
    }, 'PostalCode'),
  );
  router.get(
    '/location/get/keyword',
    answer((request) => {
      const keyword = parameter(request, 'Keyword');
      return keyword === '' ? null : { by: 'keyword', keyword };
    }, 'Keyword'),
  );
  router.get(
    '/location/get/coordinates',
    answer((request) => {
      const latitude = parseDegrees(parameter(request, 'Latitude'), 90);
      const longitude = parseDegrees(parameter(request, 'Longitude'), 180);
      return latitude === null || longitude === null ? null : { by: 'coordinates', coordinates: { latitude, longitude } };
    }, 'Latitude and Longitude in degrees'),
  );
  router.get(
    '/location/get/ip',
    answer((request) => ({ by: 'ip', ip: addressAsked(request) })),
  );
  router.get(
    '/location/province/default',
    answer(() => ({ by: 'default province' })),
  );
  return router;
};
