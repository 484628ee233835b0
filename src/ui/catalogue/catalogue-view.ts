/** Views of the showroom and the specifications, as plain JSON: figures and names are formatted text, paths are without carried parameters. */
import type { CatalogueEquipmentGroup } from '../../domain/catalogue/equipment.ts';
import type { CardView } from '../components/vehicle-card.tsx';
import type { CountView } from '../components/present-count.ts';

/** The first photo, or a drawing if the catalogue has none; a drawing has no `alt`, because the name is beside it. */
export type PictureView = CardView['image'];

/** `to` is null if there is a single price. */
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

/** Navigation between the pages about one model. */
export interface ModelNavView {
  readonly current: 'overview' | 'sheet' | 'compare';
  readonly overview: string;
  readonly sheet: string;
  readonly compare: string;
  /** Vehicles for sale; null if the site has none or none is found. */
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

/** A style in a list. */
export interface StyleCardView {
  readonly id: number;
  /** Year, make and model. */
  readonly name: string;
  readonly version: string;
  readonly path: string;
  readonly picture: PictureView;
  readonly facts: readonly string[];
  readonly price: string | null;
  /** The path of a comparison with it. */
  readonly comparePath: string;
}

export interface EquipmentGroupView {
  readonly group: CatalogueEquipmentGroup;
  readonly items: readonly { readonly name: string; readonly optional: boolean }[];
}
