import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { LazyPane } from '../map/lazy-pane.tsx';
import type { MapView, MarkView } from '../map/present-map.ts';
import { StillMarks } from '../map/still-marks.tsx';
import { usePointing } from '../map/use-pointing.ts';
import { DealerList, RegionLinks } from './dealer-list.tsx';
import { DealerOffer, dealerPage } from './dealer.route.tsx';
import type { DealerEntry, DirectoryView } from './present-directory.ts';
import type { DealerMapView, DealerPageView } from './present-dealer-page.ts';
import { ListOrMap } from './list-or-map.tsx';
import type { PageModule } from '../page.ts';

const loadPane = async () => (await import('./dealers-pane.tsx')).DealersPane;

const entryOf = ({ id, dealer, distance, total, paths }: DealerPageView): DealerEntry => ({
  id,
  name: dealer.name,
  mark: dealer.mark,
  city: dealer.city,
  distance,
  vehicles: total,
  path: paths.list,
});

/** The dealers on the map before its scripts are there. */
const StillDealers = ({ view }: { readonly view: MapView }) => {
  const { t } = useTranslation('dealers');
  const wordsOf = ({ dealer, dealers, count }: MarkView) =>
    dealer === null
      ? { badge: dealers, text: t('map.group', { count }), short: dealers }
      : { badge: '', text: dealer, short: dealers };
  return <StillMarks view={view} wordsOf={wordsOf} label={t('map.still')} />;
};

interface AllDealersProps {
  readonly view: DirectoryView;
  readonly lit: readonly number[];
}

const AllDealers = ({ view: { regions, dealers, paths }, lit }: AllDealersProps) => {
  const { t } = useTranslation('dealers');
  return (
    <>
      <div className="cars-directory__head">
        <h1>{t('map.title')}</h1>
        <ListOrMap paths={paths} shown="map" />
      </div>
      <p>{regions.length === 0 ? t('none') : t('map.lead', { count: dealers.count, total: dealers.text })}</p>
      <RegionLinks regions={regions} />
      {regions.map(({ key, name, dealers: own }) => (
        <section key={key} id={key} aria-labelledby={`${key}-name`}>
          <h2 id={`${key}-name`}>{name ?? t('elsewhere')}</h2>
          <DealerList dealers={own} lit={lit} />
        </section>
      ))}
    </>
  );
};

/** One dealer's vehicles, or all dealers by region, and beside them the map. The list is the map's equivalent. */
const DealerMapScreen = ({ view: { map, shown } }: { readonly view: DealerMapView }) => {
  const { t } = useTranslation('dealers');
  const { litIn, listListeners, pointAtMap } = usePointing();
  const dealers = shown.kind === 'dealer' ? [entryOf(shown.view)] : shown.view.regions.flatMap((region) => region.dealers);
  return (
    <div className={`cars-dealermap${map ? '' : ' cars-dealermap--alone'}`}>
      <div
        className={`cars-dealermap__list ${shown.kind === 'dealer' ? 'cars-dealerpage' : 'cars-directory'}`}
        {...listListeners}
      >
        {map && (
          <p className="cars-notice cars-map__unscripted" role="note">
            <Icon name="info-circle" />
            {t('map.unscripted')}
          </p>
        )}
        {shown.kind === 'dealer' ? (
          <DealerOffer view={shown.view} shown="map" />
        ) : (
          <AllDealers view={shown.view} lit={litIn('list')} />
        )}
      </div>
      {map && (
        <LazyPane
          load={loadPane}
          props={{ view: map, dealers, lit: litIn('map'), onHover: pointAtMap }}
          still={<StillDealers view={map} />}
          tiles={map.tiles}
        />
      )}
    </div>
  );
};

export const dealerMapPage: PageModule<DealerMapView> = {
  /** A dealer's map shows the vehicles of their page, which is the one to be indexed. */
  meta: ({ shown }, frame, t) =>
    shown.kind === 'dealer'
      ? dealerPage.meta(shown.view, frame, t)
      : {
          title: `${t('dealers:map.title')} – ${frame.site.name}`,
          description: t('dealers:map.meta'),
          canonical: shown.view.paths.map,
          index: shown.view.regions.length > 0,
        },
  namespaces: ['dealers', 'components', 'inventory'],
  Screen: DealerMapScreen,
};
