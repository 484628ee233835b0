/**
 * The server's order of finding a visitor's place (specification, section 4): (1) an existing valid location, (2) postal code of
 * the request, else its city and province, (3) its coordinates, (4) location cookies, (5) the visitor's IP address.
 */
import { parseDegrees, type Coordinates } from './coordinates.ts';
import type { ExpectedPlace } from './expected-place.ts';
import { ofPlace } from './location-wire.ts';
import type { LocationSource, Place } from './location.ts';
import type { Lookup } from './lookup.ts';

/** The place in a request's parameters, unchecked. */
export interface RequestedPlace {
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly province?: string | undefined;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}

/** The fields that make a place, as cookies hold them. */
export type PlaceParts = { readonly [Field in keyof Place]?: string | undefined };

export interface ChainInput {
  readonly requested: RequestedPlace;
  readonly cookies: PlaceParts;
  /** The visitor's address; null where it is unknown. */
  readonly ip: string | null;
}

/** One attempt to find a place; a null lookup or place means that the value is present but unusable. */
export type Step =
  | {
      readonly by: Exclude<Lookup['by'], 'default province'>;
      readonly source: 'Server Keyword' | 'Server Coordinates' | 'Server IP';
      readonly lookup: Lookup | null;
    }
  | { readonly by: 'cookies'; readonly source: 'Server Cookies'; readonly place: Place | null };

/** The outcome of a step; without personal data, so it may be logged. */
export interface Attempt {
  readonly by: Step['by'];
  readonly source: LocationSource;
  readonly outcome: 'found' | 'none' | 'unavailable' | 'other country' | 'unusable';
}

const LONGEST = 100;
const said = (text: string | undefined): string => text?.trim().slice(0, LONGEST) ?? '';

/** Whether a request names a place itself, known or not. */
export const namesPlace = ({ postalCode, city, latitude, longitude }: RequestedPlace): boolean =>
  said(postalCode) !== '' || said(city) !== '' || (said(latitude) !== '' && said(longitude) !== '');

/** The steps (2) to (5) that apply to this request, in order. */
export const stepsFor = ({ requested, cookies, ip }: ChainInput, expected: ExpectedPlace): Step[] => {
  const steps: Step[] = [];
  const postalCode = said(requested.postalCode);
  const city = said(requested.city);
  if (postalCode !== '') steps.push({ by: 'postal code', source: 'Server Keyword', lookup: { by: 'postal code', postalCode } });
  if (city !== '') {
    const keyword = `${city} ${said(requested.province)}`.trim();
    steps.push({ by: 'keyword', source: 'Server Keyword', lookup: { by: 'keyword', keyword } });
  }

  const latitude = said(requested.latitude);
  const longitude = said(requested.longitude);
  if (latitude !== '' && longitude !== '' && latitude !== '0' && longitude !== '0') {
    const coordinates = coordinatesOf(latitude, longitude);
    const lookup = coordinates && ({ by: 'coordinates', coordinates } as const);
    steps.push({ by: 'coordinates', source: 'Server Coordinates', lookup });
  }

  if (Object.values(cookies).some((part) => said(part) !== '')) {
    steps.push({ by: 'cookies', source: 'Server Cookies', place: placeOfCookies(cookies, expected) });
  }
  if (ip !== null && ip !== '') steps.push({ by: 'ip', source: 'Server IP', lookup: { by: 'ip', ip } });
  return steps;
};

/** Only a place by IP must lie in the expected country: visitors named the others themselves. */
export const isAccepted = (step: Step, place: Place, expected: ExpectedPlace): boolean =>
  step.by !== 'ip' || place.countryIso === expected.country;

/** A place by IP is a guess: later visits try for a better one. */
export const isValid = (step: Step): boolean => step.by !== 'ip';

/** Coordinates that are numbers and not zero; decimal commas count as points (specification, section 5). */
const coordinatesOf = (latitudeText: string, longitudeText: string): Coordinates | null => {
  const latitude = parseDegrees(latitudeText, 90);
  const longitude = parseDegrees(longitudeText, 180);
  return latitude === null || longitude === null || latitude === 0 || longitude === 0 ? null : { latitude, longitude };
};

/** Cookies are used only when complete: every part present, coordinates numeric and not zero, and the expected country. */
const placeOfCookies = (cookies: PlaceParts, { country: expectedCountry }: ExpectedPlace): Place | null => {
  const { latitude, longitude, ...texts } = ofPlace((field) => said(cookies[field]));
  const coordinates = coordinatesOf(latitude, longitude);
  if (Object.values(texts).includes('') || texts.countryIso !== expectedCountry) return null;
  return coordinates && { ...texts, ...coordinates };
};
