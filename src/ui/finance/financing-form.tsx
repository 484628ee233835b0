import { FINANCE_WIRE, type FinanceMode } from '../../domain/finance/finance-inputs.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTranslation } from '../translation.tsx';
import { SlidingField } from './amount-field.tsx';
import { FrequencySegments, ProvinceSelect, Segments, TermSegments } from './choices.tsx';
import { FinanceProblems } from './credit-terms.tsx';
import { SCHEDULE_PARAMETER, VEHICLE_PARAMETER } from './finance-wire.ts';
import type { FinancingView } from './present-financing.ts';
import type { Loan } from './use-loan.ts';

interface PartProps {
  readonly view: FinancingView;
  readonly loan: Loan;
}

/** Taxes as an option: the province is shown beside the box, and is the visitor's until they choose another. */
const Taxes = ({ view: { provinces }, loan }: PartProps) => {
  const { t } = useTranslation('finance');
  return (
    <div className="cars-fin__taxes">
      <label className="cars-check">
        <input
          type="checkbox"
          name={FINANCE_WIRE.withTaxes}
          value="1"
          checked={loan.inputs.withTaxes}
          onChange={(event) => loan.choose({ withTaxes: event.currentTarget.checked })}
        />
        <span>{t('field.withTaxes')}</span>
      </label>
      <ProvinceSelect provinces={provinces} loan={loan} and={{ withTaxes: true }} aria-label={t('field.province')} />
    </div>
  );
};

const MODES: readonly FinanceMode[] = ['Price', 'Payment'];

/**
 * The visitor's inputs. Without JavaScript both modes are in the form and a button submits it; the style sheet hides the mode that is not
 * chosen, with or without JavaScript.
 */
export const FinancingForm = ({ view, loan }: PartProps) => {
  const { t } = useTranslation('finance');
  const hydrated = useHydrated();
  const { vehicle, everyPayment, provinces } = view;
  const { mode, frequency } = loan.inputs;
  const slides = { view, loan };
  return (
    <form
      className="cars-fin__form cars-panel"
      action={view.path}
      aria-label={t('calculator')}
      onSubmit={(event) => event.preventDefault()}
    >
      <CarriedFields />
      {vehicle && <input type="hidden" name={VEHICLE_PARAMETER} value={vehicle.id} />}
      {everyPayment && <input type="hidden" name={SCHEDULE_PARAMETER} value="Payments" />}
      <FinanceProblems view={view} />
      <Segments<FinanceMode>
        label={t('mode.label')}
        isPlain
        name={FINANCE_WIRE.mode}
        values={MODES}
        chosen={mode}
        textOf={(value) => t(`mode.${value}`)}
        onChoose={(value) => loan.choose({ mode: value })}
      />
      <div className="cars-fin__way" data-way="Price">
        <SlidingField figure="price" label={t('field.price')} {...slides} />
      </div>
      <div className="cars-fin__way" data-way="Payment">
        <SlidingField figure="paymentMax" label={t(`field.paymentMax.${frequency}`)} {...slides} />
        <SlidingField figure="paymentMin" label={t('field.paymentMin')} {...slides} />
      </div>
      <SlidingField figure="downPayment" label={t('field.downPayment')} {...slides} />
      <SlidingField figure="interestRate" label={t('field.interestRate')} {...slides} />
      <TermSegments {...slides} />
      <FrequencySegments {...slides} />
      {provinces.length > 0 && <Taxes {...slides} />}
      {!hydrated && (
        <button className="cars-btn cars-btn--primary" type="submit">
          {t('calculate')}
        </button>
      )}
    </form>
  );
};
