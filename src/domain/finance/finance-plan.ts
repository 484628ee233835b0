/** The answer to what was asked of the calculator: from a price to its loan, or from payments to the prices that they afford. */
import type { FinanceInputs } from './finance-inputs.ts';
import { loanFor } from './loan.ts';
import type { InventoryQuery } from '../inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { priceForPayment, wholeUnitsWithin } from './payment.ts';
import { priceOutTheDoor, priceWithin, taxesOn, type TaxQuestion } from './taxes.ts';

/** @param question what taxes depend on; null where none are added */
export const planFor = (inputs: FinanceInputs, question: TaxQuestion | null) => {
  const affords = (payment: number): number => {
    const budget = priceForPayment(payment, inputs);
    return question ? priceWithin(budget, question) : budget;
  };
  const price = inputs.mode === 'Price' ? inputs.price : affords(inputs.paymentMax);
  const outTheDoor = question ? priceOutTheDoor(price, question) : price;
  return {
    /** Before taxes: the price that was asked about, or the highest that the payment affords. */
    price,
    /** The price that the lower of two payments affords; null where there is one payment, or a price was asked about. */
    leastPrice: inputs.mode === 'Payment' && inputs.paymentMin > 0 ? affords(inputs.paymentMin) : null,
    /** Null where taxes are not asked for or not known. */
    taxes: question && taxesOn(price, question),
    outTheDoor,
    /** On the price out the door, less the down payment. */
    loan: loanFor(outTheDoor, inputs),
  };
};
export type FinancePlan = ReturnType<typeof planFor>;

export interface NumberRange {
  /** 0 for no lower end. */
  readonly least: number;
  readonly most: number;
}

/** The prices of a plan in whole units, to search between; null where the budget buys nothing. */
export const pricesWithin = ({ price, leastPrice }: Pick<FinancePlan, 'price' | 'leastPrice'>): NumberRange | null => {
  const range = wholeUnitsWithin(leastPrice ?? 0, price);
  return range.most < 1 || range.least > range.most ? null : range;
};

/** The search for vehicles with such a price; those without a price are left out, since they may exceed the budget. */
export const searchWithin = ({ least, most }: NumberRange): Partial<InventoryQuery> => ({
  priceMin: least > 0 ? least : null,
  priceMax: Math.min(most, SEARCH_LIMITS.price.max),
  priceNone: false,
});
