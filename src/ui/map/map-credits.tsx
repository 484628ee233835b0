import { useTranslation } from '../translation.tsx';
import type { MapView } from './present-map.ts';

/** The map's attributions: outlines are in the public domain, towns are not. */
export const MapCredits = ({ tiles }: Pick<MapView, 'tiles'>) => {
  const { t } = useTranslation('inventory');
  return (
    <p className="cars-map__credits">
      {tiles && `${tiles.attribution} · `}
      {t('map.outlines')} <a href="https://www.naturalearthdata.com/">Natural Earth</a> · {t('map.towns')}{' '}
      <a href="https://www.geonames.org/">GeoNames</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)
    </p>
  );
};
