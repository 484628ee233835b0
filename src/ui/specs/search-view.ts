/** The search of the catalogue, as plain JSON with ready texts. */
import type { CatalogueFacet, CatalogueRange, CatalogueSort } from '../../domain/catalogue/catalogue-query.ts';
import type { LongList, OptionView } from '../inventory/cars-view.ts';
import type { StyleCardView } from '../catalogue/catalogue-view.ts';
import type { PagerView } from '../components/pagination.tsx';
import type { RangeView } from '../components/range-field.tsx';
import type { Count } from '../home/home-view.ts';

export type SpecsFieldKey = CatalogueFacet | CatalogueRange;

/** Orders that are offered. */
export type SpecsSortKey = Exclude<CatalogueSort, 'Price' | 'Year'> | 'PriceUp' | 'PriceDown';

interface Field {
  readonly key: SpecsFieldKey;
  readonly open: boolean;
  /** What is in force in it, in words; '' for nothing. */
  readonly applied: string;
}

export type SpecsFieldView =
  | (Field & { readonly kind: 'range'; readonly range: RangeView })
  | (Field & { readonly kind: 'options'; readonly options: readonly OptionView[]; readonly long: LongList | null });

export interface SpecsSearchView {
  readonly path: string;
  readonly sectionPath: string;
  /** The address of this search without parameters of other pages. */
  readonly canonical: string;
  readonly index: boolean;
  readonly total: Count;
  readonly page: string;
  readonly keyword: { readonly name: string; readonly value: string };
  /** Parameters that the form passes on though it has no control for them. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly fields: readonly SpecsFieldView[];
  /** Filters in force; following one drops it. */
  readonly chips: readonly { readonly field: SpecsFieldKey | 'text'; readonly text: string; readonly href: string }[];
  readonly clearHref: string;
  readonly sorts: readonly {
    readonly value: string;
    readonly key: SpecsSortKey;
    readonly href: string;
    readonly chosen: boolean;
  }[];
  readonly unread: readonly string[];
  readonly cards: readonly StyleCardView[];
  readonly pager: PagerView;
  /** Beyond the last page: the way back to the first. */
  readonly firstHref: string | null;
  /** The comparison that results are added to; null where there is none yet. */
  readonly comparing: { readonly path: string; readonly names: readonly string[] } | null;
}
