/** A store that speaks what photos need of S3, and holds requests to their signatures as AWS describes them (Signature Version 4). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLocalServer } from './local-server.ts';

const KEY = { id: 'AKIDEXAMPLE', secret: 'wJalr/XUtnFEMI+K7MDENG' };
const REGION = 'ca-central-1';
const BUCKET = 'photos';
/** How long a signed request counts: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */
const MOST_SKEW_MS = 15 * 60_000;

interface StoredObject {
  readonly headers: IncomingHttpHeaders;
  bytes: Buffer;
}

export interface BucketServer {
  /** As PHOTOS_URL, with a right key; another bucket, key or region on demand. */
  readonly address: (other?: { readonly bucket?: string; readonly secret?: string; readonly region?: string }) => string;
  /** By their paths below the bucket. */
  readonly objects: Map<string, StoredObject>;
  /** `GET` and the like, of those that came. */
  readonly calls: string[];
  /** What the key may not do. */
  readonly forbidden: Set<string>;
  /** Never answers while it is true. */
  silent: boolean;
  close(): Promise<void>;
}

const sha256 = (text: Buffer | string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The code of the error that S3 answers; null where the request is signed with the key. */
const faultOf = ({ method = '', url = '', headers }: IncomingMessage): string | null => {
  const parts = /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=(\w{64})$/.exec(headers.authorization ?? '');
  const [, credential = '', signedHeaders = '', signature = ''] = parts ?? [];
  const [keyId, day = '', region = '', ...service] = credential.split('/');
  const time = String(headers['x-amz-date']);
  if (!parts) return 'AccessDenied';
  if (keyId !== KEY.id) return 'InvalidAccessKeyId';
  if (region !== REGION || service.join('/') !== 's3/aws4_request') return 'AuthorizationHeaderMalformed';
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < MOST_SKEW_MS)) return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  const sent = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if (![...sent, 'host'].every((name) => names.includes(name))) return 'AccessDenied';
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query.join('&'), lines.join(''), signedHeaders, payload].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${KEY.secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(request)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
};

const STATUS: Readonly<Record<string, number>> = { NoSuchKey: 404, NoSuchBucket: 404, AuthorizationHeaderMalformed: 400 };

/** @param port another than a free one, to come back where it was */
export const startBucketServer = async (port = 0): Promise<BucketServer> => {
  const objects: BucketServer['objects'] = new Map();
  const forbidden = new Set<string>();
  const calls: string[] = [];
  const answer = async (request: IncomingMessage): Promise<StoredObject | string> => {
    const { method = '', url = '', headers } = request;
    const bytes = await buffer(request);
    const fault = faultOf(request);
    if (fault !== null) return fault;
    const [, bucket, ...path] = new URL(url, 'http://store').pathname.split('/');
    if (bucket !== BUCKET) return 'NoSuchBucket';
    if (forbidden.has(method)) return 'AccessDenied';
    const name = path.join('/');
    if (method === 'PUT') objects.set(name, { headers, bytes });
    return objects.get(name) ?? 'NoSuchKey';
  };
  const server = await startLocalServer((request, response) => {
    calls.push(request.method ?? '');
    if (made.silent) return;
    void answer(request).then((found) => {
      if (typeof found === 'string') {
        response.writeHead(STATUS[found] ?? 403, { 'content-type': 'application/xml' });
        response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${found}</Code></Error>`);
        return;
      }
      const kept = Object.entries(found.headers).filter(([name]) => name === 'content-type' || name.startsWith('x-amz-meta-'));
      response.writeHead(200, Object.fromEntries(kept)).end(request.method === 'GET' ? found.bytes : '');
    });
  }, port);
  const made: BucketServer = {
    objects,
    calls,
    forbidden,
    silent: false,
    address: ({ bucket = BUCKET, secret = KEY.secret, region = REGION } = {}) =>
      `http://${KEY.id}:${encodeURIComponent(secret)}@127.0.0.1:${String(server.port)}/${bucket}/copies?region=${region}`,
    close: server.close,
  };
  return made;
};
