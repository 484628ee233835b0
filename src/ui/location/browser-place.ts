/** Finds the visitor's place in the browser (specification, section 4): by geolocation, IP address, then default province. */
import { fromWire } from '../../domain/location/location-wire.ts';
import { SUCCEEDED } from '../../domain/tracking/session-query.ts';
import type { Coordinates } from '../../domain/location/coordinates.ts';
import { provinceToAsk, type ExpectedPlace } from '../../domain/location/expected-place.ts';
import { roundedDegrees, type LocationSource, type Place } from '../../domain/location/location.ts';
import { placeText } from '../../domain/location/place-text.ts';
import type { Tongue } from '../../domain/language/language.ts';
import { getCall } from '../browser/call.ts';
import type { ShownPlace } from '../page.ts';

export type FoundInBrowser =
  | { readonly kind: 'exact'; readonly place: Place }
  /** From the IP address or the site's default: shown, but not stored. */
  | { readonly kind: 'guess'; readonly place: ShownPlace }
  | { readonly kind: 'none' };

/** Specification, section 9; milliseconds. */
const GEOLOCATION: PositionOptions = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 };

/** Null if the browser has none, the visitor refuses, or it takes too long. */
const position = (): Promise<Coordinates | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude) }),
      () => resolve(null),
      GEOLOCATION,
    );
  });

const lookUp = async (
  call: 'get/coordinates' | 'get/ip' | 'province/default',
  expected: ExpectedPlace,
  query: Readonly<Record<string, string>> = {},
): Promise<Place | null> => {
  const own = { ...query, Country: expected.country, Province: provinceToAsk(expected) };
  const answer = await getCall(`/api/location/${call}`, own);
  return answer.Status === SUCCEEDED ? fromWire(answer.Location) : null;
};

/** Each failure falls to the next; a place by IP in another country than the site's is discarded. */
export const findInBrowser = async (expected: ExpectedPlace, tongue: Tongue): Promise<FoundInBrowser> => {
  const guess = (place: Place, source: LocationSource): FoundInBrowser => ({
    kind: 'guess',
    place: { ...place, source, valid: false, text: placeText(place, tongue) },
  });
  const here = await position();
  if (here) {
    const query = { Latitude: String(here.latitude), Longitude: String(here.longitude) };
    const place = await lookUp('get/coordinates', expected, query);
    if (place) return { kind: 'exact', place };
  }
  const byIp = await lookUp('get/ip', expected);
  if (byIp?.countryIso === expected.country) return guess(byIp, 'Browser IP');
  const province = await lookUp('province/default', expected);
  return province ? guess(province, 'Default Province') : { kind: 'none' };
};
