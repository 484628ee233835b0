/** The filters that apply to the counts of every facet, but for places and texts. */
import type { InventoryQuery, InventoryScope } from '../../../../domain/inventory/inventory-query.ts';
import type { VehicleType } from '../../../../domain/vehicle/attributes.ts';
import { valueCode, type Row } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import { valueTerms } from './choices.ts';
import type { Step } from './program.ts';

/** Types, flags and ids. Call it when the kernel looks at the blocks of the query. */
export const plainSteps = (index: InventoryIndex, query: InventoryQuery, scope: InventoryScope, freeRow: () => Row): Step[] => {
  const steps: Step[] = [];
  if (scope.types && !isEveryType(index, scope.types)) steps.push({ target: null, terms: valueTerms('type', scope.types) });
  for (const flag of query.flags) steps.push({ target: null, terms: valueTerms('flag', [flag]) });
  if (query.ids.length > 0) {
    const slots = query.ids.map((id) => index.slotOf(id)).filter((slot) => slot !== undefined);
    steps.push({ target: null, terms: index.blocks.rowOf(slots, freeRow) });
  }
  return steps;
};

/** Most often a site shows all types that there are: then no slot is looked at. */
const isEveryType = ({ kinds }: InventoryIndex, types: readonly VehicleType[]): boolean => {
  const shown = new Set(types.map((type) => valueCode('type', type)));
  const { type } = kinds.attributes;
  for (let kind = 0; kind < kinds.size; kind++) if (!shown.has(type[kind]!) && kinds.uses[kind] !== 0) return false;
  return true;
};
