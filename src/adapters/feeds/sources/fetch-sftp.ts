import { createHash } from 'node:crypto';
import { createConnection, isIP } from 'node:net';
import { posix } from 'node:path';
import SftpClient from 'ssh2-sftp-client';
import type { SourceAddress } from '../../../domain/feeds/feed-source.ts';
import { SourceUnreachable, type FetchedFile } from '../../../ports/feeds/feed-runs.ts';
import { lookupAllowed } from '../../system/outside-request.ts';
import { newestSettled, type Fetching } from './fetching.ts';

const SILENCE_MS = 30_000;
const PORT = 22;

/** Fetches over SFTP from a server whose key has the fingerprint of the source. */
export const openSftp = async (
  { url, hostKey }: Extract<SourceAddress, { kind: 'sftp' }>,
  fetching: Fetching,
): Promise<FetchedFile> => {
  const { secret, signal, save, now } = fetching;
  const { username, hostname, port, pathname } = new URL(url);
  const client = new SftpClient('source', { error: () => undefined, end: () => undefined, close: () => undefined });
  let shown: string | null = null;
  const host = await addressOf(hostname.replace(/^\[|\]$/g, ''), fetching);
  // Our own, because the client could not be ended before it has logged in.
  const sock = createConnection({ host, port: port === '' ? PORT : Number(port) });
  const end = (): void => void sock.destroy(signal.aborted ? new Error('Aborted') : undefined);
  sock.on('error', () => undefined);
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    await client
      .connect({
        sock,
        username: decodeURIComponent(username),
        readyTimeout: SILENCE_MS,
        hostVerifier: (key: Buffer) => (shown = fingerprintOf(key)) === hostKey,
        ...withoutUndefined({ password: secret('PASSWORD'), privateKey: secret('PRIVATE_KEY')?.replaceAll('\\n', '\n') }),
      })
      .catch((error: unknown) => {
        if (shown === null || shown === hostKey) throw error;
        throw new SourceUnreachable(
          `The key of ${hostname} is ${shown}, not the hostKey of the source. Ask the host’s owner whether it was changed before you write it there`,
        );
      });
    const path = decodeURIComponent(pathname);
    const file = path.endsWith('/') ? posix.join(path, newestSettled(await entriesOf(client, path), path, now)) : path;
    return { ...(await save(client.createReadStream(file))), validators: null };
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
};

/** As `ssh-keygen -lf` shows it. */
const fingerprintOf = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`;

/** The name is looked up once, and that address is connected to. */
const addressOf = (host: string, { allows }: Fetching): Promise<string> => {
  if (isIP(host) !== 0) {
    if (!allows(host)) throw new Error(`${host} is not a public address`);
    return Promise.resolve(host);
  }
  return new Promise((resolve, reject) =>
    lookupAllowed(allows)(host, { all: false }, (error, address) => {
      if (error) reject(error);
      else resolve(typeof address === 'string' ? address : (address[0]?.address ?? ''));
    }),
  );
};

const entriesOf = async (client: SftpClient, path: string) =>
  (await client.list(path)).map(({ name, type, modifyTime }) => ({ name, isFile: type === '-', modifiedAt: modifyTime }));

const withoutUndefined = <T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
