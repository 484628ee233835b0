import { useTranslation } from '../translation.tsx';
import { GradeMark } from './grade-mark.tsx';
import type { RatingView } from './present-rating.ts';

/** Id of the rating section's heading. */
export const RATING_ID = 'price-rating';

/** The rating beside the price, with a link to the rating section. */
export const RatingLine = ({ rating }: { readonly rating: RatingView }) => {
  const { t } = useTranslation('rating');
  if (rating.kind === 'unrated') {
    return (
      <p className="cars-rate-line">
        <span className="cars-rating">{t('unrated.short')}</span>
        <a className="cars-link" href={`#${RATING_ID}`}>
          {t('unrated.why')}
        </a>
      </p>
    );
  }
  return (
    <p className="cars-rate-line">
      <GradeMark grade={rating.grade} label={rating.label} />
      <a className="cars-link" href={`#${RATING_ID}`}>
        {t('comparables', { count: rating.comparables.length })}
      </a>
    </p>
  );
};
