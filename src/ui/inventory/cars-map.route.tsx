import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { Pagination } from '../components/pagination.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { usePointing } from '../map/use-pointing.ts';
import { useSheet } from '../map/use-sheet.ts';
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
import { StillVehicles } from '../map/still-marks.tsx';

const loadPane = async () => (await import('../map/map-pane.tsx')).MapPane;

/** The map beside the list, which is its equivalent for the keyboard and screen readers. */
const MapFrame = (props: MapPaneProps) => (
  <LazyPane load={loadPane} props={props} still={<StillVehicles view={props.view} />} tiles={props.view.tiles} />
);

/**
 * List and map, synchronized: what the visitor points at in one is highlighted in the other. In a wide window they stand beside each
 * other; on a phone the list is a sheet over the map.
 */
const MapScreen = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  const { litIn, listListeners, pointAtMap } = usePointing();
  const { sheet, height, lower, showFocused, handle, grip } = useSheet();
  return (
    <div className="cars-list cars-list--map" ref={sheet} data-sheet={height}>
      <div className="cars-mapbar">
        <FilterBar>
          <AppliedFilters {...view} />
        </FilterBar>
        <Toolbar view={view} />
      </div>
      <ListFilters view={view} />
      <ListResults view={view}>
        <div onFocus={showFocused}>
          <div className="cars-mapsheet" {...grip}>
            <button className="cars-mapsheet__handle" type="button" {...handle}>
              <span className="visually-hidden">{t(height === 'full' ? 'map.sheet.less' : 'map.sheet.more')}</span>
            </button>
            <Title view={view} />
          </div>
          <p className="cars-notice cars-map__unscripted" role="note">
            <Icon name="info-circle" />
            {t('map.unscripted')}
          </p>
          {view.unplaced && (
            <p className="cars-map__unplaced">
              {t('map.unplaced', view.unplaced)}{' '}
              <a className="cars-link" href={view.unplaced.listHref}>
                {t('map.openList')}
              </a>
            </p>
          )}
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
        </div>
      </ListResults>
      {view.map && <MapFrame view={view.map} path={view.path} lit={litIn('map')} onHover={pointAtMap} onOpen={lower} />}
      <BottomBar view={view} />
    </div>
  );
};

export const carsMapPage: PageModule<CarsView> = { ...LIST_PAGE, Screen: MapScreen };
