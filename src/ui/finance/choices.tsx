import type { SelectHTMLAttributes } from 'react';
import {
  FINANCE_WIRE,
  frequenciesOf,
  payingEvery,
  TERMS_OFFERED,
  type FinanceInputs,
} from '../../domain/finance/finance-inputs.ts';
import type { Frequency } from '../../domain/finance/payment.ts';
import { useTranslation } from '../translation.tsx';
import type { LoanView } from './present-loan.ts';
import type { Loan } from './use-loan.ts';
import { SelectField } from '../components/select-field.tsx';

interface ChoiceProps {
  readonly view: LoanView;
  readonly loan: Loan;
}

/** The offered terms, and the requested one if it is another. */
const termsWith = (asked: number): readonly number[] =>
  TERMS_OFFERED.includes(asked) ? TERMS_OFFERED : [...TERMS_OFFERED, asked].sort((a, b) => a - b);

export const TermSelect = ({ loan }: ChoiceProps) => {
  const { t } = useTranslation('finance');
  return (
    <SelectField
      className="cars-select cars-select--sm"
      id="calculator-term"
      label={t('field.term')}
      name={FINANCE_WIRE.termMonths}
      value={loan.inputs.termMonths}
      options={termsWith(loan.inputs.termMonths).map((months) => ({ value: months, text: t('months', { count: months }) }))}
      onChange={(event) => loan.choose({ termMonths: Number(event.currentTarget.value) })}
    />
  );
};

export const FrequencySelect = ({ view, loan }: ChoiceProps) => {
  const { t } = useTranslation('finance');
  const frequencies = frequenciesOf(view.context.currency);
  return (
    <SelectField
      className="cars-select cars-select--sm"
      id="calculator-frequency"
      label={t('field.frequency')}
      name={FINANCE_WIRE.frequency}
      value={loan.inputs.frequency}
      options={frequencies.map((frequency) => ({ value: frequency, text: t(`frequency.${frequency}`) }))}
      onChange={(event) => {
        const chosen = frequencies.find((frequency) => frequency === event.currentTarget.value);
        if (chosen) loan.choose(payingEvery(loan.inputs, chosen));
      }}
    />
  );
};

interface ProvinceSelectProps extends Pick<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'aria-label'> {
  readonly provinces: readonly { readonly code: string; readonly name: string }[];
  readonly loan: Loan;
  /** What else changes with the province. */
  readonly and?: Partial<FinanceInputs>;
}

/** The province where the vehicle is registered and taxed. */
export const ProvinceSelect = ({ provinces, loan, and, ...named }: ProvinceSelectProps) => (
  <select
    className="cars-select cars-select--sm"
    name={FINANCE_WIRE.province}
    {...named}
    value={loan.inputs.province}
    onChange={(event) => loan.choose({ ...and, province: event.currentTarget.value })}
  >
    {provinces.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </select>
);

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  /** The options make the label redundant on screen: it is for screen readers. */
  readonly isPlain?: boolean;
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly textOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A choice of few, all visible: radio buttons that look like one switch. */
export const Segments = <Value extends string | number>({
  label,
  isPlain = false,
  name,
  values,
  chosen,
  textOf,
  onChoose,
}: SegmentsProps<Value>) => (
  <fieldset className="cars-fin__choice">
    <legend className={isPlain ? 'visually-hidden' : 'cars-label'}>{label}</legend>
    <div className="cars-seg cars-seg--block">
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {textOf(value)}
        </label>
      ))}
    </div>
  </fieldset>
);

export const TermSegments = ({ loan }: ChoiceProps) => {
  const { t } = useTranslation('finance');
  return (
    <Segments
      label={t('field.termMonths')}
      name={FINANCE_WIRE.termMonths}
      values={termsWith(loan.inputs.termMonths)}
      chosen={loan.inputs.termMonths}
      textOf={String}
      onChoose={(termMonths) => loan.choose({ termMonths })}
    />
  );
};

export const FrequencySegments = ({ view, loan }: ChoiceProps) => {
  const { t } = useTranslation('finance');
  const frequencies = frequenciesOf(view.context.currency);
  if (frequencies.length === 1) return null;
  return (
    <Segments<Frequency>
      label={t('field.every')}
      name={FINANCE_WIRE.frequency}
      values={frequencies}
      chosen={loan.inputs.frequency}
      textOf={(frequency) => t(`every.${frequency}`)}
      onChoose={(frequency) => loan.choose(payingEvery(loan.inputs, frequency))}
    />
  );
};
