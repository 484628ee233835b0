/** A real SMTP server that stores what it receives. */
import { SMTPServer } from 'smtp-server';
import { eventually } from '../eventually.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
}

export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Waits for the first mail that matches. */
  find(matches: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export const openMailbox = async (): Promise<Mailbox> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    async find(matches) {
      let found: ReceivedMail | undefined;
      await eventually(() => {
        found = received.find(matches);
        return found ? Promise.resolve() : Promise.reject(new Error(`No such mail among ${String(received.length)}`));
      });
      return found!;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
};

/** The value of a header, unfolded; '' when there is none. */
export const headerOf = ({ raw }: ReceivedMail, name: string): string => {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
};

const decoded = (text: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** The part of this media type, decoded; throws when there is none. */
export const partOf = ({ raw }: ReceivedMail, mediaType: string): string => {
  const at = raw.indexOf(`Content-Type: ${mediaType}`);
  if (at === -1) throw new Error(`There is no ${mediaType}`);
  // Other headers of the part may come before its type.
  const start = Math.max(0, raw.lastIndexOf('\r\n\r\n', at));
  const [head = '', ...rest] = raw.slice(start === 0 ? 0 : start + 4).split('\r\n\r\n');
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase() ?? '7bit';
  const [content = ''] = rest.join('\r\n\r\n').split(/\r\n--/, 1);
  return decoded(content, encoding);
};
