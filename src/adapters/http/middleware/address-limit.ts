import { ipKeyGenerator } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { sendProblem } from '../problem.ts';
import { hashed, requestLimit } from './request-limit.ts';

/** The block of IPv6 addresses that one household or office gets, within which a visitor can change their address. */
const IPV6_BLOCK = 56;

/** The address (IPv4) or block of addresses (IPv6) that counts as one. */
export const addressBlock = (address: string): string => ipKeyGenerator(address, IPV6_BLOCK);

const blockOf = ({ ip }: Request): string => addressBlock(ip ?? '');

/** The address block of a request, as a hash with a key of this process. */
export const addressKey = (request: Request): string => hashed(blockOf(request));

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
 * by default as a call of the API. Addresses are held for the minute as keyed hashes, and stored nowhere else.
 * @param name the same in all processes, and another than that of any other limit
 * @param forgives whether an answered request is taken off the count again; none is when it is left out
 */
export const addressLimit = (
  name: string,
  perMinute: number,
  refuse = refuseCall(),
  forgives?: (response: Response) => boolean,
): RequestHandler => requestLimit({ name, perMinute, refuse, keyOf: blockOf, forgives });
