/** Copies of photos in a bucket of a store that speaks S3, addressed by path: `https://host/bucket/folder/name`. */
import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { BucketSettings } from './bucket-settings.ts';

/** Of one call: a visitor waits for it. */
const LIMIT_MS = 2000;
const CHECKSUM = 'x-amz-meta-sha256';
const CHECK = 'forecourt-check';

export interface Bucket {
  /** Null where the bucket does not have it, or has other bytes than were written. Rejects with an Error for operators. */
  read(key: string): Promise<Buffer | null>;
  /** Rejects with an Error for operators. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Writes one small object and reads it back; resolves to the name of the bucket. Rejects as the others do. */
  check(): Promise<string>;
}

/** What to do about an answer, by the code of its error (S3's "Error responses"). */
const HINTS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'make the bucket, or correct its name in PHOTOS_URL',
  InvalidAccessKeyId: 'correct the key of PHOTOS_URL',
  SignatureDoesNotMatch: 'correct the secret of PHOTOS_URL; its / is written %2F there',
  AccessDenied: 'the key needs s3:GetObject, s3:PutObject and s3:ListBucket, without which what is missing counts as forbidden',
  AuthorizationHeaderMalformed: 'name the region of the bucket in PHOTOS_URL: ?region=…',
  PermanentRedirect: 'name the region of the bucket in PHOTOS_URL: ?region=…',
  RequestTimeTooSkewed: 'set the clock of this machine',
};

/** @param limitMs of one call, its answer included */
export const openBucket = (settings: BucketSettings, limitMs = LIMIT_MS): Bucket => {
  const { address, keyId, secret, region } = settings;
  const name = address.replace(/^https?:\/\//, '');
  let client: Promise<AwsClient> | null = null;
  const connect = async (): Promise<AwsClient> => {
    const aws = await import('aws4fetch');
    const credentials = { accessKeyId: keyId, secretAccessKey: secret };
    return new aws.AwsClient({ ...credentials, service: 's3', retries: 0, ...(region !== null && { region }) });
  };

  /** Null for a key that is not there. */
  const call = async (object: string, init: RequestInit = {}): Promise<{ bytes: Buffer; headers: Headers } | null> => {
    const signal = AbortSignal.timeout(limitMs);
    client ??= connect();
    try {
      const answer = await (await client).fetch(`${address}/${object}`, { ...init, signal, redirect: 'manual' });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) return { bytes, headers: answer.headers };
      const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? '';
      if (code === 'NoSuchKey') return null;
      const hint = HINTS[code] ?? 'see the store’s own log';
      throw new Refused(`${name} answers ${`${String(answer.status)} ${code}`.trim()}: ${hint}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (signal.aborted) throw new Error(`${name} does not answer within ${String(limitMs)} ms`, { cause: error });
      throw new Error(`${name} cannot be reached: ${reasonOf(error)}`, { cause: error });
    }
  };

  const get = async (object: string): Promise<Buffer | null> => {
    const answer = await call(object);
    if (answer === null) return null;
    return answer.headers.get(CHECKSUM) === checksum(answer.bytes) ? answer.bytes : null;
  };
  const put = async (object: string, bytes: Buffer, type: string): Promise<void> => {
    const headers = { 'content-type': type, [CHECKSUM]: checksum(bytes) };
    const answer = await call(object, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    if (answer === null) throw new Error(`${name} does not take what is written`);
  };

  return {
    read: (key) => get(objectOf(key)),
    write: (key, bytes) => put(objectOf(key), bytes, 'image/webp'),
    async check() {
      await put(CHECK, Buffer.from(CHECK), 'text/plain');
      if (await get(CHECK)) return name;
      throw new Error(`${name} does not give back what was written: is it a store that speaks S3?`);
    },
  };
};

class Refused extends Error {}

const checksum = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const objectOf = (key: string): string => `${checksum(key)}.webp`;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
