export interface BucketSettings {
  /** `https://host/bucket`, or `https://host/bucket/folder`, without a slash at its end. */
  readonly address: string;
  readonly keyId: string;
  readonly secret: string;
  /** Null: the one that the host's name says, else us-east-1. */
  readonly region: string | null;
}

/** Reads `https://KEY:SECRET@host/bucket[/folder][?region=NAME]`, what is special in it percent-encoded. Null where it is anything else. */
export const parseBucketUrl = (text: string): BucketSettings | null => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.hash !== '') return null;
  if (!/^\/[\w.-]{3,63}(\/[\w.-]+)*\/?$/.test(url.pathname)) return null;
  if ([...url.searchParams.keys()].some((name) => name !== 'region')) return null;
  const [keyId, secret] = [url.username, url.password].map(decoded);
  if (!keyId || !secret) return null;
  const address = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return { address, keyId, secret, region: url.searchParams.get('region') };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};
