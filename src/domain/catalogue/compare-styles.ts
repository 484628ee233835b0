/** The facts and the equipment of styles side by side. */
import {
  compareFacts,
  compareItems,
  type ComparedRow,
  type Fact,
  type ItemRow,
  type Possession,
} from '../inventory/comparison.ts';
import { isApplicable } from './facts/applicable.ts';
import { factText } from './facts/fact-text.ts';
import {
  comparableNumber,
  SPECIFICATION_GROUPS,
  TITLE_IDS,
  titleOf,
  type SpecificationGroupId,
  type TitleId,
} from './facts/catalogue-facts.ts';
import { EQUIPMENT_GROUPS, type CatalogueEquipmentGroup } from '../equipment/equipment.ts';
import type { CatalogueStyle } from './specification-style.ts';
import { equipmentLists, groupName, titleName } from './technical-sheet.ts';
import { languageOf, type LanguageId } from '../language/language.ts';
import type { Translate } from '../language/translate.ts';

export interface StyleRow extends ComparedRow {
  readonly title: string;
}

export interface StyleRowGroup {
  readonly id: SpecificationGroupId;
  readonly name: string;
  /** Never empty. */
  readonly rows: readonly StyleRow[];
}

const factRow = (
  id: TitleId,
  styles: readonly Pick<CatalogueStyle, 'facts' | 'fuel'>[],
  languageId: LanguageId,
  t: Translate,
): StyleRow => {
  const title = titleOf(id);
  const figures = styles.map(({ facts, fuel }): Fact => {
    const value = facts[id]?.value;
    if (value !== undefined) return { text: factText(id, value, languageId, t), figure: comparableNumber(value) };
    return isApplicable(id, fuel) ? { text: null } : { text: null, inapplicable: true };
  });
  return { title: titleName(id, t), ...compareFacts(figures, title.kind === 'number' ? title.better : null) };
};

/** In the order of a technical sheet; facts that no style has are left out. */
export const comparedFacts = (
  styles: readonly Pick<CatalogueStyle, 'facts' | 'fuel'>[],
  languageId: LanguageId,
  t: Translate,
): readonly StyleRowGroup[] =>
  SPECIFICATION_GROUPS.map((id) => ({
    id,
    name: groupName(id, t),
    rows: TITLE_IDS.filter((title) => titleOf(title).group === id && styles.some(({ facts }) => facts[title])).map((title) =>
      factRow(title, styles, languageId, t),
    ),
  })).filter(({ rows }) => rows.length > 0);

export interface EquipmentRowGroup {
  readonly id: CatalogueEquipmentGroup;
  /** Sorted as the language sorts, never empty. */
  readonly rows: readonly ItemRow[];
}

export const comparedEquipment = (
  styles: readonly Pick<CatalogueStyle, 'equipment'>[],
  languageId: LanguageId,
  t: Translate,
): readonly EquipmentRowGroup[] => {
  const lists = styles.map((style) => (style.equipment.length === 0 ? null : equipmentLists(style, languageId, t)));
  const { compare } = new Intl.Collator(languageOf(languageId).locale);
  return EQUIPMENT_GROUPS.map((id) => {
    const owned = lists.map(
      (list) =>
        list && new Map(list[id].map(({ name, optional }): [string, Possession] => [name, optional ? 'optional' : 'standard'])),
    );
    const items = [...new Set(owned.flatMap((list) => [...(list?.keys() ?? [])]))].sort(compare);
    return { id, rows: compareItems(items, owned) };
  }).filter(({ rows }) => rows.length > 0);
};
