import { useEffect, useRef } from 'react';
import { Link } from '../components/link.tsx';
import { FINANCE_WIRE } from '../../domain/finance/finance-inputs.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import { FigureField } from './amount-field.tsx';
import { FrequencySelect, TermSelect } from './choices.tsx';
import { FinanceProblems, LegalExample, usePaymentsText } from './credit-terms.tsx';
import type { CalculatorView } from './finance-view.ts';
import { useLoan } from './use-loan.ts';

/** Milliseconds without a change before the address follows. */
const PAUSE = 400;

const NAMES: readonly string[] = Object.values(FINANCE_WIRE).map((name) => name.toLowerCase());

/** The page's address with these terms in its query and its other parameters as they are. */
const addressWith = (terms: string): string => {
  const { pathname, search, hash } = window.location;
  const others = [...new URLSearchParams(search)].filter(([name]) => !NAMES.includes(name.toLowerCase()));
  const query = [new URLSearchParams(others).toString(), terms].filter((part) => part !== '').join('&');
  return pathname + (query === '' ? '' : `?${query}`) + hash;
};

/**
 * What a vehicle costs by the week or month, with the visitor's own terms: at once with JavaScript, by sending the form without.
 * The payment is never larger than the price above it (Quebec: Consumer Protection Act, s. 224 b).
 */
export const Calculator = ({ view }: { readonly view: CalculatorView }) => {
  const { t } = useTranslation('finance');
  const hydrated = useHydrated();
  const href = useHref();
  const loan = useLoan(view);
  const paymentsText = usePaymentsText();
  const { figures, inputs, query } = loan;
  const isFrance = view.context.country === 'FR';
  const borrowsNothing = inputs.downPayment >= inputs.price;

  const written = useRef(query);
  useEffect(() => {
    if (written.current === query) return undefined;
    // The address is for sharing and coming back; the page itself needs nothing new from the server.
    const write = (): void => {
      written.current = query;
      window.history.replaceState(window.history.state, '', addressWith(query));
    };
    const waiting = setTimeout(write, PAUSE);
    return () => clearTimeout(waiting);
  }, [query]);

  return (
    <form className="cars-calc" action={view.path} aria-label={t('calculator')} onSubmit={(event) => event.preventDefault()}>
      <CarriedFields />
      <p className="cars-calc__head">
        <span>{t('payment')}</span>
        <strong className="num" aria-live="polite">
          {figures.payment} <small>{t(`per.${figures.frequency}`)}</small>
        </strong>
      </p>
      <p className="cars-calc__est">{t('estimateOnly')}</p>
      <FinanceProblems view={view} />
      <div className="cars-calc__fields">
        <TermSelect view={view} loan={loan} />
        {isFrance ? null : <FrequencySelect view={view} loan={loan} />}
        <div className="cars-field">
          <FigureField figure="interestRate" view={view} loan={loan} label={t('field.rate')} id="calculator-rate" />
        </div>
        <div className="cars-field">
          <FigureField figure="downPayment" view={view} loan={loan} label={t('field.downPayment')} id="calculator-down" />
        </div>
      </div>
      {!hydrated && (
        <button className="cars-btn cars-btn--secondary cars-btn--sm" type="submit">
          {t('calculate')}
        </button>
      )}
      {borrowsNothing && <p className="cars-calc__note">{t('nothingToBorrow')}</p>}
      {!borrowsNothing && isFrance && <LegalExample figures={figures} />}
      {!borrowsNothing && !isFrance && (
        <details className="cars-calc__more">
          <summary>
            {t('costOfCredit')}
            <b className="num">{figures.costOfCredit}</b>
          </summary>
          <p>{t('terms', { months: figures.months, rate: figures.rate, down: figures.downPayment })}</p>
          <p>{paymentsText(figures)}</p>
          <p>{t('totalToRepay', { total: figures.total })}</p>
        </details>
      )}
      <Link className="cars-link cars-calc__link" to={href(query === '' ? view.financingPath : `${view.financingPath}&${query}`)}>
        {t('more')}
      </Link>
    </form>
  );
};
