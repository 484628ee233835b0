/** A token of the write API, without its secret. Times are milliseconds since 1970, UTC. */
export interface DealerToken {
  readonly id: number;
  readonly dealerId: number;
  /** Who has it, in the operator's words. */
  readonly name: string;
  readonly createdAt: number;
  /** Null while it is valid. */
  readonly revokedAt: number | null;
}

/** Who may write a dealer's vehicles. The tokens themselves are not stored, only their hashes. */
export interface DealerTokens {
  /** A new token, which cannot be read again. Rejects on an unknown dealer. */
  create(dealerId: number, name: string, now: number): Promise<string>;
  list(): Promise<DealerToken[]>;
  /** False where there is no valid token of this id. */
  revoke(id: number, now: number): Promise<boolean>;
  /** The valid token of this text; null for none. */
  find(token: string): Promise<DealerToken | null>;
}
