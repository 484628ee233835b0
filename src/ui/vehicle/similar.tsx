import { PageLink } from '../components/link.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Vehicles that visitors of this page may want to compare. */
export const Similar = ({ similar, similarPath, estimate }: Pick<VehicleView, 'similar' | 'similarPath' | 'estimate'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__similar" aria-labelledby="similar">
      <div className="cars-section-head">
        <h2 id="similar">{t('similar.heading')}</h2>
        <PageLink className="cars-link" to={similarPath}>
          {t('similar.all')}
        </PageLink>
      </div>
      <VehicleGrid cards={similar} />
      {estimate && <EstimateNote estimate={estimate} />}
    </section>
  );
};
