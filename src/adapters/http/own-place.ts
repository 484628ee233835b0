/** The visitor's choice of their place: a form that works without JavaScript, and the same as a call in the browser. */
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { resolveLocation } from '../../application/location/resolve-location.ts';
import { SUCCEEDED, TRANSPORT_FAILED } from '../../domain/tracking/session-query.ts';
import { parsePlaceText } from '../../domain/location/place-text.ts';
import type { RequestedPlace } from '../../domain/location/location-chain.ts';
import type { Location } from '../../domain/location/location.ts';
import { withParameter } from '../../domain/routing/query-parameter.ts';
import { percentEncode } from '../../domain/text/percent.ts';
import type { Ports } from '../../ports/ports.ts';
import {
  PLACE_ACTION,
  UNCHECKED_PLACE_PARAMETER,
  UNKNOWN_PLACE_PARAMETER,
  type PlaceAnswer,
} from '../../ui/location/place-wire.ts';
import { lookupContext } from '../location/lookup-context.ts';
import { httpCookies } from './cookies.ts';
import { locationCookieNames } from './location-cookies.ts';
import { localPath } from './local-path.ts';
import { ownForm } from './middleware/own-forms.ts';
import { siteOf } from './middleware/choose-site.ts';
import { rememberLocation } from './visitor-location.ts';
import { hostOf, originOf } from './middleware/own-origin.ts';

const CHANGES_PER_MINUTE = 60;
const LONGEST_TEXT = 100;
/** In milliseconds: the visitor waits for it. */
const LONGEST_MS = 2000;

/** `Status` for an unknown place. */
const UNKNOWN = 2;

/** Parameters of an earlier place, which the choice replaces, and the page number, which belongs to another list then. */
const REPLACED = [
  'PostalCode',
  'City',
  'Province',
  'Latitude',
  'Longitude',
  'PageIndex',
  UNKNOWN_PLACE_PARAMETER,
  UNCHECKED_PLACE_PARAMETER,
];

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : '';
};

const wantsJson = (request: Request): boolean => request.accepts(['html', 'json']) === 'json';

const answer = (request: Request, response: Response, status: number, to: string): void => {
  response.set('Cache-Control', 'no-store');
  if (wantsJson(request)) response.json({ Status: status, To: to } satisfies PlaceAnswer);
  else response.redirect(303, to);
};

/**
 * POST /location: `place` is a postal code or a town, or `Latitude` and `Longitude` are given; the place is stored in cookies. `forget`
 * clears them. 303 to `back`, which says when the place is not known or could not be looked up, or `PlaceAnswer` for a client that accepts JSON.
 */
export const ownPlace = ({
  locationProvider: provider,
  clock,
  stamps,
}: Pick<Ports, 'locationProvider' | 'clock' | 'stamps'>): Router => {
  const find = async (
    request: Request,
    response: Response,
    requested: RequestedPlace,
  ): Promise<{ readonly location: Location | null; readonly isDown: boolean }> => {
    const site = siteOf(response);
    const url = originOf(request, response) + PLACE_ACTION;
    const context = lookupContext(site, site.defaultLanguage, url, { host: hostOf(request), longestMs: LONGEST_MS });
    const { location, attempts } = await resolveLocation(
      { existing: null, requested, cookies: {}, ip: null, context },
      { provider, clock },
    );
    return { location, isDown: attempts.some(({ outcome }) => outcome === 'unavailable') };
  };

  const take: RequestHandler = async (request, response) => {
    const fields = (request.body ?? {}) as Fields;
    const cookies = httpCookies(request, response);
    const site = siteOf(response);
    const back = localPath(fields.back);
    const clean = REPLACED.reduce<string>((path, name) => withParameter(path, name, null), back);
    if (textOf(fields, 'forget') !== '') {
      for (const name of locationCookieNames(site)) cookies.forget(name);
      answer(request, response, SUCCEEDED, clean);
      return;
    }
    const text = textOf(fields, 'place');
    const requested: RequestedPlace =
      text === ''
        ? { latitude: textOf(fields, 'Latitude'), longitude: textOf(fields, 'Longitude') }
        : parsePlaceText(text, site.country);
    const { location, isDown } = await find(request, response, requested);
    if (location) {
      rememberLocation(cookies, site, location);
      // Without cookies the place is in the address, for as long as the visitor stays on it.
      const keepsNothing = request.get('cookie') === undefined;
      answer(
        request,
        response,
        SUCCEEDED,
        keepsNothing ? withParameter(clean, 'PostalCode', percentEncode(location.postalCode)) : clean,
      );
    } else {
      const [status, parameter] = isDown ? [TRANSPORT_FAILED, UNCHECKED_PLACE_PARAMETER] : [UNKNOWN, UNKNOWN_PLACE_PARAMETER];
      const said = [UNKNOWN_PLACE_PARAMETER, UNCHECKED_PLACE_PARAMETER].reduce<string>(
        (path, name) => withParameter(path, name, null),
        back,
      );
      answer(request, response, status, withParameter(said, parameter, percentEncode(text)));
    }
  };

  return Router().post(PLACE_ACTION, ...ownForm(stamps, { name: 'place', perMinute: CHANGES_PER_MINUTE, largest: '8kb' }), take);
};
