/** The equipment that styles name by its id, with its group and its words in five languages. */
import type { InFiveLanguages } from '../language/in-five-languages.ts';
import { ENTERTAINMENT } from './equipment-words/entertainment.ts';
import type { EquipmentWords } from './equipment-words/equipment-words.ts';
import { EXTERIOR } from './equipment-words/exterior.ts';
import { INTERIOR } from './equipment-words/interior.ts';
import { MECHANICAL } from './equipment-words/mechanical.ts';
import { SAFETY } from './equipment-words/safety.ts';

/** The groups of the specification (section 3). */
export const EQUIPMENT_GROUPS = ['mechanical', 'exterior', 'entertainment', 'interior', 'safety'] as const;
export type CatalogueEquipmentGroup = (typeof EQUIPMENT_GROUPS)[number];

const WORDS_OF_GROUP = {
  mechanical: MECHANICAL,
  exterior: EXTERIOR,
  entertainment: ENTERTAINMENT,
  interior: INTERIOR,
  safety: SAFETY,
} as const satisfies Readonly<Record<CatalogueEquipmentGroup, EquipmentWords>>;

type WordsOfGroup = typeof WORDS_OF_GROUP;
export type EquipmentId = { [Group in keyof WordsOfGroup]: keyof WordsOfGroup[Group] }[keyof WordsOfGroup];

export interface EquipmentItem {
  readonly id: EquipmentId;
  readonly group: CatalogueEquipmentGroup;
  readonly words: InFiveLanguages;
}

export const EQUIPMENT: readonly EquipmentItem[] = EQUIPMENT_GROUPS.flatMap((group) =>
  Object.entries<InFiveLanguages>(WORDS_OF_GROUP[group]).map(([id, words]) => ({ id: id as EquipmentId, group, words })),
);

const byId = new Map<string, EquipmentItem>(EQUIPMENT.map((item) => [item.id, item]));

/** Undefined for an id that is none of the list. */
export const equipmentOf = (id: string): EquipmentItem | undefined => byId.get(id);
