import { useTranslation } from '../translation.tsx';
import { defaultTerms } from '../../domain/finance/payment.ts';
import { PAYMENT_FIELDS, PRICE_MODES, PRICE_OF_PAYMENT, priceOfPayment } from '../../domain/inventory/payment-bounds.ts';
import { priceText } from '../../domain/money/price-text.ts';
import { EstimateNote, type EstimateView } from '../components/estimate-note.tsx';
import { RangeField, type RangeView } from '../components/range-field.tsx';
import { useFollowing } from '../components/use-following.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { PriceView } from './cars-view.ts';
import { PRICE_MODE_FIELD } from './filter-form.ts';

interface PriceFieldProps {
  readonly label: string;
  /** Of payments or of prices, by the mode. */
  readonly range: RangeView;
  readonly price: PriceView;
  readonly estimate: EstimateView | null;
}

const Mode = ({ label, mode }: { readonly label: string; readonly mode: PriceView['mode'] }) => {
  const { t } = useTranslation('cars');
  const { frequency } = defaultTerms(useFrame().site.currency);
  const [chosen, choose] = useFollowing(mode);
  return (
    <div className="cars-pricemode">
      <div className="cars-seg cars-seg--block" role="radiogroup" aria-label={label}>
        {PRICE_MODES.map((each) => (
          <label key={each}>
            <input type="radio" name={PRICE_MODE_FIELD} value={each} checked={chosen === each} onChange={() => choose(each)} />
            {t(each === 'payment' ? `price.payment.${frequency}` : 'price.total')}
          </label>
        ))}
      </div>
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit">
        {t('sort.apply')}
      </button>
    </div>
  );
};

interface TotalPriceProps {
  readonly from: string | null;
  readonly to: string | null;
  readonly estimate: EstimateView | null;
}

/** What the payments come to: the law wants the total to be the larger figure (Quebec, Consumer Protection Act, s. 224 b). */
const TotalPrice = ({ from, to, estimate }: TotalPriceProps) => {
  const { t } = useTranslation('cars');
  if (from === null && to === null) return null;
  return (
    <div className="cars-filters__total">
      <span>{t('price.total')}</span>
      <strong className="num">
        {from ?? '…'} – {to ?? '…'}
      </strong>
      {estimate && <EstimateNote estimate={estimate} />}
    </div>
  );
};

/** The range of the price, said as payments or in total as the visitor likes. */
export const PriceField = ({ label, range, price: { mode, asked, extent }, estimate }: PriceFieldProps) => {
  const { t } = useTranslation('cars');
  const { languageId, site } = useFrame();
  if (mode === 'total') {
    return (
      <>
        <Mode label={label} mode={mode} />
        <RangeField key={mode} view={range} label={label} />
      </>
    );
  }
  const terms = defaultTerms(site.currency);
  /** Null where nobody knows: an open end while nothing is found, or a payment half typed. */
  const priceAt = (end: 0 | 1, payment: string): string | null => {
    const price = payment === '' ? extent?.[end] : Number(priceOfPayment(PAYMENT_FIELDS[end], payment, asked[end], terms));
    if (price === undefined || Number.isNaN(price)) return null;
    return priceText({ amount: Math.round(price), currency: site.currency }, languageId, site.currency);
  };
  return (
    <>
      <Mode label={label} mode={mode} />
      {Object.values(PRICE_OF_PAYMENT).map(
        (name, end) => asked[end] !== '' && <input key={name} type="hidden" name={name} value={asked[end]} />,
      )}
      <RangeField key={mode} view={range} label={`${label}, ${t(`price.payment.${terms.frequency}`)}`}>
        {(min, max) => <TotalPrice from={priceAt(0, min)} to={priceAt(1, max)} estimate={estimate} />}
      </RangeField>
    </>
  );
};
