/** What the showroom and the specifications show, as plain JSON: figures and names are ready text, paths without carried parameters. */
import type { CatalogueEquipmentGroup } from '../../domain/catalogue/equipment.ts';
import type { BuildOffer } from '../../domain/catalogue/build-price.ts';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { LinkView } from '../components/crumbs.tsx';
import type { CardView } from '../components/vehicle-card.tsx';
import type { LoanView } from '../finance/finance-view.ts';
import type { CountView } from '../components/present-count.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';

/** The first photo, or the drawing where the catalogue has none; a drawing says nothing that the name beside it does not. */
export type PictureView = CardView['image'];

interface PlaceInCatalogue {
  readonly section: CatalogueSection;
  /** The page's own path. */
  readonly path: string;
  readonly sectionPath: string;
  /** Below the section; the last one is the page itself. */
  readonly crumbs: readonly LinkView[];
}

export interface MakesView extends PlaceInCatalogue {
  readonly variant: 'makes';
  readonly makes: readonly { readonly name: string; readonly path: string; readonly models: CountView }[];
  /** Each leads to a search. */
  readonly bodies: readonly (LinkView & { readonly drawing: string; readonly count: string })[];
  readonly styles: CountView;
  readonly searchPath: string;
  /** Name of the search's keyword. */
  readonly keyword: string;
}

export interface ModelsView extends PlaceInCatalogue {
  readonly variant: 'models';
  readonly make: string;
  readonly models: readonly {
    readonly name: string;
    readonly path: string;
    readonly picture: PictureView;
    readonly body: string | null;
    /** '2019–2025'. */
    readonly years: string;
    /** Of the newest year that has prices; null where none is known. */
    readonly price: YearPriceView | null;
    readonly styles: CountView;
  }[];
}

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

/** All styles of a model in a year. */
export interface StylesView extends PlaceInCatalogue {
  readonly variant: 'styles';
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly body: string | null;
  readonly picture: PictureView;
  readonly price: PriceView | null;
  /** The newest year with prices, where this one has none. */
  readonly priced: (YearPriceView & { readonly path: string }) | null;
  readonly years: readonly { readonly year: number; readonly path: string }[];
  readonly figures: readonly FigureView[];
  readonly styles: readonly StyleRowView[];
  readonly nav: ModelNavView;
  readonly comparePath: string;
  /** Some of the vehicles for sale. */
  readonly cards: readonly CardView[];
  /** The terms behind the payments; null where there is none. */
  readonly estimate: EstimateView | null;
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

/** Options, paint, taxes and a payment. */
export interface BuildView extends LoanView {
  readonly offer: BuildOffer;
  readonly price: string;
  readonly delivery: string | null;
  readonly options: readonly {
    readonly key: string;
    readonly name: string;
    /** What a package brings. */
    readonly items: readonly string[];
    readonly price: string;
  }[];
  readonly colours: readonly {
    readonly key: string;
    readonly name: string;
    /** RRGGBB. */
    readonly paint: string;
    readonly drawing: string;
    /** Null where it costs nothing more. */
    readonly price: string | null;
  }[];
  /** What the address asks for, as far as it is offered. */
  readonly chosen: { readonly colour: string | null; readonly options: readonly string[] };
  /** Where taxes can be paid; empty where prices have their tax in them. */
  readonly provinces: readonly { readonly code: string; readonly name: string }[];
  /** Null on sites without a financing page. */
  readonly financingPath: string | null;
}

/** One style: its price as ordered in the showroom, its facts in the specifications. */
export interface StyleView extends PlaceInCatalogue {
  readonly variant: 'style';
  readonly id: number;
  /** Year, make and model. */
  readonly name: string;
  readonly version: string;
  readonly picture: PictureView;
  /** Photos beside that one, each with the address of its largest copy. */
  readonly photos: readonly (PictureView & { readonly large: string })[];
  readonly price: string | null;
  /** Who says the price, and when. */
  readonly priceSource: string | null;
  readonly figures: readonly FigureView[];
  /** What the sheet begins with. */
  readonly facts: readonly { readonly title: string; readonly value: string }[];
  readonly equipment: readonly EquipmentGroupView[];
  readonly similar: readonly StyleCardView[];
  readonly nav: ModelNavView;
  /** The same style in the other section. */
  readonly otherPath: string;
  /** Null in the specifications, and where no price is known. */
  readonly build: BuildView | null;
  /** What can be added up instead, where no price is known: the style, or another of its model, in the newest year that has one. */
  readonly priced: (Pick<LinkView, 'path'> & { readonly name: string; readonly price: string }) | null;
}

/** A name that the catalogue does not have (404), and the nearest ones that it has. */
export interface UnknownView extends PlaceInCatalogue {
  readonly variant: 'unknown';
  /** As the address has it. */
  readonly asked: string;
  readonly suggestions: readonly LinkView[];
  readonly searchPath: string;
}

export type CatalogueView = MakesView | ModelsView | StylesView | StyleView | UnknownView;
