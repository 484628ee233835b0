import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isPublicAddress } from '../../system/public-address.ts';
import { isTrusted } from '../trusted-peer.ts';

/**
 * Warns once of a proxy that TRUSTED_PROXIES does not name: all its visitors then share one address, and its limits. Only an address of
 * the operator's own network is logged; a public one may be a visitor's who sends the header themselves.
 */
export const noticeUntrustedProxy = (logger: Logger): RequestHandler => {
  let noticed = false;
  return (request, _response, next) => {
    const forwarded = request.get('x-forwarded-for') ?? request.get('forwarded');
    if (!noticed && forwarded !== undefined) {
      const peer = request.socket.remoteAddress ?? '';
      if (!isTrusted(request, peer)) {
        noticed = true;
        logger.warn(
          { peer: isIP(peer) !== 0 && !isPublicAddress(peer) ? peer : 'a public address' },
          'A request has X-Forwarded-For, and TRUSTED_PROXIES does not name who sent it: if that is your proxy, all visitors count as one. The header is ignored.',
        );
      }
    }
    next();
  };
};
