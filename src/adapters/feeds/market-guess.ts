/** Guesses what the values of an unknown file say of its market, its currency and its units. */
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import type { FeedProfile, Units } from '../../domain/feeds/profile.ts';
import { readCurrency, readPrice } from '../../domain/feeds/written-price.ts';
import { DECIMAL_MARK } from '../../domain/feeds/number-text.ts';
import { fold } from '../../domain/text/fold.ts';

/** A column whose meaning has been guessed. */
export interface MeantColumn {
  readonly path: string;
  readonly values: readonly string[];
}

/** Columns by the field that they fill. */
export type Meant = ReadonlyMap<string, MeantColumn>;

export const guessMarket = (columns: Meant): Pick<FeedProfile, 'market' | 'currency'> => {
  const values = (field: string): readonly string[] => columns.get(field)?.values ?? [];
  const most = (field: string, pattern: RegExp): boolean => {
    const texts = values(field);
    return texts.length > 0 && texts.filter((text) => pattern.test(text.trim())).length > texts.length / 2;
  };
  const isCanada = most('country', /^(?:ca|can|canada)$/i) || most('postalCode', /^[a-z]\d[a-z] ?\d[a-z]\d$/i);
  const isUnitedStates =
    most('country', /^(?:us|usa|united states)$/i) || most('postalCode', /^\d{5}-\d{4}$/) || most('province', US_STATE);
  const said = currencyOf(values('currency'), values('price'), isUnitedStates && !isCanada ? 'USD' : 'CAD');
  const isFrance = most('country', /^(?:fr|fra|france)$/i) || (said === 'EUR' && !isCanada);
  const market = isFrance ? 'FR' : 'CA';
  return { market, currency: said ?? (market === 'FR' ? 'EUR' : 'CAD') };
};

const US_STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** The currency that most values name, where `$` is the given dollar; null when none does. */
function currencyOf(columns: readonly string[], prices: readonly string[], dollar: Currency): Currency | null {
  const counts = new Map<Currency, number>();
  const count = (currency: Currency | null): void => {
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  };
  for (const text of columns) {
    const read = readCurrency(text, dollar);
    if (read.kind === 'value') count(read.value);
  }
  // A price that is in the same currency whichever is the usual one names it itself; a dollar sign is no price in euros.
  for (const text of prices) {
    const [one, other] = ([dollar, 'EUR'] as const).map((usual) => readPrice(text, DECIMAL_MARK[','], usual));
    if (one?.kind === 'value' && (other?.kind !== 'value' || other.value.currency === one.value.currency))
      count(one.value.currency);
  }
  return (
    CURRENCIES.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).find((currency) => counts.has(currency)) ?? null
  );
}

/** By the names of columns; units that stand beside the numbers need none. */
export const guessUnits = (columns: Meant): Units => {
  const named = (field: string, pattern: RegExp): boolean =>
    pattern.test(fold(columns.get(field)?.path ?? '').replace(/[^a-z0-9]+/g, ' '));
  const engines = (columns.get('engine')?.values ?? []).map(Number);
  return {
    mileage: named('mileage', /\bmi(?:les?)?\b|mileage mi/) ? 'mi' : named('mileage', /hours|heures|horas|stunden/) ? 'h' : 'km',
    power: named('power', /\b(?:ch|cv|ps|pk|din)\b|reelle? ch/)
      ? 'ch'
      : named('power', /\b(?:hp|bhp|horsepower)\b/)
        ? 'hp'
        : 'kW',
    engine: named('engine', /\b(?:cc|ccm|cm3)\b/) || (engines.length > 0 && engines.every((size) => size >= 49)) ? 'cc' : 'l',
    length: named('length', /\b(?:ft|feet|pieds|pies)\b/) ? 'ft' : 'm',
  };
};
