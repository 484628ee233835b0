import { useTranslation } from '../translation.tsx';

/** The terms behind every payment on the page. */
export interface EstimateView {
  readonly term: string;
  readonly rate: string;
  /** Null for none. */
  readonly down: string | null;
  /** The law of the site's country requires a whole example (France: Code de la consommation, L312-5 to L312-8). */
  readonly example: {
    readonly price: string;
    /** Number of equal payments; the last one settles the cents. */
    readonly payments: string;
    readonly payment: string;
    readonly last: string;
    readonly total: string;
    readonly cost: string;
    readonly apr: string;
  } | null;
}

/** The terms behind the payments on the cards; where the law requires it, a whole example and its sentence. */
export const EstimateNote = ({ estimate: { term, rate, down, example } }: { readonly estimate: EstimateView }) => {
  const { t } = useTranslation('components');
  return (
    <p className="cars-estimate">
      {t(down === null ? 'estimate.terms' : 'estimate.termsWithDown', { term, rate, down })}
      {example && (
        <>
          {' '}
          {t('estimate.example', { ...example, term, rate })} <strong>{t('estimate.warning')}</strong>
        </>
      )}
    </p>
  );
};
