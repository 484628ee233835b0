import { useTranslation } from '../translation.tsx';
import type { CalculatorView } from './present-payment.ts';

/** Beside a price: the price with taxes, or that they are included. */
export const WithTaxes = ({ view: { outTheDoor, context } }: { readonly view: CalculatorView }) => {
  const { t } = useTranslation('finance');
  if (outTheDoor) return <p className="cars-buy__taxes">{t('outTheDoor', { ...outTheDoor })}</p>;
  return context.country === 'FR' ? <p className="cars-buy__taxes">{t('taxIncluded')}</p> : null;
};
