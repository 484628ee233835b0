/** What a vehicle's attributes are called in each language. */
import { sayIn } from '../language/in-five-languages.ts';
import { languageOf, type LanguageId } from '../language/language.ts';
import { fold } from '../text/fold.ts';
import { ATTRIBUTE_WORDS, CYLINDER_WORDS, DOOR_WORDS, GEARED_WORDS, SINGLE_SPEED_WORDS } from './attribute-words.ts';
import { NUMBER_LIMITS, type Transmission, type WordAttribute } from './attributes.ts';
import type { Availability } from './availability.ts';
import { AVAILABILITY_LABELS, AVAILABILITY_TEXTS } from './availability-words.ts';

/** The word for a code ('suv' is 'VUS' in Quebec); a code of no enumeration is returned as it is. */
export const labelOf = (attribute: WordAttribute, code: string, languageId: LanguageId): string => {
  const words = ATTRIBUTE_WORDS[attribute];
  const inFive = Object.hasOwn(words, code) ? words[code] : undefined;
  return inFive ? sayIn(inFive, languageId) : code;
};

/**
 * A colour that a dealer gave in one word of ours, in whatever language: 'Brown' is 'Marron' in France. Null for his own words
 * ('Cuir perforé'), which stay as they are.
 */
export const plainColourLabel = (text: string, languageId: LanguageId): string | null => {
  const name = fold(text);
  const found = Object.values(ATTRIBUTE_WORDS.colour).find((words) => words.some((word) => fold(word) === name));
  return found ? sayIn(found, languageId) : null;
};

const withNumber = (text: string, n: number): string => text.replace('{n}', String(n));

/** '8-speed automatic'; the gears are left out where they are unknown, impossible or meaningless (CVT). */
export const transmissionLabel = (transmission: Transmission, gears: number | null, languageId: LanguageId): string => {
  const words = GEARED_WORDS[transmission];
  const { min, max } = transmission === 'manual' ? NUMBER_LIMITS.manualGears : NUMBER_LIMITS.automaticGears;
  if (!words || gears === null || gears < min || gears > max) return labelOf('transmission', transmission, languageId);
  if (gears > 1) return withNumber(sayIn(words, languageId), gears);
  return transmission === 'automatic' ? sayIn(SINGLE_SPEED_WORDS, languageId) : labelOf('transmission', transmission, languageId);
};

/** '4 cylinders', for 1 to 12. */
export const cylindersLabel = (cylinders: number, languageId: LanguageId): string =>
  withNumber(sayIn(cylinders === 1 ? CYLINDER_WORDS.one : CYLINDER_WORDS.many, languageId), cylinders);

/** '4 doors', for 2 to 6. */
export const doorsLabel = (doors: number, languageId: LanguageId): string => withNumber(sayIn(DOOR_WORDS, languageId), doors);

/** '2.0 L' with the language's decimal sign. */
export const engineLabel = (litres: number, languageId: LanguageId): string => {
  const text = litres.toFixed(1);
  return `${languageOf(languageId).tongue === 'en' ? text : text.replace('.', ',')}\u00a0L`;
};

export const availabilityLabel = (availability: Availability, languageId: LanguageId): string =>
  sayIn(AVAILABILITY_LABELS[availability], languageId);

/** What the state means for a visitor and what he may do; null for a vehicle that is simply available. */
export const availabilityText = (availability: Availability, languageId: LanguageId): string | null => {
  const words = AVAILABILITY_TEXTS[availability];
  return words && sayIn(words, languageId);
};
