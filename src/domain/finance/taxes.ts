/** The price out the door: with the sales taxes of a Canadian province. Prices in France include tax. */
import { cents } from './payment.ts';
import { GST, PROVINCIAL_RATES, type DatedRate, type TaxedVehicle, type TaxName } from './tax-rates.ts';

export interface TaxQuestion {
  /** ISO 3166-2 without country: QC. */
  readonly province: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly vehicle: TaxedVehicle;
}

export interface TaxLine {
  readonly name: TaxName;
  readonly percent: number;
  readonly amount: number;
}

/** Provinces and territories whose taxes are known, by code. */
export const TAXED_PROVINCES: readonly string[] = [...PROVINCIAL_RATES.keys()];

/** GST is charged on a provincial tax above 12 % as well (Excise Tax Act, s. 154; Taxes, Duties and Fees (GST/HST) Regulations, s. 2). */
const HIGHEST_OUTSIDE_GST = 12;

const rateOn = (rates: readonly DatedRate[], on: string): DatedRate | undefined => rates.findLast(({ from }) => from <= on);

const lineOf = (rate: DatedRate, price: number, base: number, vehicle: TaxedVehicle): TaxLine => {
  const percent = rate.percent(price, vehicle);
  return { name: rate.name, percent, amount: cents((base * percent) / 100) };
};

/**
 * Each tax on a price, rounded to the cent, the federal one first; null for a province or a day without known rates. 13,000 in
 * Quebec: GST 650.00 and QST 1,296.75 (Revenu Québec's own example). Not in it: fees, registration, and the federal tax on new
 * vehicles above 100,000.
 */
export const taxesOn = (price: number, { province, on, vehicle }: TaxQuestion): readonly TaxLine[] | null => {
  const rates = PROVINCIAL_RATES.get(province);
  const gst = rateOn(GST, on);
  if (!rates || !gst) return null;
  const provincial = rateOn(rates, on);
  if (!provincial) return rates.length === 0 ? [lineOf(gst, price, price, vehicle)] : null;
  const line = lineOf(provincial, price, price, vehicle);
  if (line.name === 'HST') return [line];
  const base = line.percent > HIGHEST_OUTSIDE_GST ? price + line.amount : price;
  const federal = lineOf(gst, price, base, vehicle);
  return line.percent === 0 ? [federal] : [federal, line];
};

/** The price with its taxes; the price alone where they are not known. */
export const priceOutTheDoor = (price: number, question: TaxQuestion): number =>
  cents((taxesOn(price, question) ?? []).reduce((sum, { amount }) => sum + amount, price));

/**
 * The highest price, in cents, that is not above the amount once taxed. Found by bisection: a price that reaches the next
 * band of British Columbia jumps.
 */
export const priceWithin = (amount: number, question: TaxQuestion): number => {
  let [least, most] = [0, Math.max(0, Math.floor(cents(amount * 100)))];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (priceOutTheDoor(middle / 100, question) <= amount) least = middle;
    else most = middle - 1;
  }
  return least / 100;
};
