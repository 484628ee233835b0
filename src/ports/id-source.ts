/** New identities. */
export interface IdSource {
  /** Unique and not to be guessed. */
  next(): string;
}
