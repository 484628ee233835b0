import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { Pagination } from '../components/pagination.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { usePointing } from '../map/use-pointing.ts';
import { BottomBar } from './bottom-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from '../filters/results.tsx';
import { ListFilters } from './list-filters.tsx';
import { AppliedFilters, HiddenHeading, ListResults, Title, Toolbar, Unread } from './list-parts.tsx';
import type { PageModule } from '../page.ts';
import { LIST_PAGE } from './cars-meta.ts';
import type { CarsView } from './present-cars.ts';
import { LazyPane } from '../map/lazy-pane.tsx';
import type { MapPaneProps } from '../map/map-pane.tsx';

const loadPane = async () => (await import('../map/map-pane.tsx')).MapPane;

/** The map beside the list, which is its equivalent for the keyboard, screen readers and without JavaScript. */
const MapFrame = (props: MapPaneProps) => <LazyPane load={loadPane} props={props} />;

/** List and map beside each other, synchronized: what the visitor points at in one is highlighted in the other. */
const MapScreen = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  const { litIn, listListeners, pointAtMap } = usePointing();
  return (
    <div className="cars-list cars-list--map">
      <div className="cars-mapbar">
        <FilterBar>
          <AppliedFilters {...view} />
        </FilterBar>
        <Toolbar view={view} />
      </div>
      <ListFilters view={view} />
      <ListResults view={view}>
        <p className="cars-notice cars-map__unscripted" role="note">
          <Icon name="info-circle" />
          {t('map.unscripted')}
        </p>
        <Title view={view} />
        <Unread {...view} />
        {view.empty ? (
          <EmptyList empty={view.empty} />
        ) : (
          <div {...listListeners}>
            <HiddenHeading />
            <VehicleGrid cards={view.cards} lit={litIn('list')} anchored />
            <Pagination view={view.pager} />
          </div>
        )}
      </ListResults>
      {view.map && <MapFrame view={view.map} path={view.path} lit={litIn('map')} onHover={pointAtMap} />}
      <BottomBar view={view} />
    </div>
  );
};

export const carsMapPage: PageModule<CarsView> = { ...LIST_PAGE, Screen: MapScreen };
