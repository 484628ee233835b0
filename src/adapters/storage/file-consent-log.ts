import { createHash, randomUUID } from 'node:crypto';
import { appendFile, readFile, rename, stat } from 'node:fs/promises';
import { asStorageFailure } from './storage-failures.ts';
import type { ConsentLog, ConsentRecord } from '../../ports/consent-log.ts';

/** In bytes: about 60,000 receipts. */
const LARGEST_FILE = 16 * 1024 ** 2;

/** By which the next receipt names this one. */
export const receiptHash = (line: string): string => createHash('sha256').update(line).digest('base64url');

const lastLineOf = async (file: string): Promise<string | undefined> =>
  (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n').at(-1);

/**
 * A line of JSON for each choice, appended to one file. Each names the hash of the one before it, so that none can be changed, added
 * or removed later without a trace. Several servers may write to it: each has its own chain (`writer`), which begins at the line that
 * was the last when it started. A full file is renamed to `consents-{time}.ndjson`, and the chains go on in the next.
 *
 * @param file ends with `.ndjson`
 */
export const fileConsentLog = (file: string, largest = LARGEST_FILE): ConsentLog => {
  const writer = randomUUID();
  let previous: Promise<string> | null = null;

  const lastHash = async (): Promise<string> => {
    const last = await lastLineOf(file);
    return last === undefined || last === '' ? '' : receiptHash(last);
  };

  const makeRoom = async (at: number): Promise<void> => {
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size < largest) return;
    const time = new Date(at).toISOString().replace(/[:.]/g, '-');
    await rename(file, file.replace(/\.ndjson$/, `-${time}-${randomUUID().slice(0, 8)}.ndjson`));
  };

  const append = async ({ at, ...choice }: ConsentRecord, before: string): Promise<string> => {
    const line = JSON.stringify({ at: new Date(at).toISOString(), ...choice, writer, previous: before });
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
