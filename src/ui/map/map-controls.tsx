import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import type { MapState } from './use-vehicle-map.ts';

/** The controls of every map. */
export const MapControls = ({ map }: Pick<MapState, 'map'>) => {
  const { t } = useTranslation('inventory');
  if (!map) return null;
  return (
    <div className="cars-map__zoom">
      <button type="button" aria-label={t('map.zoomIn')} onClick={() => map.zoomBy(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={t('map.zoomOut')} onClick={() => map.zoomBy(-1)}>
        <Icon name="minus" />
      </button>
    </div>
  );
};
