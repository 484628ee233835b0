import { GradeMark } from './grade-mark.tsx';
import { RATING_ID } from './rating-line.tsx';
import { RatingPlot } from './rating-plot.tsx';
import type { RatedView, RatingView, UnratedView } from './present-rating.ts';
import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';

/** The plot's data as a table, for keyboards and screen readers. */
const ComparablesTable = ({ comparables }: Pick<RatedView, 'comparables'>) => {
  const { t } = useTranslation('rating');
  return (
    <table className="cars-rate-table">
      <thead>
        <tr>
          <th scope="col">{t('table.vehicle')}</th>
          <th scope="col">{t('table.price')}</th>
          <th scope="col">{t('table.adjusted')}</th>
        </tr>
      </thead>
      <tbody>
        {comparables.map(({ id, name, mileage, price, adjusted, path }) => (
          <tr key={id}>
            <th scope="row">
              {path === null ? (
                name
              ) : (
                <PageLink className="cars-link" to={path}>
                  {name}
                </PageLink>
              )}
              <small className="num">{mileage}</small>
            </th>
            <td className="num">{price}</td>
            <td className="num">{adjusted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Formula = ({ rating }: { readonly rating: RatedView }) => {
  const { t } = useTranslation('rating');
  const { margin, outer, perYear, per10000Km, tenThousandKm, spread, expected, from, to, comparables } = rating;
  return (
    <details className="cars-filter">
      <summary>{t('formula.heading')}</summary>
      <div className="cars-rate-formula">
        <p>{t('formula.sample')}</p>
        <p>{t('formula.adjust', { perYear, per10000Km, km: tenThousandKm })}</p>
        <p>{t('formula.middle', { expected })}</p>
        <p>{t('formula.grades', { from, to, margin, outer })}</p>
        <p>{t('formula.confidence', { count: comparables.length, spread })}</p>
        <p>{t('formula.blind')}</p>
      </div>
    </details>
  );
};

const Rated = ({ rating }: { readonly rating: RatedView }) => {
  const { t } = useTranslation('rating');
  const { grade, label, difference, expected, comparables } = rating;
  return (
    <>
      <p className="cars-rate-say">
        <GradeMark grade={grade} label={label} />
        <strong>
          {difference ? t(`difference.${difference.side}`, { amount: difference.text }) : t('difference.none', { expected })}
        </strong>
      </p>
      <RatingPlot rating={rating} />
      <p className="cars-rate-legend">
        <span className="is-me">{t('legend.this')}</span>
        <span className="is-dot">{t('legend.comparable')}</span>
        <span className="is-band">{t('legend.usual')}</span>
      </p>
      <div className="cars-rate-more">
        <Formula rating={rating} />
        <details className="cars-filter">
          <summary>{t('table.heading', { count: comparables.length })}</summary>
          <ComparablesTable comparables={comparables} />
        </details>
      </div>
    </>
  );
};

const Unrated = ({ rating: { reason, sample, model } }: { readonly rating: UnratedView }) => {
  const { t } = useTranslation('rating');
  return (
    <>
      <p>{t(`unrated.${reason}`, { count: sample, model })}</p>
      <p className="cars-rate-note">{t('unrated.note')}</p>
    </>
  );
};

/** The price rating: grade, plot, formula and every comparable; or why there is none. */
export const RatingSection = ({ rating }: { readonly rating: RatingView }) => {
  const { t } = useTranslation('rating');
  return (
    <section className="cars-detail__sect cars-rate" aria-labelledby={RATING_ID}>
      <div className="cars-detail__h">
        <h2 id={RATING_ID}>{t('heading')}</h2>
        {rating.kind === 'rated' && (
          <p>
            {t('sample', { count: rating.comparables.length, model: rating.model, years: rating.years })}{' '}
            {t(`confidence.${rating.confidence}`)}
          </p>
        )}
      </div>
      {rating.kind === 'rated' ? <Rated rating={rating} /> : <Unrated rating={rating} />}
    </section>
  );
};
