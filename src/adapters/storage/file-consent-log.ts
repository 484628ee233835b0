import { createHash, randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asStorageFailure } from './storage-failures.ts';
import type { ConsentLog, ConsentRecord } from '../../ports/consent-log.ts';
import { StorageUnwritable } from '../../ports/vehicles.ts';

/** In bytes: about 60,000 receipts. */
const LARGEST_FILE = 16 * 1024 ** 2;
/** Of the files that there may be: from then on the operator is told to allow more. */
const NEARLY_ALL = 0.8;

export interface ConsentLogLimits {
  /** Bytes of a file, from which on the next receipt begins another. */
  readonly largest?: number;
  /** Files, the current one included. */
  readonly mostFiles: number;
}

/** Files of `LARGEST_FILE` that fit into so many bytes; at least one. */
export const consentFilesIn = (bytes: number): number => Math.max(1, Math.floor(bytes / LARGEST_FILE));

export const isNearlyFull = (files: number, mostFiles: number): boolean => files > mostFiles * NEARLY_ALL;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

const ERASED_CHARACTER = '-';
/** In its place, of the same length: the other bytes of the file stay where they are. */
export const erasedId = (id: string): string => ERASED_CHARACTER.repeat(id.length);

/**
 * By which the next receipt names this one. The id of a sealed receipt does not count, so that it can be erased later; its hash, the
 * seal, does, so that it cannot be changed.
 */
export const receiptHash = (line: string): string =>
  sha256(line.includes('"seal":"') ? line.replace(/"id":"([^"]*)"/, (_, id: string) => `"id":"${erasedId(id)}"`) : line);

/** Whether the id is the one that was sealed, or was erased. */
export const isSealed = (id: string, seal: string): boolean => id === erasedId(id) || sha256(id) === seal;

/** The files that are full, in the order of their names, which is that of time. */
export const fullFilesOf = async (file: string): Promise<readonly string[]> => {
  const stem = basename(file, '.ndjson');
  const names = await readdir(dirname(file)).catch(() => []);
  return names
    .filter((name) => name.startsWith(`${stem}-`) && name.endsWith('.ndjson'))
    .sort()
    .map((name) => join(dirname(file), name));
};

const lastLineOf = async (file: string): Promise<string | undefined> =>
  (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n').at(-1);

/**
 * A line of JSON for each choice, appended to one file. Each names the hash of the one before it, so that none can be changed, added
 * or removed later without a trace. Several servers may write to it: each has its own chain (`writer`), which begins at the line that
 * was the last when it started. A full file is renamed to `consents-{time}.ndjson`, and the chains go on in the next.
 *
 * None is ever removed, since they are proofs; `eraseReceipts` takes the id out of them. Once all files that there may be are full, `record` rejects with
 * `StorageUnwritable`: a choice without its proof does not count.
 *
 * @param file ends with `.ndjson`
 * @param onNearlyFull hears, each time a file is full, that most of the files are; `files` counts the one that begins
 */
export const fileConsentLog = (
  file: string,
  { largest = LARGEST_FILE, mostFiles }: ConsentLogLimits,
  onNearlyFull: (state: { readonly files: number; readonly mostFiles: number }) => void = () => undefined,
): ConsentLog => {
  const writer = randomUUID();
  let previous: Promise<string> | null = null;

  const lastHash = async (): Promise<string> => {
    const last = await lastLineOf(file);
    return last === undefined || last === '' ? '' : receiptHash(last);
  };

  const makeRoom = async (at: number): Promise<void> => {
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size < largest) return;
    const files = (await fullFilesOf(file)).length + 2;
    if (files > mostFiles)
      throw new StorageUnwritable(`${file}: no room for more receipts of consent, choices are refused: raise CONSENTS_MB`);
    if (isNearlyFull(files, mostFiles)) onNearlyFull({ files, mostFiles });
    const time = new Date(at).toISOString().replace(/[:.]/g, '-');
    await rename(file, file.replace(/\.ndjson$/, `-${time}-${randomUUID().slice(0, 8)}.ndjson`));
  };

  const append = async ({ at, ...choice }: ConsentRecord, before: string): Promise<string> => {
    const link = { seal: sha256(choice.id), writer, previous: before };
    const line = JSON.stringify({ at: new Date(at).toISOString(), ...choice, ...link });
    await makeRoom(at);
    await appendFile(file, `${line}\n`, { mode: 0o600 }).catch((error: unknown) => {
      throw asStorageFailure(error, file);
    });
    return receiptHash(line);
  };

  return {
    async record(choice) {
      const before = previous ?? lastHash();
      const stored = before.then((hash) => append(choice, hash));
      // A choice that could not be stored is no link of the chain.
      previous = stored.catch(() => before);
      await stored;
    },
  };
};
