import type { EstimateView } from '../finance/present-estimate.ts';
import { useTranslation } from '../translation.tsx';
import { useCreditWarning } from './use-credit-warning.ts';

/** The terms behind the payments on the cards; where the law requires it, a whole example and its sentence. */
export const EstimateNote = ({ estimate: { term, rate, down, example } }: { readonly estimate: EstimateView }) => {
  const { t } = useTranslation('components');
  const warning = useCreditWarning();
  return (
    <p className="cars-estimate">
      {t(down === null ? 'estimate.terms' : 'estimate.termsWithDown', { term, rate, down })}
      {example && ` ${t('estimate.example', { ...example, term, rate })}`} {warning !== null && <strong>{warning}</strong>}
    </p>
  );
};
