import { Icon } from '../components/icon.tsx';
import { RatingLine } from '../rating/rating-line.tsx';
import { Contact } from './contact.tsx';
import { DealerMark } from '../dealers/dealer-mark.tsx';
import { VehicleCalculator } from '../finance/calculator.tsx';
import type { VehicleView } from './present-vehicle.ts';
import { useTranslation } from '../translation.tsx';
import type { CalculatorView } from '../finance/present-payment.ts';

/** Beside a price: the price with taxes, or that they are included. */
const WithTaxes = ({ view: { outTheDoor, context } }: { readonly view: CalculatorView }) => {
  const { t } = useTranslation('finance');
  if (outTheDoor) return <p className="cars-buy__taxes">{t('outTheDoor', { ...outTheDoor })}</p>;
  return context.country === 'FR' ? <p className="cars-buy__taxes">{t('taxIncluded')}</p> : null;
};

const Price = ({ view: { price, priceLabel, drop, payment } }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  return (
    <div className="cars-buy__price">
      <p className={price === null ? 'cars-buy__amount cars-buy__amount--none' : 'cars-buy__amount num'}>
        {price ?? priceLabel ?? t('price.onRequest')}
      </p>
      {drop && (
        <p className="cars-buy__was">
          <s className="num">{drop.before}</s> {t('price.drop', { by: drop.by, on: drop.on })}
          <small>{t('price.reference')}</small>
        </p>
      )}
      {payment && <WithTaxes view={payment} />}
    </div>
  );
};

/** Explains an availability other than 'available'. */
const Notice = ({ availability: { label, text, tone } }: Pick<VehicleView, 'availability'>) =>
  text !== null && (
    <div className={tone === 'warning' ? 'cars-notice cars-notice--warning' : 'cars-notice'} role="note">
      <Icon name={tone === 'warning' ? 'clock' : 'info-circle'} />
      <p>
        <strong>{label}</strong>
        {text}
      </p>
    </div>
  );

/** Price, availability, the ways to the dealer, and the payment; stays in view beside the page. */
export const PurchasePanel = ({ view }: { readonly view: VehicleView }) => {
  const { t } = useTranslation('vehicle');
  const { payment, availability, dealer, distance, daysListed, rating } = view;
  return (
    <aside className="cars-buy" aria-label={t('price.label')}>
      <div className="cars-buy__panel cars-panel">
        <Price view={view} />
        {rating && <RatingLine rating={rating} />}
        <div className="cars-buy__act">
          <Notice availability={availability} />
          <Contact view={view} />
        </div>
        <div className="cars-buy__dealer">
          <DealerMark mark={dealer.mark} />
          <p>
            <strong>{dealer.name}</strong>
            <span>{[dealer.city, distance].filter((part) => part !== null).join(' · ')}</span>
          </p>
          <span className={`cars-avail is-${availability.tone}`}>{availability.label}</span>
        </div>
        {payment && <VehicleCalculator view={payment} />}
      </div>
      <p className="cars-buy__meta">{t('history.listed', { count: daysListed })}</p>
    </aside>
  );
};
