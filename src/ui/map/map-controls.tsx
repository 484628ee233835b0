import { useTranslation } from '../translation.tsx';
import type { MapView } from './present-map.ts';
import { MapFailure } from './map-failure.tsx';
import { Icon } from '../components/icon.tsx';
import type { MapState } from './use-vehicle-map.ts';

/** The map's attributions: outlines are in the public domain, towns are not. */
const Credits = ({ tiles }: Pick<MapView, 'tiles'>) => {
  const { t } = useTranslation('inventory');
  return (
    <p className="cars-map__credits">
      {tiles ? (
        tiles.attribution
      ) : (
        <>
          {t('map.outlines')} <a href="https://www.naturalearthdata.com/">Natural Earth</a> · {t('map.towns')}{' '}
          <a href="https://www.geonames.org/">GeoNames</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)
        </>
      )}
    </p>
  );
};

/** The controls of every map: zoom, error message and attributions. */
export const MapControls = ({ map, failed, tiles }: Pick<MapState, 'map' | 'failed'> & Pick<MapView, 'tiles'>) => {
  const { t } = useTranslation('inventory');
  return (
    <>
      {map && (
        <div className="cars-map__zoom">
          <button type="button" aria-label={t('map.zoomIn')} onClick={() => map.zoomBy(1)}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={t('map.zoomOut')} onClick={() => map.zoomBy(-1)}>
            <Icon name="minus" />
          </button>
        </div>
      )}
      {failed && <MapFailure />}
      <Credits tiles={tiles} />
    </>
  );
};
