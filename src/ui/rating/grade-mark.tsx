import { GRADES, type Grade } from '../../domain/rating/rating.ts';
import { useTranslation } from '../translation.tsx';

/** The grade as a word, with its position among the five grades. */
export const GradeMark = ({ grade }: { readonly grade: Grade }) => {
  const { t } = useTranslation('rating');
  return (
    <span className={`cars-rating is-${grade}`}>
      <i aria-hidden="true">
        {GRADES.map((step) => (
          <b key={step} className={step === grade ? 'is-on' : undefined} />
        ))}
      </i>
      {t(`grade.${grade}`)}
    </span>
  );
};
