/**
 * What a visitor agrees to when he sends a form: who receives his data, why, and for how long (product rules, section 8).
 * A changed text gets a new version; the old ones stay, since leads that were sent under them are kept.
 */
import { sayIn, type InFiveLanguages } from '../language/in-five-languages.ts';
import type { LanguageId } from '../language/language.ts';

interface ConsentWords {
  readonly toDealer: InFiveLanguages;
  /** Where the site itself is asked. */
  readonly toSite: InFiveLanguages;
}

const TEXTS: Readonly<Record<string, ConsentWords>> = {
  '2026-11': {
    toDealer: [
      'I agree that {SITE} passes what I write here to {RECIPIENT}, so that I get an answer. It is kept for {MONTHS} months at most; I can have it erased at any time by writing to {MAIL}.',
      'J’accepte que {SITE} transmette ce que j’écris ici à {RECIPIENT} afin d’obtenir une réponse. Ces renseignements sont conservés au plus {MONTHS} mois; je peux les faire supprimer en tout temps en écrivant à {MAIL}.',
      'J’accepte que {SITE} transmette ce que j’écris ici à {RECIPIENT} afin d’obtenir une réponse. Ces données sont conservées {MONTHS} mois au plus ; je peux les faire effacer à tout moment en écrivant à {MAIL}.',
      'Acepto que {SITE} transmita lo que escribo aquí a {RECIPIENT} para recibir una respuesta. Se conserva {MONTHS} meses como máximo; puedo pedir que se borre en cualquier momento escribiendo a {MAIL}.',
      'Acepto que {SITE} le transmita lo que escribo aquí a {RECIPIENT} para recibir una respuesta. Se conserva máximo {MONTHS} meses; puedo pedir que se elimine en cualquier momento escribiendo a {MAIL}.',
    ],
    toSite: [
      'I agree that {SITE} uses what I write here to answer me. It is kept for {MONTHS} months at most; I can have it erased at any time by writing to {MAIL}.',
      'J’accepte que {SITE} utilise ce que j’écris ici pour me répondre. Ces renseignements sont conservés au plus {MONTHS} mois; je peux les faire supprimer en tout temps en écrivant à {MAIL}.',
      'J’accepte que {SITE} utilise ce que j’écris ici pour me répondre. Ces données sont conservées {MONTHS} mois au plus ; je peux les faire effacer à tout moment en écrivant à {MAIL}.',
      'Acepto que {SITE} utilice lo que escribo aquí para responderme. Se conserva {MONTHS} meses como máximo; puedo pedir que se borre en cualquier momento escribiendo a {MAIL}.',
      'Acepto que {SITE} use lo que escribo aquí para responderme. Se conserva máximo {MONTHS} meses; puedo pedir que se elimine en cualquier momento escribiendo a {MAIL}.',
    ],
  },
};

/** The version that forms show today. */
export const CONSENT_VERSION = '2026-11';

export const isConsentVersion = (text: string): boolean => Object.hasOwn(TEXTS, text);

export interface ConsentParties {
  readonly site: string;
  /** The dealer who reads it; null where it is the site itself. */
  readonly recipient: string | null;
  /** The address for questions and erasure. */
  readonly mail: string;
  readonly months: number;
}

export const consentText = (
  version: string,
  languageId: LanguageId,
  { site, recipient, mail, months }: ConsentParties,
): string => {
  const words = TEXTS[version];
  if (!words) throw new RangeError(`There is no consent text ${version}`);
  const parts: Readonly<Record<string, string>> = {
    SITE: site,
    RECIPIENT: recipient ?? site,
    MAIL: mail,
    MONTHS: String(months),
  };
  return sayIn(recipient === null ? words.toSite : words.toDealer, languageId).replace(
    /\{([A-Z]+)\}/g,
    (placeholder, name: string) => parts[name] ?? placeholder,
  );
};
