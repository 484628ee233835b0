/**
 * The equipment of a listing, which stands as the dealer wrote it in their language, in the language of a page. What is one of our items is
 * said in that language; other words stay the dealer's.
 */
import { foreignTo, type LanguageId } from '../language/language.ts';
import type { Translate } from '../language/translate.ts';
import { createCodeReader } from '../feeds/words/recognise.ts';
import { fold } from '../text/fold.ts';
import type { EquipmentGroup, Vehicle } from '../vehicle/vehicle.ts';
import { equipmentGroupOf, equipmentName, type EquipmentId } from './equipment.ts';
import words from './words.json' with { type: 'json' };

/** As feeds of Canada and France write it, in any language; null for other words. */
export const equipmentIdOf: (text: string) => EquipmentId | null = createCodeReader(words);

export interface ListedItem {
  /** What makes two items the same, however they are written. */
  readonly key: string;
  readonly text: string;
  /** The dealer's language where the text is in another than the page's, for `lang`; else null. */
  readonly language: string | null;
}

const GROUPS: readonly EquipmentGroup[] = ['safety', 'interior', 'exterior', 'entertainment', 'mechanical', 'other'];

/**
 * In groups, those that have items, each item once. On a page in the dealer's own language the words are theirs.
 * @param language the dealer's, as a language tag; null where it is not known
 */
export const listedEquipment = (
  equipment: Vehicle['equipment'],
  language: string | null,
  languageId: LanguageId,
  t: Translate,
): { readonly group: EquipmentGroup; readonly items: readonly ListedItem[] }[] => {
  const foreign = foreignTo(languageId, language);
  const theirs = language !== null && foreign === null;
  const groups = new Map<EquipmentGroup, Map<string, ListedItem>>(GROUPS.map((group) => [group, new Map()]));
  for (const stated of GROUPS)
    for (const text of equipment[stated] ?? []) {
      const id = equipmentIdOf(text);
      const key = id ?? fold(text);
      const items = groups.get((id && equipmentGroupOf(id)) ?? stated);
      if (items?.has(key) === false)
        items.set(
          key,
          theirs || id === null ? { key, text, language: foreign } : { key, text: equipmentName(id, t), language: null },
        );
    }
  return GROUPS.map((group) => ({ group, items: [...(groups.get(group)?.values() ?? [])] })).filter(
    ({ items }) => items.length > 0,
  );
};
