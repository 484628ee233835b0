/** Amounts with their currency. Nothing here converts between currencies (decision record 5). */

export const CURRENCIES = ['CAD', 'EUR', 'USD', 'GBP', 'AUD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface Money {
  /** In whole units of the currency, with at most two decimals; never negative. */
  readonly amount: number;
  readonly currency: Currency;
}

/** Throws RangeError on an amount that is negative, not finite or beyond 999,999,999. */
export const money = (amount: number, currency: Currency): Money => {
  if (!(amount >= 0 && amount <= 999_999_999)) throw new RangeError(`${String(amount)} is not an amount of money`);
  return { amount: Math.round(amount * 100) / 100, currency };
};

export const parseCurrency = (text: string): Currency | null =>
  CURRENCIES.find((currency) => currency === text.trim().toUpperCase()) ?? null;

/** The specification's default (section 9); a site may name its own. */
export const defaultCurrencyOf = (country: string): Currency => (country === 'FR' ? 'EUR' : 'USD');

/** No price is the same as no price. */
export const samePrice = (a: Money | null, b: Money | null): boolean => a?.amount === b?.amount && a?.currency === b?.currency;
