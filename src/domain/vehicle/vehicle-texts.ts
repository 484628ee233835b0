/** What pages, feeds and machines call a vehicle and its attributes. */
import type { LanguageId } from '../language/language.ts';
import { mileageText, numberText } from '../money/price-text.ts';
import { labelOf } from './attribute-labels.ts';
import type { WordAttribute } from './attributes.ts';
import type { Vehicle } from './vehicle.ts';

/** The vehicle's own text where the source's word fits no enumeration. */
export const attributeText = (vehicle: Vehicle, attribute: WordAttribute, languageId: LanguageId): string | null => {
  const code = vehicle[attribute];
  return code === null ? (vehicle.unrecognised[attribute] ?? null) : labelOf(attribute, code, languageId);
};

/** Kilometres, or the engine hours of a boat. */
export const usageText = ({ mileageKm, mileageOriginal }: Vehicle, languageId: LanguageId): string | null => {
  if (mileageOriginal?.unit === 'h') return `${numberText(mileageOriginal.value, languageId)}\u00a0h`;
  return mileageKm === null ? null : mileageText(mileageKm, languageId);
};
