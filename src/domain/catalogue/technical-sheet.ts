/** A style's facts and equipment as its technical sheet lists them (specification, section 3, "Specification style"). */
import { languageOf, type LanguageId } from '../language/language.ts';
import type { Translate } from '../language/translate.ts';
import { EQUIPMENT_GROUPS, equipmentGroupOf, equipmentName, type CatalogueEquipmentGroup } from '../equipment/equipment.ts';
import { SPECIFICATION_GROUPS, TITLE_IDS, titleOf, type SpecificationGroupId, type TitleId } from './facts/catalogue-facts.ts';
import { factText } from './facts/fact-text.ts';
import type { CatalogueStyle, OwnName, StyleEquipment, StyleOption } from './specification-style.ts';

export interface SheetLine {
  readonly titleId: TitleId;
  readonly title: string;
  readonly value: string;
  /** Index of its source in the style's `sources`. */
  readonly source: number;
}

export interface SheetGroup {
  readonly id: SpecificationGroupId;
  readonly name: string;
  /** Never empty. */
  readonly list: readonly SheetLine[];
}

export const groupName = (id: SpecificationGroupId, t: Translate): string => t(`specifications:group.${id}`);
export const titleName = (id: TitleId, t: Translate): string => t(`specifications:title.${id}`);

/** In the order of the groups and titles of the catalogue; unknown facts are left out. */
export const technicalSheet = (
  { facts }: Pick<CatalogueStyle, 'facts'>,
  languageId: LanguageId,
  t: Translate,
): readonly SheetGroup[] =>
  SPECIFICATION_GROUPS.map((id) => ({
    id,
    name: groupName(id, t),
    list: TITLE_IDS.filter((title) => titleOf(title).group === id).flatMap((titleId): SheetLine[] => {
      const fact = facts[titleId];
      if (!fact) return [];
      const { value, source } = fact;
      return [{ titleId, title: titleName(titleId, t), value: factText(titleId, value, languageId, t), source }];
    }),
  })).filter(({ list }) => list.length > 0);

/** An operator's own name, in the language. */
const ownNameText = (name: OwnName, languageId: LanguageId): string =>
  typeof name === 'string' ? name : (name[languageId - 1] ?? name[0]);

const itemName = (item: StyleEquipment, languageId: LanguageId, t: Translate): string =>
  item.id === null ? ownNameText(item.name, languageId) : equipmentName(item.id, t);

const groupOf = (item: StyleEquipment): CatalogueEquipmentGroup =>
  item.id === null ? item.group : (equipmentGroupOf(item.id) ?? 'exterior');

export interface EquipmentLine {
  readonly name: string;
  /** Costs extra. */
  readonly optional: boolean;
}

/** Each list sorted as the language sorts. */
export const equipmentLists = (
  { equipment }: Pick<CatalogueStyle, 'equipment'>,
  languageId: LanguageId,
  t: Translate,
): Readonly<Record<CatalogueEquipmentGroup, readonly EquipmentLine[]>> => {
  const { compare } = new Intl.Collator(languageOf(languageId).locale);
  const ofGroup = (group: CatalogueEquipmentGroup): readonly EquipmentLine[] =>
    equipment
      .filter((item) => groupOf(item) === group)
      .map((item) => ({ name: itemName(item, languageId, t), optional: item.optional }))
      .sort((a, b) => compare(a.name, b.name));
  return Object.fromEntries(EQUIPMENT_GROUPS.map((group) => [group, ofGroup(group)])) as Record<
    CatalogueEquipmentGroup,
    readonly EquipmentLine[]
  >;
};

/** The name of an option, and its contents. */
export const optionTexts = (
  { id, name, items }: StyleOption,
  languageId: LanguageId,
  t: Translate,
): { readonly name: string; readonly items: readonly string[] } => {
  const brings = items.map((item) => equipmentName(item, t));
  return { name: name === null ? (brings[0] ?? id) : ownNameText(name, languageId), items: name === null ? [] : brings };
};
