import { useState, type ReactNode } from 'react';
import { FINANCE_WIRE } from '../../domain/finance/finance-inputs.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { PageLink } from '../components/link.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTranslation } from '../translation.tsx';
import { FigureField } from './amount-field.tsx';
import { FrequencySelect, TermSelect } from './choices.tsx';
import { FinanceProblems, LegalExample, LegalWarning, usePaymentsText } from './credit-terms.tsx';
import type { CalculatorView } from './present-payment.ts';
import type { LoanView } from './present-loan.ts';
import { useAddress } from './use-address.ts';
import { useLoan, type Loan } from './use-loan.ts';

interface CalculatorProps {
  readonly view: LoanView;
  readonly loan: Loan;
  /** Months, rate and down payment in a sentence. */
  readonly terms: string;
  /** The financing page with this loan; null on sites without one. */
  readonly financingPath: string | null;
  /** The fields are behind the terms, which say what they are. */
  readonly folded?: boolean;
  readonly children?: ReactNode;
}

/** The terms as a sentence that opens the fields to change them; open where the visitor has changed them before. */
const Folded = ({ terms, open, children }: { readonly terms: string; readonly open: boolean; readonly children: ReactNode }) => {
  const [opened] = useState(open);
  return (
    <details className="cars-calc__more" open={opened}>
      <summary>{terms}</summary>
      {children}
    </details>
  );
};

/** A payment, the fields that it depends on, and the cost of the credit. */
export const Calculator = ({ view, loan, terms, financingPath, folded = false, children }: CalculatorProps) => {
  const { t } = useTranslation('finance');
  const paymentsText = usePaymentsText();
  const { figures, inputs } = loan;
  const isFrance = view.context.country === 'FR';
  const borrowsNothing = inputs.downPayment >= inputs.price;
  const fields = { view, loan };
  const change = (
    <>
      <div className="cars-calc__fields">
        <TermSelect {...fields} />
        {isFrance ? null : <FrequencySelect {...fields} />}
        <div className="cars-field">
          <FigureField figure="interestRate" {...fields} label={t('field.rate')} id="calculator-rate" />
        </div>
        <div className="cars-field">
          <FigureField figure="downPayment" {...fields} label={t('field.downPayment')} id="calculator-down" />
        </div>
      </div>
      {children}
    </>
  );
  return (
    <>
      <p className="cars-calc__head">
        <span>{t('payment')}</span>
        <strong className="num" aria-live="polite">
          {figures.payment} <small>{t(`per.${figures.frequency}`)}</small>
        </strong>
      </p>
      <p className="cars-calc__est">{t('estimateOnly')}</p>
      <FinanceProblems view={view} />
      {folded ? (
        <Folded terms={terms} open={loan.query !== ''}>
          {change}
        </Folded>
      ) : (
        change
      )}
      {borrowsNothing && <p className="cars-calc__note">{t('nothingToBorrow')}</p>}
      {!borrowsNothing && isFrance && <LegalExample figures={figures} />}
      <LegalWarning />
      {!borrowsNothing && !isFrance && (
        <details className="cars-calc__more">
          <summary>
            {t('costOfCredit')}
            <b className="num">{figures.costOfCredit}</b>
          </summary>
          {!folded && <p>{terms}</p>}
          <p>{paymentsText(figures)}</p>
          <p>{t('totalToRepay', { total: figures.total })}</p>
        </details>
      )}
      {financingPath !== null && (
        <PageLink className="cars-link cars-calc__link" to={financingPath}>
          {t('more')}
        </PageLink>
      )}
    </>
  );
};

const OWN = Object.values(FINANCE_WIRE);

/**
 * What a vehicle costs by the week or month, with the visitor's own terms: updated on every change with JavaScript, by submitting the form without it.
 * The payment is never larger than the price above it (Quebec: Consumer Protection Act, s. 224 b).
 */
export const VehicleCalculator = ({ view }: { readonly view: CalculatorView }) => {
  const { t } = useTranslation('finance');
  const hydrated = useHydrated();
  const loan = useLoan(view);
  const { query, figures } = loan;
  useAddress(query, OWN);
  return (
    <form className="cars-calc" action={view.path} aria-label={t('calculator')} onSubmit={(event) => event.preventDefault()}>
      <CarriedFields />
      <Calculator
        view={view}
        loan={loan}
        terms={t('terms', { months: figures.months, rate: figures.rate, down: figures.downPayment })}
        financingPath={query === '' ? view.financingPath : `${view.financingPath}&${query}`}
        folded
      >
        {!hydrated && (
          <button className="cars-btn cars-btn--secondary cars-btn--sm" type="submit">
            {t('calculate')}
          </button>
        )}
      </Calculator>
    </form>
  );
};
