/** The equipment that styles name by its id, each in its group of the specification (section 3); the words are the namespace `equipment`. */
import type { Translate } from '../language/translate.ts';
import equipment from './equipment.json' with { type: 'json' };

export const EQUIPMENT_GROUPS = ['mechanical', 'exterior', 'entertainment', 'interior', 'safety'] as const;
export type CatalogueEquipmentGroup = (typeof EQUIPMENT_GROUPS)[number];
export type EquipmentId = keyof typeof equipment;
export const EQUIPMENT_IDS = Object.keys(equipment) as readonly EquipmentId[];

const groupById = new Map(Object.entries(equipment) as [string, CatalogueEquipmentGroup][]);

/** Undefined for an id that is not in the list. */
export const equipmentGroupOf = (id: string): CatalogueEquipmentGroup | undefined => groupById.get(id);

/** An id that is no longer in the list is returned unchanged. */
export const equipmentName = (id: EquipmentId, t: Translate): string => (groupById.has(id) ? t(`equipment:${id}`) : id);
