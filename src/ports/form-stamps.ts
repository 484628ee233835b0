/** Proof that a form was shown by this install, and when. Each is unique and serves as its form's idempotency key. */
export interface FormStamps {
  issue(): string;
  /** Milliseconds since it was issued; null for one that this install did not write. */
  ageOf(stamp: string): number | null;
}
