/**
 * How each language sets its signs. French of France: a narrow no-break space (U+202F) before ; ! ? and a no-break space (U+00A0)
 * before : and inside « » (Lexique des règles typographiques, Imprimerie nationale). French of Canada: a no-break space before : and
 * inside « », none before ; ! ? (Banque de dépannage linguistique, OQLF). Spanish: ¿ and ¡ open what ? and ! close.
 */
import type { LanguageSlug } from '../../src/domain/language/language.ts';

type Rule = readonly [fault: string, broken: RegExp];

const FRENCH: readonly Rule[] = [
  ['has no no-break space before a colon', /[^\u00a0\d]:(?!\/\/)(?=\s|$)/],
  ['has no no-break space inside « »', /«(?!\u00a0)|(?<!\u00a0)»/],
  ['breaks a figure or leaves its unit alone', /\d (?=\d{3}\b|[$€%])/],
];

const RULES: Readonly<Record<LanguageSlug, readonly Rule[]>> = {
  'en-ca': [['has a straight apostrophe or quote', /['"]/]],
  'fr-ca': [...FRENCH, ['has a space before ; ! or ?', /\s[;!?]/], ['has a straight apostrophe or quote', /['"]/]],
  'fr-fr': [
    ...FRENCH,
    ['has no narrow no-break space before ; ! or ?', /[^\u202f?!][;!?]/],
    ['has a straight apostrophe or quote', /['"]/],
  ],
  'es-es': [
    ['closes a question or a call that nothing opens', /^[^¿]*\?|^[^¡]*!/],
    ['has a straight quote', /["']/],
  ],
  'es-co': [
    ['closes a question or a call that nothing opens', /^[^¿]*\?|^[^¡]*!/],
    ['has a straight quote', /["']/],
  ],
};

export const typographyFaults = (text: string, language: LanguageSlug): readonly string[] =>
  RULES[language].flatMap(([fault, broken]) => (broken.test(text) ? [fault] : []));
