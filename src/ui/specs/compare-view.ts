/** Styles side by side, as plain JSON with ready texts. */
import type { ComparedStyles, EquipmentRowGroup, StyleRowGroup } from '../../domain/catalogue/compare-styles.ts';
import type { StyleCardView } from '../catalogue/catalogue-view.ts';

export interface StyleColumnView {
  readonly card: StyleCardView;
  /** This comparison without the style. */
  readonly withoutPath: string;
  readonly stock: { readonly path: string; readonly count: number; readonly text: string } | null;
}

export interface SpecsCompareView {
  /** Without a query. */
  readonly path: string;
  readonly sectionPath: string;
  /** With the styles that are shown, in their order. */
  readonly canonical: string;
  readonly ids: readonly number[];
  /** Null unless all are of one model and year. */
  readonly model: string | null;
  readonly differencesOnly: boolean;
  readonly columns: readonly StyleColumnView[];
  /** The suggested prices; null where none is known. */
  readonly price: ComparedStyles | null;
  readonly facts: readonly StyleRowGroup[];
  readonly equipment: readonly EquipmentRowGroup[];
  /** Styles of the same models and years that are not compared yet. */
  readonly offered: readonly { readonly id: number; readonly label: string }[];
  /** The search, where every result can be added; null where four are compared. */
  readonly addPath: string | null;
  readonly searchPath: string;
  /** What was asked for and is not shown. */
  readonly leftOut: {
    readonly beyond: readonly string[];
    readonly repeated: readonly string[];
    readonly unknown: readonly number[];
    readonly unreadable: readonly string[];
  };
}
