/** Fetches the file of a source into a folder for incoming files; files of this machine are read where they are. */
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { addAbortSignal, type Readable } from 'node:stream';
import type { FeedSource } from '../../../domain/feeds/feed-source.ts';
import type { Clock } from '../../../ports/clock.ts';
import { SourceUnreachable, type FetchedFile, type SourceFiles } from '../../../ports/feeds/feed-runs.ts';
import { isPublicAddress } from '../../system/public-address.ts';
import type { AllowsAddress } from '../../system/outside-request.ts';
import { openHttp } from './fetch-http.ts';
import { newestSettled, type Fetching } from './fetching.ts';
import type { FeedSecrets } from './load-sources.ts';

export interface SourceFilesOptions {
  /** Copies are made here, and deleted after their import. */
  readonly folder: string;
  readonly secrets: FeedSecrets;
  readonly clock: Clock;
  /** Which addresses may be connected to where the source does not allow private ones. */
  readonly allows?: AllowsAddress;
  readonly input?: Readable;
}

export const sourceFiles = ({
  folder,
  secrets,
  clock,
  allows = isPublicAddress,
  input = process.stdin,
}: SourceFilesOptions): SourceFiles => {
  const copies = async (source: FeedSource): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // What a killed process left behind: the lease says that no other one is fetching this source.
    for (const name of await readdir(folder)) if (name.startsWith(`${source.name}.`)) await rm(join(folder, name));
    return join(folder, `${source.name}.${String(clock.now())}`);
  };

  return {
    async fetch(source, validators, signal) {
      const { address, credentials, sizeLimitBytes } = source;
      const fetching: Fetching = {
        source,
        allows: source.privateAddresses ? () => true : allows,
        secret: (name) => (credentials === null ? undefined : secrets[`FEED_${credentials}_${name}`]),
        signal,
        save: async (stream) => save(stream, await copies(source), sizeLimitBytes, signal),
        now: clock.now(),
      };
      try {
        switch (address.kind) {
          case 'file':
            return await localFile(address.path, sizeLimitBytes);
          case 'folder':
            return await localFile(join(address.path, await newestIn(address.path, fetching.now)), sizeLimitBytes);
          case 'input':
            return { ...(await fetching.save(input)), validators: null };
          case 'http':
            return await openHttp(address.url, validators, fetching);
          case 'sftp': {
            const { openSftp } = await import('./fetch-sftp.ts');
            return await openSftp(address, fetching);
          }
        }
      } catch (error) {
        if (signal.aborted || error instanceof SourceUnreachable) throw error;
        const problem = error instanceof Error ? error.message : String(error);
        const hint = problem.endsWith('public address') ? ': privateAddresses: true allows it' : '';
        throw new SourceUnreachable(`${problem}${hint}`, { cause: error });
      }
    },
  };
};

const localFile = async (path: string, sizeLimitBytes: number): Promise<FetchedFile> => {
  const { size } = await stat(path);
  if (size > sizeLimitBytes) throw tooLarge(sizeLimitBytes);
  return { kind: 'fetched', path, bytes: size, validators: null, release: () => Promise.resolve() };
};

const newestIn = async (path: string, now: number): Promise<string> => {
  const entries = await Promise.all(
    (await readdir(path)).map(async (name) => {
      const found = await stat(join(path, name));
      return { name, isFile: found.isFile(), modifiedAt: found.mtimeMs };
    }),
  );
  return newestSettled(entries, path, now);
};

const tooLarge = (limit: number): SourceUnreachable =>
  new SourceUnreachable(`The file is larger than ${String(limit / 1e6)} MB: raise sizeLimitMegabytes if that is right`);

const save = async (stream: Readable, path: string, limit: number, signal: AbortSignal): ReturnType<Fetching['save']> => {
  const release = (): Promise<void> => rm(path, { force: true });
  const copy = await open(path, 'w', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of addAbortSignal(signal, stream) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // Leaving the loop closes the connection.
      if (bytes > limit) throw tooLarge(limit);
      await copy.appendFile(chunk);
    }
    return { kind: 'fetched', path, bytes, release };
  } catch (error) {
    await release();
    throw error;
  } finally {
    await copy.close();
  }
};
