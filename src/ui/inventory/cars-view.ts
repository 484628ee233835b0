/** What the list of vehicles shows, as plain JSON: figures and names are ready text, `Words` are messages of the page's language. */
import type { ListSubject } from '../../domain/inventory/list-heading.ts';
import type { Layout } from '../../domain/inventory/list-layouts.ts';
import type { Facet, HistogramField } from '../../domain/inventory/facets.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import type { PriceMode } from '../../domain/inventory/payment-bounds.ts';
import type { Bounds } from '../../domain/location/bounds.ts';
import type { AdView } from '../components/ad-card.tsx';
import type { PagerView } from '../components/pagination.tsx';
import type { RangeView } from '../components/range-field.tsx';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { CardView } from '../components/vehicle-card.tsx';
import type { ListMessage } from './list-message.ts';

/** Text that needs no translation, or the key of a message of this folder with its values. */
export type Words =
  string | { readonly key: ListMessage; readonly values?: Readonly<Record<string, string>>; readonly count?: number };

/** A checkbox of the form. */
export interface OptionView {
  readonly name: string;
  readonly value: string;
  readonly label: Words;
  /** Vehicles that have it; null where they are not counted. */
  readonly count: string | null;
  /** Left out where it is not so: a page has a hundred options. */
  readonly chosen?: true;
  /** Drawing of a body. */
  readonly picture?: string;
}

interface Section {
  readonly open: boolean;
}

export type SectionView =
  | (Section & {
      readonly kind: 'range';
      readonly key: HistogramField;
      readonly range: RangeView;
      /** Of the price alone. */
      readonly price?: PriceView;
      readonly options: readonly OptionView[];
    })
  | (Section & {
      readonly kind: 'options';
      readonly key: Facet | 'more';
      readonly options: readonly OptionView[];
      /** Null where all options are few. */
      readonly long: LongList | null;
    });

/** A section with more options than stand in it at first. */
export interface LongList {
  /** How many there are in all. */
  readonly total: string;
  /** All of them are there. */
  readonly whole: boolean;
  /** The same page with all of them, or again with the first. */
  readonly href: string;
}

/** How the price is said: by payments, whose range then stands in the section, or in total. */
export interface PriceView {
  readonly mode: PriceMode;
  /** That payments are worked out by; the visitor may change them. */
  readonly terms: VisitorTerms;
  /** The prices in force, '' for an open end. */
  readonly asked: readonly [min: string, max: string];
  /** The lowest and the highest price there is; null where there is none. */
  readonly extent: readonly [min: number, max: number] | null;
}

export type SectionKey = SectionView['key'];

/** A filter in force; following the link drops it and nothing else. */
export interface ChipView {
  readonly words: Words;
  /** What a price comes to in payments. */
  readonly note?: Words;
  readonly href: string;
  /** Where the form has it. */
  readonly section?: SectionKey;
}

/** A filter that is not in force: following the link puts it there. */
export interface OfferView {
  readonly words: Words;
  readonly count: string;
  readonly href: string;
}

export interface SortOption {
  /** What the form's `Sort` field holds. */
  readonly value: string;
  readonly words: Words;
  readonly href: string;
  readonly chosen: boolean;
}

export interface LayoutOption {
  readonly layout: Layout;
  /** The same search, looked at this way. */
  readonly href: string;
}

/** A vehicle as a row of the table: null is unknown. */
export interface RowView extends CardView {
  readonly year: string | null;
  readonly usage: string | null;
  readonly transmission: string | null;
  readonly fuel: string | null;
  readonly drivetrain: string | null;
}

export type SortColumn = 'Year' | 'Mileage' | 'Price' | 'Distance';

/** A column's heading as a link: sorts by it, and the other way round where it is sorted by it already. */
export interface ColumnSort {
  readonly href: string;
  readonly direction: 'ascending' | 'descending' | null;
}

export interface TableView {
  readonly rows: readonly RowView[];
  /** 'Distance' only where there is a place to measure from. */
  readonly sorts: Readonly<Record<Exclude<SortColumn, 'Distance'>, ColumnSort>> & { readonly Distance: ColumnSort | null };
}

export interface MapView {
  /** Where the vehicles of all pages are. */
  readonly bounds: Bounds;
  /** Names the visitor's place where the search is around it: the map goes where that goes. */
  readonly around: string;
  /** Answers what stands in a window of the map, whose bounds are to be added. */
  readonly dataHref: string;
  /** Outlines and towns, for a map without tiles. */
  readonly baseHref: string;
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
}

interface Brings {
  readonly count: number;
  readonly countText: string;
}

export type EmptyView =
  | {
      readonly kind: 'nothing';
      /** Filters that alone stand in the way, or else pairs of them, with the number of vehicles that dropping them brings. */
      readonly relaxations: readonly (Brings & { readonly words: readonly Words[]; readonly href: string })[];
      /** The same search in a wider circle, where that has vehicles. */
      readonly wider: (ChipView & Brings) | null;
      readonly similar: readonly CardView[];
    }
  | { readonly kind: 'beyond'; readonly pages: number; readonly pagesText: string; readonly firstHref: string };

export interface CarsView extends ListSubject {
  /** Where the form leads. */
  readonly path: string;
  /** The address of this search without carried parameters. */
  readonly canonical: string;
  /** Whether search engines may keep it. */
  readonly index: boolean;
  /** The visitor's town, where the search is around it. */
  readonly near: string | null;
  /** Set where the search asks for a distance and nobody knows from where: the same search anywhere. */
  readonly anywhereHref: string | null;
  /** Radius of the search: '100 km'. */
  readonly within: string | null;
  /** Parameters that the form passes on though it has no control for them. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly keyword: { readonly name: string; readonly value: string };
  readonly distance: {
    readonly name: string;
    readonly options: readonly { readonly value: string; readonly text: Words; readonly chosen: boolean }[];
  } | null;
  readonly sections: readonly SectionView[];
  readonly chips: readonly ChipView[];
  /** A circle around the visitor's place that is not drawn, as a chip to press. */
  readonly offer: ChipView | null;
  /** Filters that would narrow this search well, with what they would leave. */
  readonly promoted: readonly OfferView[];
  readonly clearHref: string;
  /** Whether there is anything to clear: the site's own circle comes back by itself. */
  readonly clearable: boolean;
  readonly sorts: readonly SortOption[];
  /** 'YearMin=abc': what the address says and nobody could read. */
  readonly unread: readonly string[];
  /** Words of the visitor's sentence that are in no filter; null for none. */
  readonly unused: string | null;
  readonly layout: Layout;
  readonly layouts: readonly LayoutOption[];
  /** None where the table has them as rows. */
  readonly cards: readonly CardView[];
  /** What stands among the cards. */
  readonly ads: readonly AdView[];
  readonly table: TableView | null;
  readonly map: MapView | null;
  /** Places of the page's first and last vehicle among all. */
  readonly shown: { readonly from: string; readonly to: string };
  readonly pager: PagerView;
  readonly empty: EmptyView | null;
  readonly estimate: EstimateView | null;
}
