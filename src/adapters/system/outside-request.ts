/** GET requests to addresses that others wrote, which must not reach the server's own network. */
import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Whether a connection to this IP address may be made. */
export type AllowsAddress = (address: string) => boolean;

/**
 * A resolver that answers allowed addresses only. Given to the connection itself: checking the name beforehand would
 * leave a moment in which it may come to mean another address.
 */
export const lookupAllowed =
  (allows: AllowsAddress): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => allows(address));
      const [first] = allowed;
      if (!first) callback(error ?? new Error(`${hostname} has no public address`), []);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

export const lookupPublic = lookupAllowed(isPublicAddress);

export interface OutsideRequest {
  /** For names, connections, redirects and, as long as it is read, the body. */
  readonly signal: AbortSignal;
  readonly maxRedirects: number;
  readonly allows: AllowsAddress;
  /** Of the request to one address: what is meant for one server is not sent to another. Throws to refuse an address. */
  readonly headersFor: (url: URL) => Readonly<Record<string, string>>;
}

export interface OutsideAnswer {
  /** The last address, after redirects. */
  readonly url: URL;
  readonly response: IncomingMessage;
}

/** The first answer that is no redirect. Rejects on any failure, with words for a log. */
export const requestOutside = async (address: string, request: OutsideRequest): Promise<OutsideAnswer> => {
  let url = new URL(address);
  for (let redirects = 0; redirects <= request.maxRedirects; redirects++) {
    const response = await get(url, request);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || statusCode === 304 || headers.location === undefined) return { url, response };
    response.destroy();
    url = new URL(headers.location, url);
  }
  throw new Error(`${address} redirects more than ${request.maxRedirects} times`);
};

function get(url: URL, { allows, headersFor, signal }: OutsideRequest): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.protocol} is not fetched`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address that is written out is not looked up, so the resolver does not see it.
  if (isIP(host) !== 0 && !allows(host)) throw new Error(`${host} is not a public address`);
  const request = url.protocol === 'http:' ? getHttp : getHttps;
  return new Promise((resolve, reject) => {
    request(url, { signal, headers: headersFor(url), agent: false, lookup: lookupAllowed(allows) }, resolve).on('error', reject);
  });
}
