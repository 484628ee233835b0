import { callQuery, SUCCEEDED, TRANSPORT_FAILED } from '../../../domain/tracking/session-query.ts';
import { provinceToAsk } from '../../../domain/location/expected-place.ts';
import { roundedDegrees } from '../../../domain/location/location.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Lookup } from '../../../domain/location/lookup.ts';
import type { LocationProvider } from '../../../ports/location-provider.ts';
import { fromWire } from '../../../domain/location/location-wire.ts';
import { plainAddress } from '../plain-address.ts';
import { getJson } from './json-call.ts';

/** Marks a call from another install, which must not be forwarded: two installs that ask each other would never end. */
export const RELAY_HEADER = 'X-Forecourt-Relay';

/** The longest time of a call, with or without a signal. */
const LONGEST_CALL_MS = 2000;

/**
 * Finds places by the API of another server (specification, section 7), perhaps another install of ours.
 * @param url what stands before `/api/location/…`
 */
export const httpLocationProvider = (url: string, clock: Clock): LocationProvider => {
  const base = url.replace(/(?<!\/)\/+$/, '');
  return {
    async find(lookup, context) {
      const { session, country, signal } = context;
      const province = lookup.by === 'default province' ? provinceToAsk(context) : context.province;
      const { path, ...own } = callOf(lookup);
      const query = callQuery({ ...session, now: new Date(clock.now()) }, { ...own, Country: country, Province: province });
      const longest = AbortSignal.timeout(LONGEST_CALL_MS);
      const answer = await getJson(
        new URL(`${base}/api/location/${path}?${query}`),
        signal ? AbortSignal.any([signal, longest]) : longest,
        { [RELAY_HEADER]: '1' },
      );
      if (answer.Status === TRANSPORT_FAILED) return { kind: 'unavailable', cause: answer.Error ?? 'it says that it failed' };
      if (answer.Status !== SUCCEEDED) return { kind: 'none' };
      const place = fromWire(answer.Location);
      return place ? { kind: 'found', place } : { kind: 'unavailable', cause: 'its Location is not readable' };
    },
  };
};

/** The call of the specification, section 7: its path and its own parameters. */
const callOf = (lookup: Lookup): { readonly path: string; readonly [parameter: string]: string } => {
  switch (lookup.by) {
    case 'postal code':
      return { path: 'get/postalcode', PostalCode: lookup.postalCode };
    case 'keyword':
      return { path: 'get/keyword', Keyword: lookup.keyword };
    case 'coordinates': {
      const { latitude, longitude } = lookup.coordinates;
      return {
        path: 'get/coordinates',
        Latitude: String(roundedDegrees(latitude)),
        Longitude: String(roundedDegrees(longitude)),
      };
    }
    case 'ip':
      return { path: 'get/ip', IP: plainAddress(lookup.ip) };
    case 'default province':
      return { path: 'province/default' };
  }
};
