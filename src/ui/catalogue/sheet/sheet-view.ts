/** A technical sheet as plain JSON with ready texts. */
import type { EquipmentGroupView, ModelNavView, PictureView } from '../catalogue-view.ts';
import type { LinkView } from '../../components/crumbs.tsx';
import type { SpecificationGroupId } from '../../../domain/catalogue/facts.ts';
import type { DrawingOutline } from '../../../domain/vehicle/drawing-outline.ts';

export interface SheetLineView {
  readonly title: string;
  readonly value: string;
  /** Number of its source in the list of sources, from 1. */
  readonly source: number;
  /** What other sources say, where it differs. */
  readonly others: readonly { readonly value: string; readonly source: number }[];
}

export interface SourceView {
  readonly number: number;
  readonly name: string;
  readonly url: string | null;
  readonly licence: string | null;
  /** Null where it does not say when. */
  readonly date: string | null;
}

/** Dimensions to be written on a drawing. */
export interface SizeView {
  readonly drawing: string;
  readonly outline: DrawingOutline;
  readonly length: string;
  readonly wheelbase: string | null;
  readonly height: string | null;
}

export interface SheetView {
  /** Its own address. */
  readonly path: string;
  /** Where the choice of another style leads. */
  readonly action: string;
  readonly sectionPath: string;
  readonly crumbs: readonly LinkView[];
  readonly id: number;
  /** Year, make and model. */
  readonly name: string;
  readonly version: string;
  /** Null where there is no photo. */
  readonly photo: PictureView | null;
  readonly price: string | null;
  /** The number of who says the price; null where there is none. */
  readonly priceSource: number | null;
  /** The style page of the showroom. */
  readonly showroomPath: string;
  /** Styles of the same model and year, itself among them. */
  readonly styles: readonly { readonly id: number; readonly label: string }[];
  readonly nav: ModelNavView;
  readonly groups: readonly {
    readonly id: SpecificationGroupId;
    readonly name: string;
    readonly lines: readonly SheetLineView[];
  }[];
  /** Null where the length is unknown, and for what is no car. */
  readonly size: SizeView | null;
  readonly equipment: readonly EquipmentGroupView[];
  readonly sources: readonly SourceView[];
}
