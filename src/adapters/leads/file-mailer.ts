import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage } from '../../ports/mailer.ts';
import type { Transport } from '../../ports/transport.ts';
import { mailOptions } from './mail-options.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

/** Without a relay: one .eml file for each message, which any mail program opens. A repetition overwrites the first. */
export const fileMailer = (folder: string): Transport<MailMessage> => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const fileOf = (name: string): string => join(folder, `${name}.eml`);
  return {
    async send(message) {
      const file = fileOf(message.name);
      const draft = `${file}.${randomBytes(4).toString('hex')}`;
      try {
        const { message: content } = await transport.sendMail(mailOptions(message));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Written atomically, and flushed to disk before it counts as sent.
        await writeFile(draft, content as Buffer, { flag: 'wx', mode: 0o600, flush: true });
        await rename(draft, file);
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'unreachable', reason: `outbox ${codeOf(error)}` };
      }
    },

    check: () => Promise.resolve(`SMTP_URL is unset: mail is written to ${folder}`),

    async forget(names) {
      for (const name of names) await rm(fileOf(name), { force: true });
    },

    close: () => transport.close(),
  };
};
