/** What the list of vehicles shows, as plain JSON: figures and names are ready text, `Words` are messages of the page's language. */
import type { Facet, HistogramField } from '../../domain/inventory/facets.ts';
import type { PagerView } from '../components/pagination.tsx';
import type { RangeView } from '../components/range-field.tsx';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { CardView } from '../components/vehicle-card.tsx';

/** Text that needs no translation, or the key of a message of this folder with its values. */
export type Words =
  string | { readonly key: string; readonly values?: Readonly<Record<string, string>>; readonly count?: number };

/** A checkbox of the form. */
export interface OptionView {
  readonly name: string;
  readonly value: string;
  readonly label: Words;
  /** Vehicles that have it; null where they are not counted. */
  readonly count: string | null;
  readonly chosen: boolean;
  /** Waits behind 'Show all'; never a chosen one. */
  readonly extra?: boolean;
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
      readonly options: readonly OptionView[];
    })
  | (Section & {
      readonly kind: 'options';
      readonly key: Facet | 'more';
      readonly options: readonly OptionView[];
      /** How many there are with the extra ones; null where there are no extra ones. */
      readonly all: string | null;
    });

/** A filter in force; following the link drops it and nothing else. */
export interface ChipView {
  readonly words: Words;
  readonly href: string;
}

export interface SortOption {
  /** What the form's `Sort` field holds. */
  readonly value: string;
  readonly words: Words;
  readonly href: string;
  readonly chosen: boolean;
}

export type EmptyView =
  | {
      readonly kind: 'nothing';
      /** Filters that alone stand in the way, with the number of vehicles that dropping each brings. */
      readonly relaxations: readonly (ChipView & { readonly count: number; readonly countText: string })[];
      readonly similar: readonly CardView[];
    }
  | { readonly kind: 'beyond'; readonly pages: number; readonly pagesText: string; readonly firstHref: string };

export interface CarsView {
  /** Where the form leads. */
  readonly path: string;
  /** The address of this search without carried parameters. */
  readonly canonical: string;
  /** Whether search engines may keep it. */
  readonly index: boolean;
  readonly heading: Words;
  readonly place: string | null;
  readonly page: { readonly number: number; readonly text: string };
  readonly total: { readonly count: number; readonly text: string };
  /** Radius of the search: '100 km'. */
  readonly within: string | null;
  /** Parameters that the form passes on though it has no control for them. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly keyword: { readonly name: string; readonly value: string };
  readonly distance: {
    readonly name: string;
    readonly options: readonly { readonly value: string; readonly text: string; readonly chosen: boolean }[];
  } | null;
  readonly sections: readonly SectionView[];
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  readonly sorts: readonly SortOption[];
  /** 'YearMin=abc': what the address says and nobody could read. */
  readonly unread: readonly string[];
  readonly cards: readonly CardView[];
  readonly pager: PagerView;
  readonly empty: EmptyView | null;
  readonly estimate: EstimateView | null;
}
