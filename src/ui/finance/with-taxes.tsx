import { useTranslation } from '../translation.tsx';
import type { CalculatorView } from './present-payment.ts';

/** Beside a price: what it comes to with taxes, or that they are in it. */
export const WithTaxes = ({ view: { outTheDoor, context } }: { readonly view: CalculatorView }) => {
  const { t } = useTranslation('finance');
  if (outTheDoor) return <p className="cars-buy__taxes">{t('outTheDoor', { ...outTheDoor })}</p>;
  return context.country === 'FR' ? <p className="cars-buy__taxes">{t('taxIncluded')}</p> : null;
};
