import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { useTranslation } from '../translation.tsx';

/** That the map could not be loaded (specification, section 8), and what to use in its place. */
export const MapFailure = () => {
  const { t } = useTranslation('inventory');
  return (
    <p className="cars-map__failed" role="status">
      {errorMessage({ kind: 'item', item: t('map.item') }, t)} {t('map.failed')}
    </p>
  );
};
