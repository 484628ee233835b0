import type { EstimateView } from '../finance/present-estimate.ts';
import { useTranslation } from '../translation.tsx';
import { useCreditWarning } from './use-credit-warning.ts';

/** The terms that the cards' payments are calculated with; where the law requires it, with a complete example and its warning. */
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
