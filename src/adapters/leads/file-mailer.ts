import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage } from '../../ports/mailer.ts';
import type { Sending, Transport } from '../../ports/transport.ts';
import { mailOptions } from './mail-options.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

/** Without a relay: one .eml file for each message, which any mail program opens. A repetition overwrites the first. */
export class FileMailer implements Transport<MailMessage> {
  readonly #folder: string;
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(folder: string) {
    this.#folder = folder;
  }

  async send(message: MailMessage): Promise<Sending> {
    try {
      const { message: content } = await this.#transport.sendMail(mailOptions(message));
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeWhole(this.#fileOf(message.name), content as Buffer);
      return { kind: 'sent' };
    } catch (error) {
      return { kind: 'unreachable', reason: `outbox ${codeOf(error)}` };
    }
  }

  check(): Promise<string> {
    return Promise.resolve(`SMTP_URL is unset: mail is written to ${this.#folder}`);
  }

  async forget(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(this.#fileOf(name), { force: true });
  }

  close(): void {
    this.#transport.close();
  }

  #fileOf(name: string): string {
    return join(this.#folder, `${name}.eml`);
  }
}

/** Written atomically, and flushed to disk before it counts as sent. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
