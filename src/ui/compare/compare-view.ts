/** Listings side by side, as plain JSON with ready texts. */
import type { ComparedRow } from '../../domain/inventory/comparison.ts';
import type { EquipmentGroup } from '../../domain/vehicle/vehicle.ts';
import type { CardView } from '../components/vehicle-card.tsx';
import type { FactName } from '../vehicle/vehicle-view.ts';

/** What the rows of facts are called: those of a vehicle's page, and some more. */
export type RowName =
  Exclude<FactName, 'vin'> | 'price' | 'payment' | 'availability' | 'listed' | 'dealer' | 'place' | 'distance';

export interface FactRow extends ComparedRow {
  readonly name: RowName;
}

export interface EquipmentRow {
  readonly item: string;
  readonly group: EquipmentGroup;
  readonly differs: boolean;
  /** Null where the dealer has listed no equipment at all. */
  readonly has: readonly (boolean | null)[];
}

export interface CompareColumn {
  readonly card: CardView;
  /** This page without the vehicle. */
  readonly withoutPath: string;
}

export interface CompareView {
  readonly path: string;
  /** With the ids that are shown, in their order. */
  readonly canonical: string;
  readonly columns: readonly CompareColumn[];
  readonly facts: readonly FactRow[];
  readonly equipment: readonly EquipmentRow[];
  /** What was asked for and is not shown. */
  readonly leftOut: {
    /** Names of vehicles beyond the fourth. */
    readonly beyond: readonly string[];
    readonly repeated: readonly string[];
    /** Ids of no vehicle that is shown here. */
    readonly unknown: readonly number[];
    readonly unreadable: readonly string[];
  };
  readonly favouritesPath: string;
  readonly browsePath: string;
}
