/** What a vehicle's attributes are called (namespace `attributes`). */
import { LANGUAGE_IDS, languageOf, type LanguageId } from '../language/language.ts';
import type { Translate } from '../language/translate.ts';
import { fold } from '../text/fold.ts';
import { ATTRIBUTE_CODES, COLOURS, NUMBER_LIMITS, type Transmission, type WordAttribute } from './attributes.ts';
import type { Availability } from './availability.ts';

type AttributeMessage = { [A in WordAttribute]: `${A}.${(typeof ATTRIBUTE_CODES)[A][number]}` }[WordAttribute];

/** The word for a code ('suv' is 'VUS' in Quebec); a code of no enumeration is returned as it is. */
export const labelOf = (attribute: WordAttribute, code: string, t: Translate): string => {
  const codes: readonly string[] = ATTRIBUTE_CODES[attribute];
  return codes.includes(code) ? t(`attributes:${`${attribute}.${code}` as AttributeMessage}`) : code;
};

/**
 * A colour that a dealer gave in one word of ours, in whatever language: 'Brown' is 'Marron' in France. Null for the dealer's own
 * words ('Cuir perforé'), which stay as they are.
 *
 * @param wordsIn the words of each language
 */
export const plainColourLabel = (
  text: string,
  languageId: LanguageId,
  wordsIn: (languageId: LanguageId) => Translate,
): string | null => {
  const name = fold(text);
  const colour = COLOURS.find((code) => LANGUAGE_IDS.some((id) => fold(labelOf('colour', code, wordsIn(id))) === name));
  return colour === undefined ? null : labelOf('colour', colour, wordsIn(languageId));
};

/** Gearboxes whose number of gears is worth saying. */
const GEARED = ['automatic', 'manual', 'sequential', 'tiptronic', 'dual-clutch'] as const;

/** '8-speed automatic'; the gears are left out where they are unknown, impossible or meaningless (CVT). */
export const transmissionLabel = (transmission: Transmission, gears: number | null, t: Translate): string => {
  const geared = GEARED.find((each) => each === transmission);
  const { min, max } = transmission === 'manual' ? NUMBER_LIMITS.manualGears : NUMBER_LIMITS.automaticGears;
  if (!geared || gears === null || gears < min || gears > max) return labelOf('transmission', transmission, t);
  if (gears > 1) return t(`attributes:geared.${geared}`, { n: gears });
  // Most electric vehicles have a single gear.
  return transmission === 'automatic' ? t('attributes:singleSpeed') : labelOf('transmission', transmission, t);
};

/** '4 cylinders', for 1 to 12. */
export const cylindersLabel = (cylinders: number, t: Translate): string =>
  cylinders === 1 ? t('attributes:cylinder') : t('attributes:cylinders', { n: cylinders });

/** '4 doors', for 2 to 6. */
export const doorsLabel = (doors: number, t: Translate): string => t('attributes:doors', { n: doors });

/** '2.0 L' with the language's decimal sign. */
export const engineLabel = (litres: number, languageId: LanguageId): string => {
  const text = litres.toFixed(1);
  return `${languageOf(languageId).tongue === 'en' ? text : text.replace('.', ',')}\u00a0L`;
};

export const availabilityLabel = (availability: Availability, t: Translate): string => t(`attributes:availability.${availability}`);

/** What the state means for a visitor and what they may do; null for a vehicle that is simply available. */
export const availabilityText = (availability: Availability, t: Translate): string | null =>
  availability === 'available' ? null : t(`attributes:availabilityText.${availability}`);
