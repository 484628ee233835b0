export interface MailMessage {
  /** Left half of the Message-ID (`deliveryNameOf`): the same for every attempt, so that a receiver can tell a repetition. */
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
