/**
 * How sending ended. `reason` is a code for logs and lists, without anything that the receiver or the visitor wrote:
 * 'smtp 451 at RCPT TO'.
 */
export type Sending =
  | { readonly kind: 'sent' }
  /** This message was refused; another one may go through. `forGood`: the address will never take it. */
  | { readonly kind: 'refused'; readonly reason: string; readonly forGood: boolean }
  /** The receiver did not answer, or broke off; whether the message arrived is not known. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Brings messages of one kind to other servers. */
export interface Transport<Message> {
  /** Never rejects. */
  send(message: Message): Promise<Sending>;
  /** Says what is in order, for the operator, without sending; rejects with an Error that says what is not, and what to do. */
  check?(): Promise<string>;
  /** Removes the copies that are kept here of messages with these names (`deliveryNameOf`). */
  forget?(names: readonly string[]): Promise<void>;
  close?(): void;
}
