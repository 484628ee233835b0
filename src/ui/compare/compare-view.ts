/** Vehicles for sale, or styles of the catalogue, side by side, as plain JSON with ready texts. */
import type { CatalogueEquipmentGroup } from '../../domain/catalogue/style-equipment.ts';
import type { ComparedRow, ItemRow, LeftOut } from '../../domain/inventory/comparison.ts';
import type { PictureView } from '../components/present-card.ts';
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

export interface ColumnView {
  readonly id: number;
  readonly path: string;
  /** Opens a new tab. */
  readonly newTab?: boolean;
  readonly heading: string;
  readonly detail: string | null;
  /** Its whole name. */
  readonly name: string;
  readonly picture: PictureView;
  /** A vehicle's price; '' if the dealer names none. */
  readonly price?: string;
  /** This comparison without it. */
  readonly withoutPath: string;
  /** The vehicles for sale of a style. */
  readonly stock: { readonly path: string; readonly count: number; readonly text: string } | null;
}

/** The additional parts of a comparison of styles. */
export interface StylesOnlyView {
  readonly sectionPath: string;
  readonly ids: readonly number[];
  /** Null unless all are of one model and year. */
  readonly model: string | null;
  readonly differencesOnly: boolean;
  /** Styles of the same models and years that are not compared yet. */
  readonly offered: readonly { readonly id: number; readonly label: string }[];
  /** The search for another style to add; null if four are compared. */
  readonly addPath: string | null;
}

export interface CompareView {
  readonly subject: 'vehicles' | 'styles';
  /** Without a query. */
  readonly path: string;
  /** With the shown ids in order. */
  readonly canonical: string;
  readonly columns: readonly ColumnView[];
  readonly groups: readonly GroupView[];
  readonly leftOut: LeftOut;
  /** Links while there is nothing to compare. */
  readonly elsewhere: readonly { readonly to: 'favourites' | 'browse' | 'search'; readonly path: string }[];
  readonly styles: StylesOnlyView | null;
}
