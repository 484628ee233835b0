/** The search of the catalogue, as plain JSON with formatted texts. */
import type { CatalogueFacet, CatalogueRange, CatalogueSort } from '../../../domain/catalogue/catalogue-query.ts';
import type { StyleCardView } from '../catalogue-view.ts';
import type { PagerView } from '../../components/pagination.tsx';
import type { ChipView, FilteredView, OptionsSection, RangeSection } from '../../filters/filter-view.ts';

export type SpecsFieldKey = CatalogueFacet | CatalogueRange;
export type SpecsSectionView = RangeSection<CatalogueRange> | OptionsSection<CatalogueFacet>;

/** The sort orders on offer. */
export type SpecsSortKey = Exclude<CatalogueSort, 'Price' | 'Year'> | 'PriceUp' | 'PriceDown';

export interface SpecsSearchView extends FilteredView {
  readonly sectionPath: string;
  readonly sections: readonly SpecsSectionView[];
  readonly chips: readonly (ChipView & { readonly section?: SpecsFieldKey })[];
  readonly sorts: readonly { readonly value: string; readonly key: SpecsSortKey; readonly chosen: boolean }[];
  readonly cards: readonly StyleCardView[];
  readonly pager: PagerView;
  /** Set beyond the last page: the path of the first. */
  readonly firstHref: string | null;
  /** The comparison that results are added to; null if there is none yet. */
  readonly comparing: { readonly path: string; readonly names: readonly string[] } | null;
}
