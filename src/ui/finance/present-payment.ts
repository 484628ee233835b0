import { decodeFinance, defaultInputs, FINANCE_WIRE, type FinanceField } from '../../domain/finance/finance-inputs.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import { isFinanced } from '../../domain/finance/payment.ts';
import { priceOutTheDoor, taxesOn } from '../../domain/finance/taxes.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { findProvince } from '../../domain/location/provinces.ts';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { exactPriceText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { VEHICLE_PARAMETER } from './finance-wire.ts';
import { taxQuestion } from './figures.ts';
import { financeContext, loanView, provinceOf, taxedVehicle } from './present-loan.ts';

/** The inputs that the visitor can change beside a vehicle; its price is fixed. */
const FIELDS: readonly FinanceField[] = ['termMonths', 'frequency', 'interestRate', 'downPayment'];
const NAMES: readonly string[] = FIELDS.map((field) => FINANCE_WIRE[field].toLowerCase());

export interface PaymentParts {
  readonly vehicle: Vehicle;
  readonly site: Pick<Site, 'country' | 'currency' | 'province'>;
  readonly languageId: LanguageId;
  readonly place: VisitorPlace | null;
  readonly now: number;
  /** The page's own path and query, whose terms take precedence over the visitor's. */
  readonly asked: { readonly path: string; readonly params: Iterable<readonly [string, string]>; readonly terms: VisitorTerms };
}

/** The calculator beside a vehicle; null if its price cannot be financed. */
export const paymentView = ({ vehicle, site, languageId, place, now, asked }: PaymentParts) => {
  const { id, price } = vehicle;
  if (price === null || !isFinanced(price, site.currency)) return null;
  const province = provinceOf(place, site);
  const defaults = { ...defaultInputs(site.currency, province), price: price.amount };
  const own = [...asked.params].filter(([name]) => NAMES.includes(name.toLowerCase()));
  const { inputs, problems } = decodeFinance(own, site.currency, { ...defaults, ...asked.terms });
  const context = financeContext({ site, languageId, now, vehicle: taxedVehicle(vehicle) });
  const question = taxQuestion(province, context);
  const text = (amount: number): string => exactPriceText({ ...price, amount }, languageId, site.currency);
  return {
    ...loanView(inputs, problems, defaults, context),
    path: asked.path,
    financingPath: `${pathOf('Public_Financing', languageId)}?${VEHICLE_PARAMETER}=${String(id)}`,
    /** The price with the taxes of the visitor's province; null where prices include taxes. */
    outTheDoor:
      question && taxesOn(price.amount, question)
        ? {
            price: text(priceOutTheDoor(price.amount, question)),
            province: findProvince(province, site.country)?.names[languageOf(languageId).tongue] ?? province,
          }
        : null,
  };
};

export type CalculatorView = NonNullable<ReturnType<typeof paymentView>>;
