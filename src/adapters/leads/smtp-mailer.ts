import { createTransport } from 'nodemailer';
import { withinTime } from '../../application/time-limit.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import type { Sending, Transport } from '../../ports/transport.ts';
import { mailOptions } from './mail-options.ts';

export interface SmtpOptions {
  /** How long the relay may be silent, in milliseconds: to connect and greet, and then between any two answers. */
  readonly silenceMs: number;
  /** How long one message may take, whatever the relay sends meanwhile: a byte a second would hold up all deliveries. */
  readonly longestMs: number;
}

const CONNECTIONS = 4;

const transportTo = (url: string, silenceMs: number) =>
  createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
  });

/** Sends through the relay of an smtp: or smtps: address. */
export class SmtpMailer implements Transport<MailMessage> {
  readonly #open: () => ReturnType<typeof transportTo>;
  readonly #longestMs: number;
  #transport: ReturnType<typeof transportTo>;

  constructor(url: string, { silenceMs = 20_000, longestMs = 60_000 }: Partial<SmtpOptions> = {}) {
    this.#longestMs = longestMs;
    this.#open = () => transportTo(url, silenceMs);
    this.#transport = this.#open();
  }

  async send(message: MailMessage): Promise<Sending> {
    const transport = this.#transport;
    const sent = transport.sendMail(mailOptions(message)).then((): Sending => ({ kind: 'sent' }), sendingOf);
    return withinTime(this.#longestMs, sent, () => {
      // Its connections would take the next messages.
      if (this.#transport === transport) this.#transport = this.#open();
      transport.close();
      return { kind: 'unreachable', reason: 'smtp too slow' };
    });
  }

  /** Connects and logs in. */
  async check(): Promise<string> {
    try {
      await this.#transport.verify();
      return 'the relay of SMTP_URL answers';
    } catch (error) {
      const { reason } = sendingOf(error);
      throw new Error(`the relay of SMTP_URL does not take mail (${reason}): check address, user and password.`, {
        cause: error,
      });
    }
  }

  close(): void {
    this.#transport.close();
  }
}

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** What the relay wrote is left out: it quotes addresses. */
function sendingOf(error: unknown): Exclude<Sending, { readonly kind: 'sent' }> {
  const { code = 'unknown', responseCode, command }: SmtpFailure = typeof error === 'object' && error !== null ? error : {};
  const at = command === undefined || !/^[A-Z ]{2,12}$/.test(command) ? '' : ` at ${command}`;
  if (responseCode === undefined) return { kind: 'unreachable', reason: `smtp ${code}${at}` };
  const reason = `smtp ${String(responseCode)}${at}`;
  // 421 closes the connection for all messages (RFC 5321, section 4.2.3), and a refused login affects all messages too.
  if (responseCode === 421 || code === 'EAUTH') return { kind: 'unreachable', reason };
  return { kind: 'refused', reason, forGood: responseCode >= 500 && command === 'RCPT TO' };
}
