import { appendFile } from 'node:fs/promises';
import { asStorageFailure } from './storage-failures.ts';
import type { ConsentLog, ConsentRecord } from '../../ports/consent-log.ts';

/** A line of JSON for each choice, appended to one file: several servers may write to it. */
export class FileConsentLog implements ConsentLog {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async record({ at, ...choice }: ConsentRecord): Promise<void> {
    const line = `${JSON.stringify({ at: new Date(at).toISOString(), ...choice })}\n`;
    await appendFile(this.#file, line, { mode: 0o600 }).catch((error: unknown) => {
      throw asStorageFailure(error, this.#file);
    });
  }
}
