import { FINANCE_LIMITS, FINANCE_WIRE, type FinanceFigure, type FinanceProblem } from '../../domain/finance/finance-inputs.ts';
import { Icon } from '../components/icon.tsx';
import { useCreditWarning } from '../components/use-credit-warning.ts';
import { useTranslation } from '../translation.tsx';
import { useFigureProblem } from './amount-field.tsx';
import type { FinanceFigures } from './figures.ts';
import type { LoanView } from './present-loan.ts';

/** "364 payments of $84.12", or all but the last one and the last one. */
export const usePaymentsText = () => {
  const { t } = useTranslation('finance');
  return ({ payments: { count, text, last }, payment, frequency }: FinanceFigures): string => {
    const equal = t(`payments.${frequency}`, { count, text, payment });
    return last === null ? equal : t('payments.last', { equal, last });
  };
};

/**
 * The example that French law requires beside a figure of credit (Code de la consommation, L312-6). Payments, total due and TAEG
 * are larger than the rest (L312-8), as is the sentence of L312-5 below it (`LegalWarning`).
 */
export const LegalExample = ({ figures }: { readonly figures: FinanceFigures }) => {
  const { t } = useTranslation('finance');
  const paymentsText = usePaymentsText();
  return (
    <div className="cars-law">
      <p className="cars-law__main">
        {t('law.main', { payments: paymentsText(figures), apr: figures.effectiveRate, total: figures.total })}
      </p>
      <p>
        {t('law.more', {
          price: figures.price,
          down: figures.downPayment,
          principal: figures.principal,
          months: figures.months,
          rate: figures.rate,
          cost: figures.costOfCredit,
        })}
      </p>
    </div>
  );
};

/** The sentence that French law wants beside the calculator, as large as the example's own figures. */
export const LegalWarning = () => {
  const warning = useCreditWarning();
  return warning === null ? null : (
    <div className="cars-law">
      <p className="cars-law__main">{warning}</p>
    </div>
  );
};

const isFigure = (field: FinanceProblem['field']): field is FinanceFigure => Object.hasOwn(FINANCE_LIMITS, field);

/** Lists the values of the address that could not be used. */
export const FinanceProblems = ({ view }: { readonly view: LoanView }) => {
  const { t } = useTranslation('finance');
  const problemOf = useFigureProblem(view);
  if (view.problems.length === 0) return null;
  const textOf = ({ field, reason }: FinanceProblem): string => {
    if (reason === 'inverted') return t('problem.inverted');
    return isFigure(field) ? problemOf(field) : t('problem.choice');
  };
  return (
    <div className="cars-notice cars-notice--warning cars-fin__unread" role="alert">
      <Icon name="alert-triangle" />
      <div>
        <p>{t('problem.heading')}</p>
        <ul>
          {view.problems.map((problem) => (
            <li key={problem.field}>
              <code>{`${FINANCE_WIRE[problem.field]}=${problem.value}`}</code> {textOf(problem)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
