/** What a visitor asks the finance calculator (specification, section 3), to and from the query of a page. */
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { code, within, yesNo, type Refusal, type WireValue } from '../inventory/wire-values.ts';
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

/** What changes with how often is paid: the example of a payment too, while the visitor has none of his own. */
export const payingEvery = (
  { frequency: before, paymentMax }: FinanceInputs,
  frequency: Frequency,
): Pick<FinanceInputs, 'frequency' | 'paymentMax'> => ({
  frequency,
  paymentMax: paymentMax === EXAMPLE_PAYMENTS[before] ? EXAMPLE_PAYMENTS[frequency] : paymentMax,
});

const figure = (name: FinanceFigure, digits: 0 | 2 = 2): WireValue<number> =>
  within(FINANCE_LIMITS[name].min, FINANCE_LIMITS[name].max, digits);

const FIGURES: Readonly<Record<FinanceFigure, WireValue<number>>> = {
  price: figure('price'),
  paymentMin: figure('paymentMin'),
  paymentMax: figure('paymentMax'),
  downPayment: figure('downPayment'),
  interestRate: figure('interestRate'),
  termMonths: figure('termMonths', 0),
};

type WireValues = { readonly [Field in FinanceField]: WireValue<FinanceInputs[Field]> };

const valuesFor = (currency: Currency): WireValues => ({
  ...FIGURES,
  mode: code<FinanceMode>(['Price', 'Payment']),
  frequency: code(frequenciesOf(currency)),
  withTaxes: yesNo,
  province: code(TAXED_PROVINCES),
});

/** `inverted`: the lower end of a range is above its upper end. */
export interface FinanceProblem {
  readonly field: FinanceField;
  /** What the request said, at most 40 characters of it. */
  readonly value: string;
  readonly reason: Refusal | 'inverted';
}

const LONGEST_SHOWN = 40;

/** One figure as a visitor types it, such as '28 995' or '5,99'; null for one that is no number within its limits. */
export const readFigure = (name: FinanceFigure, text: string): number | null =>
  FIGURES[name].read([text], () => undefined) ?? null;

const FIELDS = Object.keys(FINANCE_WIRE) as FinanceField[];

/** Reads what pairs of a query say in place of the defaults, names in any case. Never throws; what cannot be used is left out and reported. */
export const decodeFinance = (
  pairs: Iterable<readonly [string, string]>,
  currency: Currency,
  defaults: FinanceInputs,
): { readonly inputs: FinanceInputs; readonly problems: readonly FinanceProblem[] } => {
  const given = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    const key = name.toLowerCase();
    if (text.trim() !== '') given.set(key, [...(given.get(key) ?? []), text]);
  }
  const values = valuesFor(currency);
  const problems: FinanceProblem[] = [];
  const read = <Field extends FinanceField>(field: Field): FinanceInputs[Field] => {
    const texts = given.get(FINANCE_WIRE[field].toLowerCase());
    const report = (text: string, reason: FinanceProblem['reason']): void => {
      const value = text.slice(0, LONGEST_SHOWN).replace(/\p{Surrogate}/gu, '\uFFFD');
      if (!problems.some((known) => known.field === field)) problems.push({ field, value, reason });
    };
    return (texts && values[field].read(texts, report)) ?? defaults[field];
  };
  const frequency = read('frequency');
  const inputs: FinanceInputs = {
    mode: read('mode'),
    price: read('price'),
    paymentMin: read('paymentMin'),
    paymentMax: given.has(FINANCE_WIRE.paymentMax.toLowerCase()) ? read('paymentMax') : EXAMPLE_PAYMENTS[frequency],
    downPayment: read('downPayment'),
    interestRate: read('interestRate'),
    termMonths: read('termMonths'),
    frequency,
    withTaxes: read('withTaxes'),
    province: read('province'),
  };
  if (inputs.paymentMin <= inputs.paymentMax) return { inputs, problems };
  const inverted: FinanceProblem = { field: 'paymentMin', value: String(inputs.paymentMin), reason: 'inverted' };
  return { inputs: { ...inputs, paymentMin: 0 }, problems: [...problems, inverted] };
};

/**
 * The canonical query of these inputs without '?': fixed order, defaults left out; '' where nothing else was asked. Taxes name their
 * province, which is somebody else's default.
 */
export const encodeFinance = (inputs: FinanceInputs, currency: Currency, defaults: FinanceInputs): string => {
  const values = valuesFor(currency);
  const byDefault: FinanceInputs = { ...defaults, paymentMax: EXAMPLE_PAYMENTS[inputs.frequency] };
  const written: Readonly<Record<FinanceField, string>> = {
    mode: values.mode.write(inputs.mode),
    price: values.price.write(inputs.price),
    paymentMin: values.paymentMin.write(inputs.paymentMin),
    paymentMax: values.paymentMax.write(inputs.paymentMax),
    downPayment: values.downPayment.write(inputs.downPayment),
    interestRate: values.interestRate.write(inputs.interestRate),
    termMonths: values.termMonths.write(inputs.termMonths),
    frequency: values.frequency.write(inputs.frequency),
    withTaxes: values.withTaxes.write(inputs.withTaxes),
    province: values.province.write(inputs.province),
  };
  const isSaid = (field: FinanceField): boolean => (field === 'province' ? inputs.withTaxes : inputs[field] !== byDefault[field]);
  return FIELDS.filter(isSaid)
    .map((field) => `${FINANCE_WIRE[field]}=${written[field]}`)
    .join('&');
};
