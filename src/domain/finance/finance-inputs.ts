/** What a visitor asks the finance calculator (specification, section 3), to and from the query of a page. */
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { wireCodec, type WireCodec } from '../wire/wire-codec.ts';
import { code, within, yesNo, type Refusal, type WireValue } from '../wire/wire-values.ts';
import type { Currency } from '../money/money.ts';
import { defaultTerms, type FinanceTerms, type Frequency } from './payment.ts';
import { TAXED_PROVINCES } from './taxes.ts';
import { TERMS_LIMITS, TERMS_WIRE } from './visitor-terms.ts';

/** From a price to its payment, or from a payment to the prices that it affords. */
export type FinanceMode = 'Price' | 'Payment';

export interface FinanceInputs extends FinanceTerms {
  readonly mode: FinanceMode;
  /** Before taxes. */
  readonly price: number;
  /** 0 for no lower end. */
  readonly paymentMin: number;
  readonly paymentMax: number;
  readonly withTaxes: boolean;
  /** Where the vehicle would be registered. */
  readonly province: string;
}

export const FINANCE_WIRE = {
  mode: 'Mode',
  price: 'PriceMax',
  paymentMin: 'PaymentMin',
  paymentMax: 'PaymentMax',
  downPayment: TERMS_WIRE.downPayment,
  interestRate: TERMS_WIRE.interestRate,
  termMonths: TERMS_WIRE.termMonths,
  frequency: 'Frequency',
  withTaxes: 'Taxes',
  province: 'TaxProvince',
} as const satisfies Readonly<Record<keyof FinanceInputs, string>>;

export type FinanceField = keyof FinanceInputs;
type FinanceParameter = (typeof FINANCE_WIRE)[FinanceField];

/** Least and most of each figure. */
export const FINANCE_LIMITS = {
  price: { min: 1, max: SEARCH_LIMITS.price.max },
  paymentMin: { min: 0, max: 99_999 },
  paymentMax: { min: 1, max: 99_999 },
  ...TERMS_LIMITS,
} as const;

export type FinanceFigure = keyof typeof FINANCE_LIMITS;

/** Months that are offered; the specification's default (section 9) is 84. */
export const TERMS_OFFERED: readonly number[] = [24, 36, 48, 60, 72, 84, 96];

const FREQUENCIES: readonly Frequency[] = ['Weekly', 'Biweekly', 'Month'];

/** How often a loan can be paid: euros by the month only (specification, section 9). */
export const frequenciesOf = (currency: Currency): readonly Frequency[] => (currency === 'EUR' ? ['Month'] : FREQUENCIES);

const EXAMPLE_PRICE = 25_000;
const EXAMPLE_PAYMENTS: Readonly<Record<Frequency, number>> = { Weekly: 100, Biweekly: 200, Month: 400 };

export const defaultInputs = (currency: Currency, province: string): FinanceInputs => {
  const terms = defaultTerms(currency);
  return {
    ...terms,
    mode: 'Price',
    price: EXAMPLE_PRICE,
    paymentMin: 0,
    paymentMax: EXAMPLE_PAYMENTS[terms.frequency],
    withTaxes: false,
    province,
  };
};

/** The inputs for another frequency: the example payment changes too, unless the visitor has entered a payment. */
export const payingEvery = (
  { frequency: before, paymentMax }: FinanceInputs,
  frequency: Frequency,
): Pick<FinanceInputs, 'frequency' | 'paymentMax'> => ({
  frequency,
  paymentMax: paymentMax === EXAMPLE_PAYMENTS[before] ? EXAMPLE_PAYMENTS[frequency] : paymentMax,
});

const figureOf = (name: FinanceFigure): WireValue<number> =>
  within(FINANCE_LIMITS[name].min, FINANCE_LIMITS[name].max, name === 'termMonths' ? 0 : 2);

const FIGURES = Object.fromEntries(
  (Object.keys(FINANCE_LIMITS) as FinanceFigure[]).map((name) => [name, figureOf(name)]),
) as Record<FinanceFigure, WireValue<number>>;

const codecFor = (currency: Currency, defaults: FinanceInputs): WireCodec<FinanceInputs, FinanceParameter> =>
  wireCodec<FinanceInputs, FinanceParameter>(
    FINANCE_WIRE,
    {
      ...FIGURES,
      mode: code<FinanceMode>(['Price', 'Payment']),
      frequency: code(frequenciesOf(currency)),
      withTaxes: yesNo,
      province: code(TAXED_PROVINCES),
    },
    defaults,
  );

/** `inverted`: the lower end of a range is above its upper end. */
export interface FinanceProblem {
  readonly field: FinanceField;
  /** What the request said, at most 40 characters of it. */
  readonly value: string;
  readonly reason: Refusal | 'inverted';
}

const LONGEST_SHOWN = 40;

/** One figure as a visitor types it, such as '28 995' or '5,99'; null for one that is not a number within its limits. */
export const readFigure = (name: FinanceFigure, text: string): number | null =>
  FIGURES[name].read([text], () => undefined) ?? null;

const FIELDS = Object.keys(FINANCE_WIRE) as FinanceField[];

/** Reads what pairs of a query say in place of the defaults, names in any case. Never throws; what cannot be used is left out and reported. */
export const decodeFinance = (
  pairs: Iterable<readonly [string, string]>,
  currency: Currency,
  defaults: FinanceInputs,
): { readonly inputs: FinanceInputs; readonly problems: readonly FinanceProblem[] } => {
  const { said, texts, problems: all } = codecFor(currency, defaults).read(pairs);
  const problems = FIELDS.flatMap((field): FinanceProblem[] => {
    const found = all.find(({ parameter }) => parameter === FINANCE_WIRE[field]);
    return found ? [{ field, value: found.value.slice(0, LONGEST_SHOWN), reason: found.reason }] : [];
  });
  const inputs: FinanceInputs = { ...defaults, ...said };
  const paymentMax = texts.has(FINANCE_WIRE.paymentMax.toLowerCase()) ? inputs.paymentMax : EXAMPLE_PAYMENTS[inputs.frequency];
  if (inputs.paymentMin <= paymentMax) return { inputs: { ...inputs, paymentMax }, problems };
  const inverted: FinanceProblem = { field: 'paymentMin', value: String(inputs.paymentMin), reason: 'inverted' };
  return { inputs: { ...inputs, paymentMin: 0, paymentMax }, problems: [...problems, inverted] };
};

/**
 * The canonical query of these inputs without '?': fixed order, defaults left out; '' where nothing else was asked. Taxes name their
 * province, because the default province differs between visitors.
 */
export const encodeFinance = (inputs: FinanceInputs, currency: Currency, defaults: FinanceInputs): string => {
  const { province, ...others } = inputs;
  const byDefault: FinanceInputs = { ...defaults, paymentMax: EXAMPLE_PAYMENTS[inputs.frequency], province: '' };
  return codecFor(currency, byDefault).write(inputs.withTaxes ? { ...others, province } : others);
};
