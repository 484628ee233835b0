import { useTranslation } from '../translation.tsx';
import type { PaymentView } from './vehicle-view.ts';

/** An estimate of what the vehicle costs by the week or month: never larger than the price above it (Quebec: CPA, s. 224 b). */
export const Payment = ({ payment }: { readonly payment: PaymentView }) => {
  const { t } = useTranslation('vehicle');
  const { amount, frequency, monthly, term, rate, cost, example } = payment;
  return (
    <div className="cars-calc">
      <p className="cars-calc__head">
        <span>{t('payment.heading')}</span>
        <strong className="num">
          {amount} <small>{t(`payment.per.${frequency}`)}</small>
        </strong>
      </p>
      <p className="cars-calc__est">{t('payment.estimateOnly')}</p>
      <details className="cars-calc__more">
        <summary>
          {t('payment.cost')}
          <b className="num">{cost}</b>
        </summary>
        <p>{t('payment.terms', { term, rate })}</p>
        {monthly !== null && <p>{t('payment.monthly', { amount: monthly })}</p>}
      </details>
      {example && (
        <div className="cars-calc__law">
          <p>{t('payment.example', { ...example, amount, term, rate, cost })}</p>
          <p>
            <strong>{t('payment.warning')}</strong>
          </p>
        </div>
      )}
    </div>
  );
};
