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
 */
export class FileConsentLog implements ConsentLog {
  readonly #file: string;
  readonly #largest: number;
  readonly #writer = randomUUID();
  #previous: Promise<string> | null = null;

  /** @param file ends with `.ndjson` */
  constructor(file: string, largest = LARGEST_FILE) {
    this.#file = file;
    this.#largest = largest;
  }

  async record(choice: ConsentRecord): Promise<void> {
    const before = this.#previous ?? this.#lastHash();
    const stored = before.then((previous) => this.#append(choice, previous));
    // A choice that could not be stored is no link of the chain.
    this.#previous = stored.catch(() => before);
    await stored;
  }

  async #lastHash(): Promise<string> {
    const last = await lastLineOf(this.#file);
    return last === undefined || last === '' ? '' : receiptHash(last);
  }

  async #append({ at, ...choice }: ConsentRecord, previous: string): Promise<string> {
    const line = JSON.stringify({ at: new Date(at).toISOString(), ...choice, writer: this.#writer, previous });
    await this.#makeRoom(at);
    await appendFile(this.#file, `${line}\n`, { mode: 0o600 }).catch((error: unknown) => {
      throw asStorageFailure(error, this.#file);
    });
    return receiptHash(line);
  }

  async #makeRoom(at: number): Promise<void> {
    const { size } = await stat(this.#file).catch(() => ({ size: 0 }));
    if (size < this.#largest) return;
    const time = new Date(at).toISOString().replace(/[:.]/g, '-');
    await rename(this.#file, this.#file.replace(/\.ndjson$/, `-${time}-${randomUUID().slice(0, 8)}.ndjson`));
  }
}
