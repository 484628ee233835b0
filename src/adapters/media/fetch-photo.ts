/** Fetches the photo at a feed's address, within limits that every dealer's photo keeps. */
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../system/public-address.ts';
import { lookup } from 'node:dns';

/** Prevents fetches of a feed's addresses from reaching the server's own network. */

/**
 * A resolver that answers public addresses only. Given to the connection itself: checking the name beforehand would
 * leave a moment in which it may come to mean another address.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (!first) callback(error ?? new Error(`${hostname} has no public address`), []);
    else if (options.all) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};

export interface FetchLimits {
  /** For everything together: names, connections, redirects and the body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** Tests alone fetch from this machine. */
  readonly allowLocal: boolean;
}

/** The bytes at the address. Rejects on any failure, with words for a log. */
export const fetchPhoto = async (address: string, limits: FetchLimits): Promise<Buffer> => {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
    const response = await request(url, limits, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return read(response, limits.maxBytes);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw new Error(`${url.href} answered ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error(`${address} redirects more than ${limits.maxRedirects} times`);
};

function request(url: URL, { allowLocal }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.protocol} is not fetched`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address that is written out is not looked up, so the resolver does not see it.
  if (!allowLocal && isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is not a public address`);
  const get = url.protocol === 'http:' ? getHttp : getHttps;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Forecourt (vehicle photos)' };
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, agent: false, ...(allowLocal ? {} : { lookup: lookupPublic }) }, resolve).on('error', reject);
  });
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new Error(`More than ${maxBytes} bytes`);
    parts.push(part);
  }
  if (!response.complete) throw new Error('The connection broke off');
  return Buffer.concat(parts);
}
