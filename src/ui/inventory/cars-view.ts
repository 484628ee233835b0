/** What the list of vehicles shows, as plain JSON: figures and names are ready text, `Words` are messages of the page's language. */
import type { ListSubject } from '../../domain/inventory/list-heading.ts';
import type { Layout } from '../../domain/inventory/list-layouts.ts';
import type { Facet, LimitField, RangeField } from '../../domain/inventory/facets.ts';
import type { Bounds } from '../../domain/location/bounds.ts';
import type { AdView } from '../components/ad-card.tsx';
import type { PagerView } from '../components/pagination.tsx';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { FilteredView, OptionsSection, RangeSection, ChipView, Words } from '../filters/filter-view.ts';
import type { CardView } from '../components/vehicle-card.tsx';

/** One field of the form. */
export type SectionView = RangeSection<RangeField> | OptionsSection<Facet | LimitField | 'more'>;

export type SectionKey = SectionView['key'];

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

export interface CarsView extends FilteredView, ListSubject {
  /** The visitor's town, where the search is around it. */
  readonly near: string | null;
  /** Set where the search asks for a distance and nobody knows from where: the same search anywhere. */
  readonly anywhereHref: string | null;
  /** Radius of the search: '100 km'. */
  readonly within: string | null;
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
  /** Whether there is anything to clear: the site's own circle comes back by itself. */
  readonly clearable: boolean;
  readonly sorts: readonly SortOption[];
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
