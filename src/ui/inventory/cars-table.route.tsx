import { useTranslation } from '../translation.tsx';
import { Pagination } from '../components/pagination.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from '../filters/results.tsx';
import { ListFilters } from './list-filters.tsx';
import { AppliedFilters, Head, HiddenHeading, PromotedFilters, ListResults, Unread } from './list-parts.tsx';
import { ResultsTable } from './results-table.tsx';
import type { PageModule } from '../page.ts';
import { LIST_PAGE } from './cars-meta.ts';
import type { CarsView } from './present-cars.ts';

/** The same list as a dense table, for comparing many vehicles. */
const TableScreen = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  return (
    <div className="page page--wide cars-list">
      <Head view={view} />
      <ListFilters view={view} />
      <ListResults view={view}>
        <FilterBar>
          <AppliedFilters {...view} />
        </FilterBar>
        <Unread {...view} />
        <PromotedFilters {...view} />
        {view.empty && <EmptyList empty={view.empty} />}
        {view.table && !view.empty && (
          <>
            <HiddenHeading />
            <ResultsTable table={view.table} caption={`${view.total.text} ${t('vehicles', { count: view.total.count })}`} />
            <Pagination view={view.pager} />
          </>
        )}
      </ListResults>
      <BottomBar view={view} />
    </div>
  );
};

export const carsTablePage: PageModule<CarsView> = { ...LIST_PAGE, Screen: TableScreen };
