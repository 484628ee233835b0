/**
 * How sending ended. `reason` is a code for logs and lists, without anything that the receiver or the visitor wrote:
 * 'smtp 451 at RCPT TO'.
 */
export type Sending =
  | { readonly kind: 'sent' }
  /** This message was refused; others may succeed. `forGood`: the address is refused permanently. */
  | { readonly kind: 'refused'; readonly reason: string; readonly forGood: boolean }
  /** The receiver did not answer or closed the connection; whether the message arrived is not known. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Sends messages of one kind to other servers. */
export interface Transport<Message> {
  /** Never rejects. */
  send(message: Message): Promise<Sending>;
  /** Checks the configuration for the operator without sending; rejects with an Error that says what is wrong and what to do. */
  check?(): Promise<string>;
  /** Removes this install's copies of messages with these names (`deliveryNameOf`). */
  forget?(names: readonly string[]): Promise<void>;
  close?(): void;
}
