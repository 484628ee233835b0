import { createHmac, randomBytes } from 'node:crypto';
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { sendProblem } from '../problem.ts';

/** The block of IPv6 addresses that one household or office gets, within which a visitor can change their address. */
const IPV6_BLOCK = 56;
const WINDOW_MS = 60_000;

/** The address (IPv4) or block of addresses (IPv6) that counts as one. */
export const addressBlock = (address: string): string => ipKeyGenerator(address, IPV6_BLOCK);

const key = randomBytes(32);

/** The address block of a request, as a hash with a key of this process. */
export const addressKey = (request: Request): string =>
  createHmac('sha256', key)
    .update(addressBlock(request.ip ?? ''))
    .digest('base64');

/** The refusal of a call of the API. */
export const refuseCall =
  (calls = 'calls'): RequestHandler =>
  (_request, response) =>
    sendProblem(response, { status: 429, title: `Too many ${calls} from this address`, detail: 'Try again in a minute.' });

/** The refusal of a form or a feed, as text. */
export const refuseAsText =
  (words: string): RequestHandler =>
  (_request, response) => {
    response.status(429).set('Retry-After', '60').type('text/plain').send(`${words} Try again in a minute.\n`);
  };

/**
 * Lets this many requests a minute through from one address (IPv4) or block of addresses (IPv6), and passes the others to `refuse`,
 * by default as a call of the API.
 * Addresses are held for the minute as hashes with a key of this process, and stored nowhere.
 * @param forgives whether an answered request is taken off the count again; none is when it is left out
 */
export const addressLimit = (
  perMinute: number,
  refuse = refuseCall(),
  forgives?: (response: Response) => boolean,
): RequestHandler => {
  const store = new MemoryStore();
  const limit = rateLimit({
    windowMs: WINDOW_MS,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    store,
    keyGenerator: addressKey,
    handler: (request, response, next) => refuse(request, response, next),
    // A visitor may send X-Forwarded-For; without a trusted proxy Express ignores it.
    // The other check reads the source of `addressKey` for the library's function, and does not find it in built code.
    validate: { xForwardedForHeader: false, keyGeneratorIpFallback: false },
  });
  if (!forgives) return limit;
  return (request, response, next) => {
    // The library's own `skipFailedRequests` would also forgive whoever closes the connection before the answer.
    response.once('finish', () => {
      if (forgives(response)) void store.decrement(addressKey(request));
    });
    void limit(request, response, next);
  };
};
