/**
 * What a vehicle's attributes are called in each language. Their messages are files of the domain, since it reads them too: a visitor's
 * sentence and a dealer's colour are understood by the labels of the pages.
 */
import { LANGUAGE_IDS, languageOf, type LanguageId } from '../language/language.ts';
import type { Grade } from '../rating/grade.ts';
import { fold } from '../text/fold.ts';
import { COLOURS, NUMBER_LIMITS, type CodedDetail, type Transmission, type WordAttribute } from './attributes.ts';
import type { Availability } from './availability.ts';
import enCA from './messages/en-ca.json' with { type: 'json' };
import esCO from './messages/es-co.json' with { type: 'json' };
import esES from './messages/es-es.json' with { type: 'json' };
import frCA from './messages/fr-ca.json' with { type: 'json' };
import frFR from './messages/fr-fr.json' with { type: 'json' };

const MESSAGES: Readonly<Record<LanguageId, typeof enCA>> = { 1: enCA, 2: frCA, 3: frFR, 4: esES, 5: esCO };

/** All labels of an attribute by their codes, as a page of the language says them. */
export const labelsOf = (attribute: WordAttribute | CodedDetail, languageId: LanguageId): Readonly<Record<string, string>> =>
  MESSAGES[languageId][attribute];

/** The word for a code ('suv' is 'VUS' in Quebec); a code of no enumeration is returned as it is. */
export const labelOf = (attribute: WordAttribute | CodedDetail, code: string, languageId: LanguageId): string =>
  hasLabel(attribute, code) ? (labelsOf(attribute, languageId)[code] ?? code) : code;

/** Whether a text is a code with a label, in every language. */
export const hasLabel = (attribute: WordAttribute | CodedDetail, text: string): boolean =>
  Object.hasOwn(labelsOf(attribute, 1), text);

/**
 * A colour that a dealer gave in one word of ours, in whatever language: 'Brown' is 'Marron' in France. Null for the dealer's own
 * words ('Cuir perforé'), which stay as they are.
 */
export const plainColourLabel = (text: string, languageId: LanguageId): string | null => {
  const name = fold(text);
  const code = COLOURS.find((colour) => LANGUAGE_IDS.some((id) => fold(labelOf('colour', colour, id)) === name));
  return code === undefined ? null : labelOf('colour', code, languageId);
};

const withNumber = (text: string, n: number): string => text.replace('{{n}}', String(n));

/** '8-speed automatic'; the gears are left out where they are unknown, impossible or meaningless (CVT). */
export const transmissionLabel = (transmission: Transmission, gears: number | null, languageId: LanguageId): string => {
  const { geared, singleSpeed } = MESSAGES[languageId];
  const texts: Readonly<Partial<Record<Transmission, string>>> = geared;
  const text = texts[transmission];
  const { min, max } = transmission === 'manual' ? NUMBER_LIMITS.manualGears : NUMBER_LIMITS.automaticGears;
  const count = gears ?? 0;
  if (text === undefined || count < min || count > max) return labelOf('transmission', transmission, languageId);
  if (count > 1) return withNumber(text, count);
  // Most electric vehicles have a single gear.
  return transmission === 'automatic' ? singleSpeed : labelOf('transmission', transmission, languageId);
};

/** 'Good price'. */
export const gradeLabel = (grade: Grade, languageId: LanguageId): string => MESSAGES[languageId].grade[grade];

/** '4 cylinders', for 1 to 12. */
export const cylindersLabel = (cylinders: number, languageId: LanguageId): string =>
  withNumber(MESSAGES[languageId][cylinders === 1 ? 'cylinder' : 'cylinders'], cylinders);

/** '4 doors', for 2 to 6. */
export const doorsLabel = (doors: number, languageId: LanguageId): string => withNumber(MESSAGES[languageId].doors, doors);

/** '2.0 L' with the language's decimal sign. */
export const engineLabel = (litres: number, languageId: LanguageId): string => {
  const text = litres.toFixed(1);
  return `${languageOf(languageId).tongue === 'en' ? text : text.replace('.', ',')}\u00a0L`;
};

/** What a vehicle's availability is called (specification, section 4). */
export const availabilityLabel = (availability: Availability, languageId: LanguageId): string =>
  MESSAGES[languageId].availability[availability];

/** What the state means for a visitor and what they may do; null for a vehicle that is simply available. */
export const availabilityText = (availability: Availability, languageId: LanguageId): string | null =>
  availability === 'available' ? null : MESSAGES[languageId].availabilityText[availability];
