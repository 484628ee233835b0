/** The inputs of both calculators: on a vehicle's page and on the financing page. */
import {
  FINANCE_LIMITS,
  type FinanceFigure,
  type FinanceInputs,
  type FinanceProblem,
} from '../../domain/finance/finance-inputs.ts';
import type { TaxedVehicle } from '../../domain/finance/tax-rates.ts';
import { TAXED_PROVINCES } from '../../domain/finance/taxes.ts';
import type { Language, LanguageId } from '../../domain/language/language.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { findProvince } from '../../domain/location/provinces.ts';
import { currencySign, numberText, percentText, priceText } from '../../domain/money/price-text.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { figuresOf, type FinanceContext } from './figures.ts';

const PASSENGER_TYPES: readonly Vehicle['type'][] = ['car', 'motorcycle'];

/** The properties of a vehicle that sales taxes depend on. */
export const taxedVehicle = ({ type, fuel, condition }: Pick<Vehicle, 'type' | 'fuel' | 'condition'>): TaxedVehicle => ({
  passenger: PASSENGER_TYPES.includes(type),
  zeroEmission: fuel === 'electric',
  used: condition !== 'new',
});

/** The province of registration: the visitor's if known, else the site's. */
export const provinceOf = (place: VisitorPlace | null, { country, province }: Pick<Site, 'country' | 'province'>): string =>
  place?.countryIso === country && TAXED_PROVINCES.includes(place.provinceIso) ? place.provinceIso : province;

/** The provinces with taxes, by name; empty where prices include taxes. */
export const provincesOf = ({ country }: Pick<Site, 'country'>, { tongue, locale }: Pick<Language, 'tongue' | 'locale'>) => {
  if (country !== 'CA') return [];
  const name = (code: string): string => findProvince(code, country)?.names[tongue] ?? code;
  return TAXED_PROVINCES.map((code) => ({ code, name: name(code) })).toSorted((a, b) => a.name.localeCompare(b.name, locale));
};

export interface FinanceSetting {
  readonly site: Pick<Site, 'country' | 'currency'>;
  readonly languageId: LanguageId;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly vehicle: TaxedVehicle;
}

export const financeContext = ({ site, languageId, now, vehicle }: FinanceSetting): FinanceContext => ({
  languageId,
  country: site.country,
  currency: site.currency,
  today: new Date(now).toISOString().slice(0, 10),
  vehicle,
});

const fieldsOf = (inputs: FinanceInputs, { languageId, currency }: FinanceContext) => {
  const amount = (n: number): string => priceText({ amount: n, currency }, languageId, currency);
  const percent = (n: number): string => percentText(n, languageId);
  const number = (n: number): string => numberText(n, languageId);
  const field = (name: FinanceFigure, bound: (n: number) => string) => ({
    text: number(inputs[name]),
    least: bound(FINANCE_LIMITS[name].min),
    most: bound(FINANCE_LIMITS[name].max),
  });
  return {
    price: field('price', amount),
    paymentMin: field('paymentMin', amount),
    paymentMax: field('paymentMax', amount),
    downPayment: field('downPayment', amount),
    interestRate: field('interestRate', percent),
    termMonths: field('termMonths', number),
  };
};

export const loanView = (
  inputs: FinanceInputs,
  problems: readonly FinanceProblem[],
  defaults: FinanceInputs,
  context: FinanceContext,
) => ({
  inputs,
  /** The default inputs. */
  defaults,
  problems,
  context,
  figures: figuresOf(inputs, context),
  /** Each figure as its field shows it, and its limits. */
  fields: fieldsOf(inputs, context),
  currencySign: currencySign(context.currency, context.languageId),
});

export type LoanView = ReturnType<typeof loanView>;
