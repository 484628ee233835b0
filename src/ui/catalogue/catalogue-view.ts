/** What the showroom and the specifications show, as plain JSON: figures and names are ready text, paths without carried parameters. */
import type { CatalogueEquipmentGroup } from '../../domain/catalogue/equipment.ts';
import type { CardView } from '../components/vehicle-card.tsx';
import type { CountView } from '../components/present-count.ts';

/** The first photo, or the drawing where the catalogue has none; a drawing says nothing that the name beside it does not. */
export type PictureView = CardView['image'];

/** `to` is null where there is one price. */
export interface PriceView {
  readonly from: string;
  readonly to: string | null;
}

export interface YearPriceView extends PriceView {
  readonly year: number;
}

export const FIGURES = ['power', 'consumption', 'energy', 'range', 'seats', 'length'] as const;

/** A quantity as large figures with a small unit. */
export interface FigureView {
  readonly name: (typeof FIGURES)[number];
  readonly figure: string;
  readonly unit: string;
}

/** The pages about one model, beside each other. */
export interface ModelNavView {
  readonly current: 'overview' | 'sheet' | 'compare';
  readonly overview: string;
  readonly sheet: string;
  readonly compare: string;
  /** Vehicles for sale; null on sites without any and where none is found. */
  readonly stock: StockView | null;
}

export interface StockView {
  readonly path: string;
  readonly count: CountView;
  /** 'Toyota RAV4', with the year where there are vehicles of that year. */
  readonly name: string;
}

export interface StyleRowView {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly engine: string | null;
  readonly power: string | null;
  readonly consumption: string | null;
  readonly price: string | null;
  readonly payment: string | null;
}

/** A style among others. */
export interface StyleCardView {
  readonly id: number;
  /** Year, make and model. */
  readonly name: string;
  readonly version: string;
  readonly path: string;
  readonly picture: PictureView;
  readonly facts: readonly string[];
  readonly price: string | null;
  /** A comparison with it. */
  readonly comparePath: string;
}

export interface EquipmentGroupView {
  readonly group: CatalogueEquipmentGroup;
  readonly items: readonly { readonly name: string; readonly optional: boolean }[];
}
