export interface MailMessage {
  /** Left half of the Message-ID (`deliveryNameOf`): the same for every attempt, so that a receiver can recognise a repetition. */
  readonly name: string;
  /** Milliseconds since 1970, UTC. */
  readonly date: number;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly text: string;
  /** Null for a message that systems read, as text alone. */
  readonly html: string | null;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly content: string }[];
  /** One-click unsubscribe by POST (RFC 8058); null when there is no subscription. */
  readonly stopUrl: string | null;
  /** An automatic reply, which automatic responders must not answer (RFC 3834). */
  readonly automatic: boolean;
}
