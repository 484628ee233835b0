/** The vehicle that a visitor would sell or trade in, from the query of a page. */
import { checkOfferedMileage, checkOfferedText, checkOfferedYear, type Checked, type Problem } from './field-rules.ts';

export const TRADE_WIRE = { make: 'Make', model: 'Model', year: 'Year', mileageKm: 'Mileage', version: 'Version' } as const;

export type TradeField = keyof typeof TRADE_WIRE;

/** The vehicle whose price range is asked for. */
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
  readonly problems: readonly { readonly field: TradeField; readonly problem: Problem }[];
  /** Null for an empty query, or one with problems. */
  readonly vehicle: TradedVehicle | null;
}

const FIELDS = Object.keys(TRADE_WIRE) as TradeField[];
const LONGEST_KEPT = 80;

/**
 * Reads what was asked, by the rules of the form that the vehicle is then offered with; never throws. An empty query has no
 * vehicle and no problems.
 *
 * @param now milliseconds since 1970, UTC
 */
export const decodeTrade = (pairs: Iterable<readonly [string, string]>, now: number): TradeQuestion => {
  const given = new Map([...pairs].map(([name, text]) => [name.toLowerCase(), text.trim()]));
  const textOf = (field: TradeField): string =>
    (given.get(TRADE_WIRE[field].toLowerCase()) ?? '').slice(0, LONGEST_KEPT).replace(/\p{Surrogate}/gu, '\uFFFD');
  const texts = Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<TradeField, string>;
  if (FIELDS.every((field) => texts[field] === '')) return { texts, problems: [], vehicle: null };

  const problems: TradeQuestion['problems'][number][] = [];
  const read = <T>(field: TradeField, check: (text: string) => Checked<T>): T | null => {
    if (texts[field] === '') {
      if (field !== 'version') problems.push({ field, problem: 'required' });
      return null;
    }
    const checked = check(texts[field]);
    if ('value' in checked) return checked.value;
    problems.push({ field, problem: checked.problem });
    return null;
  };
  const make = read('make', checkOfferedText);
  const model = read('model', checkOfferedText);
  const year = read('year', (text) => checkOfferedYear(text, now));
  const mileageKm = read('mileageKm', checkOfferedMileage);
  const version = read('version', checkOfferedText);
  if (make === null || model === null || year === null || mileageKm === null || problems.length > 0)
    return { texts, problems, vehicle: null };
  return { texts, problems, vehicle: { make, model, year, mileageKm, version } };
};
