import type { LanguageId } from '../domain/language/language.ts';
import type { Translate } from '../domain/language/translate.ts';

/** The words of the product, for use cases that write in a language which the request did not choose (mails to dealers). */
export interface Words {
  in(language: LanguageId): Translate;
}
