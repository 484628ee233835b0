import { EstimateNote } from '../components/estimate-note.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Vehicles that visitors of this page may want to compare. */
export const Similar = ({ similar, similarPath, estimate }: Pick<VehicleView, 'similar' | 'similarPath' | 'estimate'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__similar" aria-labelledby="similar">
      <SectionHead id="similar" title={t('similar.heading')} all={{ to: similarPath, text: t('similar.all') }} />
      <VehicleGrid cards={similar} />
      {estimate && <EstimateNote estimate={estimate} />}
    </section>
  );
};
