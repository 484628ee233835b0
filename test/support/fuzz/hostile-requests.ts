/** Requests that carry a hostile text in one place: a parameter, a segment of the path, a header, a cookie or a field of a body. */
import fc from 'fast-check';
import { CONSENT_COOKIE } from '../../../src/domain/consent/consent.ts';
import { FAVOURITES_COOKIE, SAVED_AT_COOKIE } from '../../../src/domain/favourites/favourites.ts';
import { WIRE_NAMES } from '../../../src/domain/inventory/query-codec.ts';
import { LANGUAGE_IDS } from '../../../src/domain/language/language.ts';
import { FORM_FIELDS, IDEMPOTENCY_HEADER } from '../../../src/domain/leads/lead-wire.ts';
import { PAGE_PATHS } from '../../../src/domain/routing/page-paths.ts';
import { pathOf } from '../../../src/domain/routing/path-table.ts';
import { PAGE_CODES } from '../../../src/domain/routing/section-page.ts';
import { COOKIES } from '../../../src/domain/site/page-cookies.ts';
import type { RequestOptions } from '../requests.ts';
import { hostileName, hostileText } from './hostile-texts.ts';

export interface HostileRequest extends RequestOptions {
  readonly url: string;
  /** Part of the hostile text: in markup it must never stand as it is here. */
  readonly mark: string;
}

const HOSTS = ['localhost', 'fr.localhost', 'media.localhost', 'dealer.localhost', 'moto.localhost', 'specs.localhost'];
const PAGES = PAGE_CODES.flatMap((code) =>
  LANGUAGE_IDS.flatMap((language) =>
    [...new Set(PAGE_PATHS[code].segments)].map((count) =>
      pathOf(
        code,
        language,
        Array.from({ length: count }, (_, n) => (n === count - 1 ? '2019-x-1' : 'toyota')),
      ),
    ),
  ),
);
const CALLS = [
  '/api/search', '/api/products', '/api/suggest', '/api/understand', '/api/map', '/api/location/get/keyword', '/api/location/get/postalcode',
  '/api/location/get/ip', '/api/location/get/coordinates', '/api/location/suggest', '/api/openapi.json',
]; // prettier-ignore
const OTHERS = [
  '/', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/bridge/1', '/media/1/0', '/qr/1', '/feeds/google.csv', '/_data/en-ca/cars',
  '/assets/start.js', '/static/x.svg', '/favorites/export', '/livez', '/_messages/x/common.json', '/alerts/x',
]; // prettier-ignore
const PARAMETERS = [
  ...Object.values(WIRE_NAMES), ...Object.values(COOKIES), 'Language', 'Menu', 'Group', 'ids', 'styles', 'PostalCode', 'Keyword', 'Text', 'IP', 'Country',
  'Latitude', 'Longitude', 'West', 'South', 'East', 'North', 'Zoom', 'Token', 'Page', 'Sent', 'utm_source',
]; // prettier-ignore
const HEADERS = [
  'accept', 'accept-language', 'accept-encoding', 'user-agent', 'referer', 'origin', 'x-request-id', 'x-forwarded-for', 'x-forwarded-proto',
  'x-forwarded-host', 'forwarded', 'sec-fetch-site', 'if-none-match', 'if-modified-since', 'range', 'content-language', 'authorization',
  'x-original-url', 'x-http-method-override', IDEMPOTENCY_HEADER,
]; // prettier-ignore
const COOKIE_NAMES = [
  ...Object.values(COOKIES), FAVOURITES_COOKIE, SAVED_AT_COOKIE, CONSENT_COOKIE,
  ...['Latitude', 'Longitude', 'City', 'Province', 'PostalCode', 'Country'].map((field) => `Location_${field}_main`),
]; // prettier-ignore
const FIELDS = [
  'Type', 'ProductId', 'Name', 'Email', 'Phone', 'Date', 'Time', 'Message', 'Consent', 'PostalCode', 'Offers', ...Object.values(FORM_FIELDS),
  'Ids', 'Theme', 'Purposes', 'Place', 'SiteId', 'Url', 'Back', 'Action', 'Id',
]; // prettier-ignore
const POSTS = [
  '/api/leads', '/leads', '/api/products/views', '/api/products/bridge/track', '/consent', '/theme', '/favorites', '/location', '/alerts/confirm', '/alerts/stop',
]; // prettier-ignore

/** What Node would refuse to send: it never reaches a server either. */
const sendable = (text: string): string =>
  Buffer.from(text.toWellFormed(), 'utf8')
    .toString('latin1')
    .replace(/[\0-\x08\n-\x1f\x7f]/g, '')
    .slice(0, 4000);

/** Percent-encoded once, twice, or as little as the request line allows. */
const encoded = (text: string, how: 'once' | 'twice' | 'raw'): string => {
  const once = encodeURIComponent(text.toWellFormed());
  if (how === 'once') return once;
  return how === 'twice' ? encodeURIComponent(once) : sendable(text).replace(/[\s#]/g, '+');
};
const anyEncoding = fc.constantFrom('once', 'once', 'twice', 'raw' as const);
const anyPath = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PAGES) },
  { weight: 4, arbitrary: fc.constantFrom(...CALLS) },
  { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
);

type Place = (
  path: string,
  text: string,
  pick: { readonly name: string; readonly encoding: 'once' | 'twice' | 'raw' },
) => RequestOptions;

const nameIn = (names: readonly string[], name: string): string => names[name.length % names.length] ?? name;

const PLACES: readonly Place[] = [
  (url, text, { name, encoding }) => ({
    url: `${url}?${encodeURIComponent(nameIn(PARAMETERS, name))}=${encoded(text, encoding)}`,
  }),
  (url, text, { name, encoding }) => ({
    url: `${url}?${encodeURIComponent(name.toWellFormed())}=${encoded(text, encoding)}&Make=toyota`,
  }),
  (url, text, { encoding }) => ({ url: `${url.replace(/\/$/, '')}/${encoded(text, encoding)}` }),
  (url, text, { encoding }) => ({ url: `${url.replace(/[^/]+\/?$/, '')}${encoded(text, encoding).replace(/^\/+/, '')}` }),
  (url, text, { name }) => ({ url, headers: { [nameIn(HEADERS, name)]: sendable(text) } }),
  (url, text, { name }) => ({
    url,
    headers: { cookie: sendable(`${nameIn(COOKIE_NAMES, name)}=${encodeURIComponent(text.toWellFormed())}`) },
  }),
  (url, text, { name }) => ({ url, headers: { cookie: sendable(`${nameIn([...COOKIE_NAMES, name], name)}=${text}`) } }),
  (_url, text, { name }) => ({
    url: nameIn(POSTS, name),
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: 'fuzz' },
    payload: JSON.stringify({
      Type: 'Inquiry',
      ProductId: 1,
      [nameIn([...FIELDS, name], text)]: text,
      [name]: { [text]: [text] },
    }),
  }),
  (_url, text, { name }) => ({
    url: nameIn(POSTS, name),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams([
      ['Type', 'Inquiry'],
      ['ProductId', '1'],
      [FORM_FIELDS.page, '/en-ca/cars'],
      [nameIn(FIELDS, text), text],
      [name, text],
    ]).toString(),
  }),
  (_url, text, { name }) => ({
    url: nameIn(POSTS, name),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: text,
  }),
];

/** The same for the same seed. */
export const hostileRequests = (count: number, seed: number): HostileRequest[] =>
  fc.sample(
    fc
      .record({
        path: anyPath,
        text: hostileText,
        place: fc.constantFrom(...PLACES),
        name: hostileName,
        encoding: anyEncoding,
        host: fc.constantFrom(...HOSTS),
        number: fc.nat(1e9),
      })
      .map(({ path, text, place, name, encoding, host, number }) => {
        const mark = `<zq${String(number)}`;
        const options = place(path, `${text}"'>${mark}>`, { name, encoding });
        return { ...options, headers: { host, ...options.headers }, mark };
      }),
    { numRuns: count, seed },
  );
