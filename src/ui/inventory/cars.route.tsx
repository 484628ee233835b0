import { BottomBar } from './bottom-bar.tsx';
import { CardResults } from './card-results.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { AppliedFilters, Head, HiddenHeading, PromotedFilters, ListResults, Unread } from './list-parts.tsx';
import type { PageModule } from '../page.ts';
import { LIST_PAGE } from './cars-meta.ts';
import type { CarsView } from './present-cars.ts';

/** The list of vehicles as cards beside its filters: cars, or recreational vehicles. */
const CarsScreen = ({ view }: { readonly view: CarsView }) => (
  <div className="page page--wide cars-list cars-list--side">
    <Head view={view} />
    <ListFilters view={view} />
    <ListResults view={view}>
      <Unread {...view} />
      <AppliedFilters {...view} />
      <PromotedFilters {...view} />
      {view.empty ? (
        <EmptyList empty={view.empty} />
      ) : (
        <>
          <HiddenHeading />
          <CardResults view={view} />
        </>
      )}
    </ListResults>
    <BottomBar view={view} />
  </div>
);

export const carsPage: PageModule<CarsView> = { ...LIST_PAGE, Screen: CarsScreen };
