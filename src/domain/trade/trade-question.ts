/** The vehicle that a visitor would sell or trade in, from the query of a page. */
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { parseWithin, words, type Refusal } from '../inventory/wire-values.ts';

export const TRADE_WIRE = { make: 'Make', model: 'Model', year: 'Year', mileageKm: 'Mileage', version: 'Version' } as const;

export type TradeField = keyof typeof TRADE_WIRE;

export const OLDEST_YEAR = 1900;
export const LONGEST_NAME = 60;

/** What a range is asked for. */
export interface TradedVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly mileageKm: number;
  /** Null where the visitor does not know it. */
  readonly version: string | null;
}

export interface TradeQuestion {
  /** As the visitor typed it. */
  readonly texts: Readonly<Record<TradeField, string>>;
  readonly problems: readonly { readonly field: TradeField; readonly reason: 'missing' | Refusal }[];
  /** Null where nothing is asked yet, or something has to change. */
  readonly vehicle: TradedVehicle | null;
}

const FIELDS = Object.keys(TRADE_WIRE) as TradeField[];
const LONGEST_KEPT = 80;

/** Reads what was asked; never throws. A query of nothing asks nothing, and has no problems. */
export const decodeTrade = (pairs: Iterable<readonly [string, string]>, thisYear: number): TradeQuestion => {
  const given = new Map([...pairs].map(([name, text]) => [name.toLowerCase(), text.trim()]));
  const textOf = (field: TradeField): string =>
    (given.get(TRADE_WIRE[field].toLowerCase()) ?? '').slice(0, LONGEST_KEPT).replace(/\p{Surrogate}/gu, '\uFFFD');
  const texts = {
    make: textOf('make'),
    model: textOf('model'),
    year: textOf('year'),
    mileageKm: textOf('mileageKm'),
    version: textOf('version'),
  };
  if (FIELDS.every((field) => texts[field] === '')) return { texts, problems: [], vehicle: null };

  const problems: TradeQuestion['problems'][number][] = [];
  const name = (field: 'make' | 'model' | 'version', isNeeded: boolean): string | null => {
    const text = texts[field];
    const said = text.length > LONGEST_NAME ? undefined : words.read([text], () => undefined);
    if (said) return said;
    if (text !== '') problems.push({ field, reason: text.length > LONGEST_NAME ? 'too-long' : 'unknown-value' });
    else if (isNeeded) problems.push({ field, reason: 'missing' });
    return null;
  };
  const number = (field: 'year' | 'mileageKm', min: number, max: number): number | null => {
    if (texts[field] === '') problems.push({ field, reason: 'missing' });
    const value = parseWithin(min, max)(texts[field], (reason) => problems.push({ field, reason }));
    return value ?? null;
  };
  const make = name('make', true);
  const model = name('model', true);
  const year = number('year', OLDEST_YEAR, thisYear + 1);
  const mileageKm = number('mileageKm', 0, SEARCH_LIMITS.mileage.max);
  const version = name('version', false);
  if (make === null || model === null || year === null || mileageKm === null || problems.length > 0)
    return { texts, problems, vehicle: null };
  return { texts, problems, vehicle: { make, model, year, mileageKm, version } };
};
