import { appendFile } from 'node:fs/promises';
import type { ConsentLog, ConsentRecord } from '../../ports/consent-log.ts';

/** A line of JSON for each choice, appended to one file: several servers may write to it. */
export class FileConsentLog implements ConsentLog {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async record({ at, ...choice }: ConsentRecord): Promise<void> {
    await appendFile(this.#file, `${JSON.stringify({ at: new Date(at).toISOString(), ...choice })}\n`, { mode: 0o600 });
  }
}
