import type { FetchedFile, Validators } from '../../../ports/feeds/feed-runs.ts';
import { SourceUnreachable } from '../../../ports/feeds/feed-runs.ts';
import { requestOutside } from '../../system/outside-request.ts';
import type { Fetching } from './fetching.ts';

const MOST_REDIRECTS = 5;

/** By the answer's status. */
const HINTS: Readonly<Record<number, string>> = {
  401: 'check the credentials',
  403: 'check the credentials',
  404: 'check the address',
  410: 'check the address',
};

/** GET with `If-None-Match` and `If-Modified-Since` (RFC 9110, section 13.1). Credentials go to the origin of the address alone. */
export const openHttp = async (
  address: string,
  validators: Validators | null,
  { allows, secret, signal, save }: Fetching,
): Promise<FetchedFile | { readonly kind: 'not-modified' }> => {
  const { origin, protocol } = new URL(address);
  const authorization = authorizationOf(secret);
  const { url, response } = await requestOutside(address, {
    signal,
    maxRedirects: MOST_REDIRECTS,
    allows,
    headersFor(at) {
      if (protocol === 'https:' && at.protocol !== protocol) throw new Error(`${origin} redirects to an address without TLS`);
      return {
        'user-agent': 'Forecourt (vehicle feeds)',
        accept: '*/*',
        'accept-encoding': 'identity',
        ...(at.origin === origin && authorization !== null && { authorization }),
        ...(validators?.etag && { 'if-none-match': validators.etag }),
        ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
      };
    },
  });
  const { statusCode = 0, headers } = response;
  if (statusCode === 304 && validators) {
    response.destroy();
    return { kind: 'not-modified' };
  }
  if (statusCode !== 200) {
    response.destroy();
    const hint = HINTS[statusCode];
    throw new SourceUnreachable(`${url.origin} answered ${String(statusCode)}${hint === undefined ? '' : `: ${hint}`}`);
  }
  const saved = await save(response);
  const announced = headers['content-length'];
  if (!response.complete || (announced !== undefined && Number(announced) !== saved.bytes)) {
    await saved.release();
    throw new SourceUnreachable(`${url.origin} broke off before the end of the file`);
  }
  const { etag = null, 'last-modified': lastModified = null } = headers;
  return { ...saved, validators: etag === null && lastModified === null ? null : { etag, lastModified } };
};

const authorizationOf = (secret: Fetching['secret']): string | null => {
  const token = secret('TOKEN');
  if (token !== undefined) return `Bearer ${token}`;
  const password = secret('PASSWORD');
  return password === undefined ? null : `Basic ${Buffer.from(`${secret('USER') ?? ''}:${password}`).toString('base64')}`;
};
