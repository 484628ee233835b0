/** Proof that a form was shown by this install, and when. Each is different, so it is the idempotency key of its form too. */
export interface FormStamps {
  issue(): string;
  /** Milliseconds since it was issued; null for one that this install did not write. */
  ageOf(stamp: string): number | null;
}
