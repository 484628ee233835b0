import {
  PAYMENT_FIELDS,
  PRICE_MODES,
  PRICE_MODE_FIELD,
  PRICE_OF_PAYMENT,
  priceOfPayment,
} from '../../domain/inventory/payment-bounds.ts';
import { useTranslation } from '../translation.tsx';
import { TERMS_FIELDS, TERMS_LIMITS, TERMS_WIRE, type TermsField } from '../../domain/finance/visitor-terms.ts';
import { priceText } from '../../domain/money/price-text.ts';
import { EstimateNote } from '../components/estimate-note.tsx';
import type { EstimateView } from '../finance/present-estimate.ts';
import { RangeField, type RangeView } from '../components/range-field.tsx';
import { useFollowing } from '../components/use-following.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { PriceView } from '../filters/present-sections.ts';

interface PriceFieldProps {
  readonly label: string;
  /** Of payments or of prices, by the mode. */
  readonly range: RangeView;
  readonly price: PriceView;
  readonly estimate: EstimateView | null;
}

const Mode = ({ label, price: { mode, terms } }: { readonly label: string; readonly price: PriceView }) => {
  const { t } = useTranslation('inventory');
  const [chosen, choose] = useFollowing(mode);
  return (
    <div className="cars-pricemode">
      <div className="cars-seg cars-seg--block" role="radiogroup" aria-label={label}>
        {PRICE_MODES.map((each) => (
          <label key={each}>
            <input type="radio" name={PRICE_MODE_FIELD} value={each} checked={chosen === each} onChange={() => choose(each)} />
            {t(each === 'payment' ? `price.payment.${terms.frequency}` : 'price.total')}
          </label>
        ))}
      </div>
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit">
        {t('sort.apply')}
      </button>
    </div>
  );
};

const Term = ({ field, value }: { readonly field: TermsField; readonly value: number }) => {
  const { t } = useTranslation('inventory');
  const [text, setText] = useFollowing(String(value));
  const name = TERMS_WIRE[field];
  return (
    <label className="cars-field">
      {t(`price.${field}`)}
      <input
        className="cars-input cars-input--sm num"
        type="number"
        name={name}
        {...TERMS_LIMITS[field]}
        step="any"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </label>
  );
};

/** The payment terms that the visitor can change. */
const Terms = ({ terms }: Pick<PriceView, 'terms'>) => {
  const { t } = useTranslation('inventory');
  return (
    <details className="cars-terms">
      <summary className="cars-link">{t('price.terms')}</summary>
      {TERMS_FIELDS.map((field) => (
        <Term key={field} field={field} value={terms[field]} />
      ))}
      <button className="cars-btn cars-btn--secondary cars-btn--sm cars-unscripted" type="submit">
        {t('sort.apply')}
      </button>
    </details>
  );
};

interface TotalPriceProps {
  readonly from: string | null;
  readonly to: string | null;
  readonly estimate: EstimateView | null;
  readonly terms: PriceView['terms'];
}

/** The total of the payments: the law requires the total to be the larger figure (Quebec, Consumer Protection Act, s. 224 b). */
const TotalPrice = ({ from, to, estimate, terms }: TotalPriceProps) => {
  const { t } = useTranslation('inventory');
  if (from === null && to === null) return null;
  return (
    <div className="cars-filters__total">
      <span>{t('price.total')}</span>
      <strong className="num">
        {from ?? '…'} – {to ?? '…'}
      </strong>
      {estimate && <EstimateNote estimate={estimate} />}
      <Terms terms={terms} />
    </div>
  );
};

/** The price range, as payments or in total, as the visitor chooses. */
export const PriceField = ({ label, range, price, estimate }: PriceFieldProps) => {
  const { mode, terms, asked, extent } = price;
  const { t } = useTranslation('inventory');
  const { languageId, site } = useFrame();
  if (mode === 'total') {
    return (
      <>
        <Mode label={label} price={price} />
        <RangeField key={mode} view={range} label={label} />
      </>
    );
  }
  /** Null if it is not known: an open end while nothing is found, or an incomplete payment. */
  const priceAt = (end: 0 | 1, payment: string): string | null => {
    const amount = payment === '' ? extent?.[end] : Number(priceOfPayment(PAYMENT_FIELDS[end], payment, asked[end], terms));
    if (amount === undefined || Number.isNaN(amount)) return null;
    return priceText({ amount: Math.round(amount), currency: site.currency }, languageId, site.currency);
  };
  return (
    <>
      <Mode label={label} price={price} />
      {Object.values(PRICE_OF_PAYMENT).map(
        (name, end) => asked[end] !== '' && <input key={name} type="hidden" name={name} value={asked[end]} />,
      )}
      <RangeField key={mode} view={range} label={`${label}, ${t(`price.payment.${terms.frequency}`)}`}>
        {(min, max) => <TotalPrice from={priceAt(0, min)} to={priceAt(1, max)} estimate={estimate} terms={terms} />}
      </RangeField>
    </>
  );
};
