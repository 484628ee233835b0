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

/** The proof of consent that an operator must be able to give (RGPD, article 7.1; Law 25, s. 14). */
export interface ConsentLog {
  /** Rejects when the record could not be stored; the choice then does not count. */
  record(choice: ConsentRecord): Promise<void>;
}
