/** Vehicles for sale, or styles of the catalogue, side by side, as plain JSON with ready texts. */
import type { CatalogueEquipmentGroup } from '../../domain/catalogue/style-equipment.ts';
import type { ComparedRow, ItemRow } from '../../domain/inventory/comparison.ts';
import type { FactName } from '../vehicle/present-facts.ts';
import type { compareView } from './present-comparison.ts';
import type { specsCompareView } from './present-styles-comparison.ts';

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

export type CompareView = ReturnType<typeof compareView> | ReturnType<typeof specsCompareView>;
export type ColumnView = CompareView['columns'][number];
/** The additional parts of a comparison of styles. */
export type StylesOnlyView = NonNullable<CompareView['styles']>;
