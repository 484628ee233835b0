/** The calculator's results as formatted texts: computed on the server for the page, and in the browser when inputs change. */
import { effectiveRate } from '../../domain/finance/effective-rate.ts';
import type { FinanceInputs } from '../../domain/finance/finance-inputs.ts';
import { planFor, pricesWithin, type FinancePlan } from '../../domain/finance/finance-plan.ts';
import { yearsOf, type Instalment } from '../../domain/finance/loan.ts';
import type { TaxQuestion } from '../../domain/finance/taxes.ts';
import { exactPriceText, numberText, percentText, priceText } from '../../domain/money/price-text.ts';
import type { TaxedVehicle } from '../../domain/finance/tax-rates.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Site } from '../../domain/site/site.ts';

/** The inputs of the calculation that the visitor cannot change. */
export interface FinanceContext {
  readonly languageId: LanguageId;
  readonly country: Site['country'];
  readonly currency: Currency;
  /** YYYY-MM-DD; tax rates depend on the date. */
  readonly today: string;
  readonly vehicle: TaxedVehicle;
}

/** Taxes are added in Canada; prices in France include them. */
export const taxQuestion = (province: string, { country, today, vehicle }: FinanceContext): TaxQuestion | null =>
  country === 'CA' ? { province, on: today, vehicle } : null;

const planOf = (inputs: FinanceInputs, context: FinanceContext): FinancePlan =>
  planFor(inputs, inputs.withTaxes ? taxQuestion(inputs.province, context) : null);

const writer =
  ({ languageId, currency }: FinanceContext, write = priceText) =>
  (amount: number): string =>
    write({ amount, currency }, languageId, currency);

export const figuresOf = (inputs: FinanceInputs, context: FinanceContext) => {
  const { languageId } = context;
  const plan = planOf(inputs, context);
  const { loan, taxes } = plan;
  const text = writer(context);
  const exact = writer(context, exactPriceText);
  const number = (n: number): string => numberText(n, languageId);
  const percent = (n: number): string => percentText(n, languageId, 2);
  const hasOwnLast = loan.payments > 1 && loan.lastPayment !== loan.payment;
  const equal = loan.payments - (hasOwnLast ? 1 : 0);
  return {
    frequency: inputs.frequency,
    price: text(plan.price),
    leastPrice: plan.leastPrice === null ? null : text(plan.leastPrice),
    /** Null where none are added. */
    taxes: taxes && {
      lines: taxes.map((line) => ({
        name: line.name,
        percent: percentText(line.percent, languageId),
        amount: exact(line.amount),
      })),
      outTheDoor: exact(plan.outTheDoor),
    },
    downPayment: text(inputs.downPayment),
    payment: exact(loan.payment),
    /** Number of equal payments; the last one is separate if it differs. */
    payments: { count: equal, text: number(equal), last: hasOwnLast ? exact(loan.lastPayment) : null },
    principal: exact(loan.principal),
    costOfCredit: exact(loan.costOfCredit),
    total: exact(loan.total),
    /** Share of the principal in the total, in per cent. */
    principalShare: loan.total === 0 ? 100 : (loan.principal / loan.total) * 100,
    rate: percent(inputs.interestRate),
    /** The yearly cost of the credit, compounding included. */
    effectiveRate: percent(effectiveRate(inputs)),
    months: number(inputs.termMonths),
    /** Share still owed after each year, 0 to 1, starting with 1. */
    owed: loan.principal === 0 ? [] : [1, ...yearsOf(loan, inputs).map(({ year }) => year.owed / loan.principal)],
    /** The price range to search, in whole units; null if the budget buys nothing. */
    search: pricesWithin(plan),
  };
};

/** The amortisation table of the same answer: years, and with `everyPayment` the payments of each. */
export const scheduleOf = (inputs: FinanceInputs, context: FinanceContext, everyPayment: boolean) => {
  const exact = writer(context, exactPriceText);
  const row = ({ paid, principal, interest, owed }: Instalment, number: number) => ({
    number: numberText(number, context.languageId),
    paid: exact(paid),
    principal: exact(principal),
    interest: exact(interest),
    owed: exact(owed),
  });
  let number = 0;
  return yearsOf(planOf(inputs, context).loan, inputs).map(({ year, instalments }, index) => ({
    ...row(year, index + 1),
    payments: (everyPayment ? instalments : []).map((instalment) => row(instalment, (number += 1))),
  }));
};

export type FinanceFigures = ReturnType<typeof figuresOf>;
export type ScheduleYear = ReturnType<typeof scheduleOf>[number];
/** One payment, or a year of them. */
export type ScheduleRow = Omit<ScheduleYear, 'payments'>;
