/** Sends what was said to be sent, to whom it was addressed. */
export interface MailMessage {
  /** Left half of the Message-ID, of letters, digits, `.` and `-`. The same for every attempt, so that a receiver can tell a repetition. */
  readonly name: string;
  /** Milliseconds since 1970, UTC. */
  readonly date: number;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly content: string }[];
  /** Where one POST ends what this message belongs to (RFC 8058); null where there is nothing to end. */
  readonly stopUrl: string | null;
  /** Written by a machine in answer to a message: no answering machine may answer it (RFC 3834). */
  readonly automatic: boolean;
}

/** `reason` is a code for logs and lists, without anything that the other side or the visitor wrote: 'smtp 451 RCPT TO'. */
export type Sending =
  | { readonly kind: 'sent' }
  /** This one was refused; another may go through. `forGood`: the address will never take it. */
  | { readonly kind: 'refused'; readonly reason: string; readonly forGood: boolean }
  /** Nobody answered, or broke off; whether it arrived is not known. */
  | { readonly kind: 'unreachable'; readonly reason: string };

export interface Mailer {
  /** Never rejects. */
  send(message: MailMessage): Promise<Sending>;
  /** Removes the copies that this mailer keeps of messages with these names, where it keeps any. */
  forget(names: readonly string[]): Promise<void>;
  close(): void;
}
