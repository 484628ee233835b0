import type { ConsentChoice } from '../domain/consent/consent.ts';
import type { LanguageId } from '../domain/language/language.ts';

/** One choice, without anything that identifies the visitor. */
export interface ConsentRecord extends ConsentChoice {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Key of the site. */
  readonly site: string;
  readonly law: string;
  /** Of the words that were shown, and their language. */
  readonly version: string;
  readonly languageId: LanguageId;
}

export interface CheckedProofs {
  readonly proofs: number;
  /** What they take, of the most that they may. */
  readonly bytes: number;
  readonly mostBytes: number;
  /** From then on the operator is told to allow more. */
  readonly isNearlyFull: boolean;
  /** Each a line: where a proof does not follow the one that it names. */
  readonly faults: readonly string[];
}

/**
 * The proofs of consent that an operator must be able to give (RGPD, article 7.1; Law 25, s. 14). Each names the hash of the one before it,
 * so that none can be changed, added or removed later without a trace. None is ever removed.
 */
export interface ConsentProofs {
  /**
   * Rejects when the proof could not be stored; the choice then does not count. With `StorageUnwritable` when there is no room for more, or
   * the disk fails, with `StorageBusy` when the storage does not answer in time.
   */
  record(choice: ConsentRecord): Promise<void>;
  /** @param id of the choice, which the visitor's cookie `Consent` holds. The proofs as they were written, oldest first. */
  ofChoice(id: string): Promise<readonly object[]>;
  /**
   * Takes the id out of the proofs of one choice. What was chosen stays, as does the chain: it is then the choice of somebody unknown.
   *
   * @returns how many it was taken out of
   */
  erase(id: string): Promise<number>;
  check(): Promise<CheckedProofs>;
}
