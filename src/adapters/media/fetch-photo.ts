/** Fetches the photo at a feed's address, within limits that every dealer's photo keeps. */
import type { IncomingMessage } from 'node:http';
import { requestOutside } from '../system/outside-request.ts';
import { isPublicAddress } from '../system/public-address.ts';

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
  const { url, response } = await requestOutside(address, {
    signal: AbortSignal.timeout(limits.timeoutMs),
    maxRedirects: limits.maxRedirects,
    allows: limits.allowLocal ? () => true : isPublicAddress,
    headersFor: () => HEADERS,
  });
  if (response.statusCode === 200) return read(response, limits.maxBytes);
  response.destroy();
  throw new Error(`${url.href} answered ${String(response.statusCode)}`);
};

const HEADERS = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Forecourt (vehicle photos)' };

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
