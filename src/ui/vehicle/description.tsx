import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** The dealer's own words, in their language. */
export const Description = ({ description, textLanguage }: Pick<VehicleView, 'description' | 'textLanguage'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect cars-prose" aria-labelledby="description">
      <h2 className="cars-detail__h" id="description">
        {t('description')}
      </h2>
      <div lang={textLanguage ?? undefined}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
};
