import { createHmac, randomBytes } from 'node:crypto';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';

/** The block of IPv6 addresses that one household or office gets, within which a visitor can change their address. */
const IPV6_BLOCK = 56;
const WINDOW_MS = 60_000;

const key = randomBytes(32);

/** The address (IPv4) or block of addresses (IPv6) of a request, as a hash with a key of this process. */
export const addressKey = (request: Request): string =>
  createHmac('sha256', key)
    .update(ipKeyGenerator(request.ip ?? '', IPV6_BLOCK))
    .digest('base64');

/**
 * Lets this many requests a minute through from one address (IPv4) or block of addresses (IPv6), and passes the others to `refuse`.
 * Addresses are held for the minute as hashes with a key of this process, and stored nowhere.
 */
export const addressLimit = (perMinute: number, refuse: RequestHandler): RequestHandler =>
  rateLimit({
    windowMs: WINDOW_MS,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: addressKey,
    handler: (request, response, next) => refuse(request, response, next),
    // A visitor may send X-Forwarded-For; without a trusted proxy Express ignores it.
    validate: { xForwardedForHeader: false },
  });
