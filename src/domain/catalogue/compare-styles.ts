/** Styles side by side: which rows differ, which value is the best of its row, and how long its bar is. */
import { compareFacts, type ComparedCell } from '../inventory/comparison.ts';
import { isApplicable } from './applicable.ts';
import { factText } from './fact-text.ts';
import { comparableNumber, SPECIFICATION_GROUPS, TITLE_IDS, titleOf, type SpecificationGroupId, type TitleId } from './facts.ts';
import { EQUIPMENT_GROUPS, type CatalogueEquipmentGroup } from './equipment.ts';
import type { CatalogueStyle } from './specification-style.ts';
import { equipmentLists, groupName, titleName } from './technical-sheet.ts';
import { languageOf, type LanguageId } from '../language/language.ts';
import type { Translate } from '../language/translate.ts';

export interface StyleCell extends ComparedCell {
  /** Share of the row's highest figure, 0 to 1; null in rows without a bar. */
  readonly share: number | null;
  /** Nothing is missing: the style's drive has no such thing. */
  readonly inapplicable?: true;
}

export interface ComparedStyles {
  readonly differs: boolean;
  readonly cells: readonly StyleCell[];
}

export interface StyleRow extends ComparedStyles {
  readonly title: string;
}

export interface StyleRowGroup {
  readonly id: SpecificationGroupId;
  readonly name: string;
  /** Never empty. */
  readonly rows: readonly StyleRow[];
}

export interface Figure {
  readonly text: string | null;
  readonly figure: number | null;
  readonly inapplicable?: true;
}

/**
 * Figures of one row. The best is the highest or the lowest, as the title prefers, and all who share it; there is none where
 * the known figures are equal, where only one is known, or where the preference is a matter of taste. Only rows that have a
 * best have bars, and a bar is the figure's share of the highest one.
 */
export const comparedRow = (figures: readonly Figure[], better: 'high' | 'low' | null): ComparedStyles => {
  const { differs, cells } = compareFacts(figures, better);
  const known = figures.map(({ figure }) => figure).filter((figure) => figure !== null);
  const highest = Math.max(...known);
  const hasBars = better !== null && new Set(known).size > 1 && highest > 0;
  return {
    differs,
    cells: cells.map((cell, place) => {
      const { figure = null, inapplicable } = figures[place] ?? {};
      const share = hasBars && figure !== null ? figure / highest : null;
      return inapplicable ? { ...cell, share, inapplicable } : { ...cell, share };
    }),
  };
};

const factRow = (id: TitleId, styles: readonly Pick<CatalogueStyle, 'facts' | 'fuel'>[], languageId: LanguageId, t: Translate): StyleRow => {
  const title = titleOf(id);
  const figures = styles.map(({ facts, fuel }): Figure => {
    const value = facts[id]?.value;
    if (value !== undefined) return { text: factText(id, value, languageId, t), figure: comparableNumber(value) };
    return isApplicable(id, fuel) ? { text: null, figure: null } : { text: null, figure: null, inapplicable: true };
  });
  return { title: titleName(id, t), ...comparedRow(figures, title.kind === 'number' ? title.better : null) };
};

/** In the order of a technical sheet; what no style has is left out. */
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

/** 'unknown' where the catalogue lists no equipment of the style at all. */
export type Possession = 'standard' | 'optional' | 'none' | 'unknown';

export interface EquipmentRow {
  readonly item: string;
  readonly differs: boolean;
  readonly has: readonly Possession[];
}

export interface EquipmentRowGroup {
  readonly id: CatalogueEquipmentGroup;
  /** Sorted as the language sorts, never empty. */
  readonly rows: readonly EquipmentRow[];
}

export const comparedEquipment = (
  styles: readonly Pick<CatalogueStyle, 'equipment'>[],
  languageId: LanguageId,
  t: Translate,
): readonly EquipmentRowGroup[] => {
  const lists = styles.map((style) => equipmentLists(style, languageId, t));
  const { compare } = new Intl.Collator(languageOf(languageId).locale);
  return EQUIPMENT_GROUPS.map((id) => {
    const items = [...new Set(lists.flatMap((list) => list[id].map(({ name }) => name)))].sort(compare);
    const rows = items.map((item): EquipmentRow => {
      const has = lists.map((list, place): Possession => {
        if (styles[place]?.equipment.length === 0) return 'unknown';
        const owned = list[id].find(({ name }) => name === item);
        return owned ? (owned.optional ? 'optional' : 'standard') : 'none';
      });
      return { item, has, differs: new Set(has).size > 1 };
    });
    return { id, rows };
  }).filter(({ rows }) => rows.length > 0);
};
