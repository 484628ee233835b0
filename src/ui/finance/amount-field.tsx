import { useId, type CSSProperties } from 'react';
import { FINANCE_WIRE, type FinanceFigure } from '../../domain/finance/finance-inputs.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTranslation } from '../translation.tsx';
import { percentText, priceText } from '../../domain/money/price-text.ts';
import type { LoanView } from './present-loan.ts';
import type { Loan } from './use-loan.ts';
import type { Frequency } from '../../domain/finance/payment.ts';

type SliderFigure = 'price' | 'paymentMin' | 'paymentMax' | 'downPayment' | 'interestRate';

interface Slider {
  /** The lowest value that the slider sets; every slider starts at 0. */
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

const FIXED: Readonly<Record<'price' | 'downPayment' | 'interestRate', Slider>> = {
  price: { least: 500, most: 100_000, step: 500 },
  // Specification, section 9.
  downPayment: { least: 0, most: 10_000, step: 100 },
  interestRate: { least: 0, most: 15, step: 0.05 },
};

const paymentSlider = (frequency: Frequency): Slider => {
  const most = { Weekly: 500, Biweekly: 1000, Month: 2000 }[frequency];
  return { least: 0, most, step: most / 100 };
};

export const sliderOf = (figure: SliderFigure, frequency: Frequency): Slider => {
  if (figure === 'paymentMin') return paymentSlider(frequency);
  if (figure !== 'paymentMax') return FIXED[figure];
  const slider = paymentSlider(frequency);
  return { ...slider, least: slider.step };
};

interface FigureFieldProps {
  readonly figure: FinanceFigure;
  readonly view: LoanView;
  readonly loan: Loan;
  readonly label: string;
}
export const useFigureProblem = ({ fields }: Pick<LoanView, 'fields'>) => {
  const { t } = useTranslation('finance');
  return (figure: FinanceFigure): string => {
    const { least, most } = fields[figure];
    if (figure === 'termMonths') return t('problem.term', { least, most });
    return t(figure === 'interestRate' ? 'problem.rate' : 'problem.amount', { least, most });
  };
};

/** A number as the visitor types it, with its unit beside it and its error below. */
export const FigureField = ({ figure, view, loan, label, id }: FigureFieldProps & { readonly id: string }) => {
  const { t } = useTranslation('finance');
  const problemOf = useFigureProblem(view);
  const wrong = loan.isWrong(figure);
  const isInverted = figure === 'paymentMin' && loan.inputs.paymentMin > loan.inputs.paymentMax;
  const unit = figure === 'interestRate' ? ({ text: '%', place: 'end' } as const) : view.currencySign;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <span className="cars-affix">
        {unit.place === 'start' && <span className="is-start">{unit.text}</span>}
        <input
          className="cars-input cars-input--sm num"
          id={id}
          name={FINANCE_WIRE[figure]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-problem` : undefined}
          value={loan.textOf(figure)}
          onChange={(event) => loan.type(figure, event.currentTarget.value)}
          onBlur={() => loan.leave(figure)}
        />
        {unit.place === 'end' && <span className="is-end">{unit.text}</span>}
      </span>
      {wrong && (
        <p className="cars-fin__problem" id={`${id}-problem`}>
          {isInverted ? t('problem.inverted') : problemOf(figure)}
        </p>
      )}
    </>
  );
};

/** A number with its slider below. The slider has no name: the form submits the number alone, and works without JavaScript. */
export const SlidingField = ({ figure, view, loan, label }: FigureFieldProps & { readonly figure: SliderFigure }) => {
  const id = useId();
  const hydrated = useHydrated();
  const { languageId, currency } = view.context;
  const { least, most, step } = sliderOf(figure, loan.inputs.frequency);
  const value = Math.min(loan.inputs[figure], most);
  const track: CSSProperties = { '--hi': `${String((value / most) * 100)}%` };
  const end = (amount: number): string =>
    figure === 'interestRate' ? percentText(amount, languageId) : priceText({ amount, currency }, languageId, currency);
  return (
    <div className="cars-fin__field">
      <div className="cars-fin__line">
        <FigureField figure={figure} view={view} loan={loan} label={label} id={id} />
      </div>
      <div className="cars-range" style={track}>
        {hydrated && (
          <input
            type="range"
            aria-label={label}
            aria-valuetext={loan.textOf(figure)}
            min={0}
            max={most}
            step={step}
            value={value}
            onChange={(event) => loan.choose({ [figure]: Math.max(least, Number(event.currentTarget.value)) })}
          />
        )}
      </div>
      {/* A browser may format numbers slightly differently from the server. */}
      <p className="cars-fin__ends num" aria-hidden="true">
        <span suppressHydrationWarning>{end(0)}</span>
        <span suppressHydrationWarning>{end(most)}</span>
      </p>
    </div>
  );
};
