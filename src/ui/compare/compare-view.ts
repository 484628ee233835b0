/** The rows of a comparison, with formatted texts. */
import type { CatalogueEquipmentGroup } from '../../domain/equipment/equipment.ts';
import type { ComparedRow, ItemRow } from '../../domain/inventory/comparison.ts';
import type { FactName } from '../vehicle/present-facts.ts';

/** Formatted text, or a message: of a vehicle's fact, of an equipment group, or of the comparison. */
export type Label =
  | string
  | { readonly fact: Exclude<FactName, 'vin'> }
  | { readonly equipment: CatalogueEquipmentGroup }
  | {
      readonly own:
        | 'price'
        | 'payment'
        | 'availability'
        | 'rating'
        | 'drop'
        | 'photos'
        | 'listed'
        | 'dealer'
        | 'place'
        | 'distance'
        | 'facts'
        | 'equipment'
        | 'suggestedPrice';
    };

export type RowView = (ComparedRow & { readonly label: Label }) | ItemRow;

export interface GroupView {
  readonly heading: Label | null;
  readonly rows: readonly RowView[];
}
