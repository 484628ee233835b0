/** What the calculator shows and works with, as plain JSON. */
import type { FinanceFigure, FinanceInputs, FinanceProblem } from '../../domain/finance/finance-inputs.ts';
import type { PriceRange } from '../../domain/finance/finance-plan.ts';
import type { Frequency } from '../../domain/finance/payment.ts';
import type { TaxedVehicle, TaxName } from '../../domain/finance/tax-rates.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Site } from '../../domain/site/site.ts';

/** What decides about an answer besides the visitor's own figures. */
export interface FinanceContext {
  readonly languageId: LanguageId;
  readonly country: Site['country'];
  readonly currency: Currency;
  /** YYYY-MM-DD: rates of taxes are dated. */
  readonly today: string;
  readonly vehicle: TaxedVehicle;
}

/** One payment, or a year of them. */
export interface ScheduleRow {
  /** Of the year or of the payment, from 1. */
  readonly number: string;
  readonly paid: string;
  readonly principal: string;
  readonly interest: string;
  readonly owed: string;
}

export interface ScheduleYear extends ScheduleRow {
  /** Its single payments; empty where only the years are listed. */
  readonly payments: readonly ScheduleRow[];
}

/** An answer in ready text. */
export interface FinanceFigures {
  readonly frequency: Frequency;
  /** Before taxes. */
  readonly price: string;
  readonly leastPrice: string | null;
  /** Null where none are added. */
  readonly taxes: {
    readonly lines: readonly { readonly name: TaxName; readonly percent: string; readonly amount: string }[];
    readonly outTheDoor: string;
  } | null;
  readonly downPayment: string;
  readonly payment: string;
  readonly payments: {
    /** Of equal payments; the last one is apart where it differs. */
    readonly count: number;
    readonly text: string;
    readonly last: string | null;
  };
  readonly principal: string;
  readonly costOfCredit: string;
  readonly total: string;
  /** Of the principal in the total, in per cent. */
  readonly principalShare: number;
  readonly rate: string;
  /** The yearly cost of the credit, compounding included. */
  readonly effectiveRate: string;
  readonly months: string;
  /** What is owed after each year, 0 to 1, from the start. */
  readonly owed: readonly number[];
  /** The prices to search between, in whole units; null where the budget buys nothing. */
  readonly search: PriceRange | null;
}

/** What both calculators know. */
export interface LoanView {
  readonly inputs: FinanceInputs;
  /** What the inputs are where the visitor has not said otherwise. */
  readonly defaults: FinanceInputs;
  readonly problems: readonly FinanceProblem[];
  readonly context: FinanceContext;
  readonly figures: FinanceFigures;
  /** Each figure of the inputs as its field has it, and between which it must be. */
  readonly fields: Readonly<Record<FinanceFigure, { readonly text: string; readonly least: string; readonly most: string }>>;
  readonly currencySign: { readonly text: string; readonly place: 'start' | 'end' };
}

/** The calculator on the page of a vehicle. */
export interface CalculatorView extends LoanView {
  /** The vehicle's page. */
  readonly path: string;
  /** The financing page for this vehicle. */
  readonly financingPath: string;
  /** The price with the taxes of the visitor's province; null where the price has its tax in it. */
  readonly outTheDoor: { readonly price: string; readonly province: string } | null;
}

export interface FinancingView extends LoanView {
  readonly path: string;
  /** The vehicle that the figures started from. */
  readonly vehicle: { readonly id: number; readonly name: string; readonly path: string } | null;
  /** Where taxes can be paid; empty where prices have their tax in them. */
  readonly provinces: readonly { readonly code: string; readonly name: string }[];
  /** Vehicles within the prices of these inputs; null where the budget buys nothing. */
  readonly found: { readonly count: number; readonly text: string } | null;
  readonly schedule: readonly ScheduleYear[];
  /** The schedule lists every payment, not only the years. */
  readonly everyPayment: boolean;
  readonly sellTradePath: string;
}
/** On the financing page: whether each payment is listed ('Payments'). */
export const SCHEDULE_PARAMETER = 'Schedule';
