import type { Application, Request } from 'express';

/** Whether an address is one of TRUSTED_PROXIES. */
export const isTrustedProxy = (app: Application, address: string): boolean => {
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(address, 0);
};

/** Whether an address that a request came through is one of TRUSTED_PROXIES. */
export const isTrusted = (request: Request, address: string | undefined): boolean =>
  address !== undefined && isTrustedProxy(request.app, address);

/**
 * Whether the caller, by the trusted-proxy rule, is one of TRUSTED_PROXIES. Express takes the nearest address that is not
 * trusted as the caller's; it is a trusted one only when all are trusted.
 */
export const isTrustedPeer = (request: Request): boolean => isTrusted(request, request.ip);
