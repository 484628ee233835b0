/** How the kinds of values of a search are read from a query string and written to it in their one canonical form. */
import { parseDegrees } from '../location/coordinates.ts';
import { fold } from '../text/fold.ts';
import { percentEncode } from '../text/percent.ts';
import { SEARCH_LIMITS } from '../inventory/limits.ts';

export type Refusal = 'not-a-number' | 'out-of-range' | 'unknown-value' | 'too-long' | 'too-many' | 'incomplete';

export interface WireValue<T> {
  /** What the texts of a parameter mean, none of them blank; undefined when none can be used. Each unusable one is refused. */
  readonly read: (texts: readonly string[], refuse: (text: string, refusal: Refusal) => void) => T | undefined;
  /** Percent-encoded; '' where there is nothing to say. */
  readonly write: (value: T) => string;
}

/** Reads one text; undefined when it says nothing or was refused. */
type Parse<T> = (text: string, refuse: (refusal: Refusal) => void) => T | undefined;

const ignore = (): void => undefined;

/** One value; of several readable ones the last counts, as when a form has a hidden default before a checkbox. */
const single = <T>(parse: Parse<T>, format: (value: T) => string): WireValue<T> => ({
  read: (texts, refuse) => {
    const values = texts.map((text) => parse(text, (refusal) => refuse(text, refusal)));
    return values.findLast((value) => value !== undefined);
  },
  write: (value) => percentEncode(format(value)),
});

export const optional = <T>({ read, write }: WireValue<T>): WireValue<T | null> => ({
  read,
  write: (value) => (value === null ? '' : write(value)),
});

/** No single value is longer, so a parameter that is cannot hold a list within the limits. */
const LONGEST_LIST = SEARCH_LIMITS.maxListLength * (SEARCH_LIMITS.maxTextLength + 1);

const ordered = <T extends string | number>(values: Iterable<T>): T[] => [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Values separated by commas or repeated; canonically sorted, each once. */
export const listOf = <T extends string | number>(parse: Parse<T>): WireValue<readonly T[]> => {
  const read: WireValue<readonly T[]>['read'] = (texts, refuse) => {
    const values = new Set<T>();
    for (const text of texts) {
      if (text.length > LONGEST_LIST) {
        refuse(text, 'too-long');
        continue;
      }
      for (const item of text.split(',')) {
        const value = parse(item, (refusal) => refuse(item, refusal));
        if (value === undefined || values.has(value)) continue;
        if (values.size === SEARCH_LIMITS.maxListLength) {
          refuse(item, 'too-many');
          return ordered(values);
        }
        values.add(value);
      }
    }
    return ordered(values);
  };
  return {
    read,
    write: (values) => (read(values.map(String), ignore) ?? []).map((value) => percentEncode(String(value))).join(','),
  };
};

const withinLength = (text: string, refuse: (refusal: Refusal) => void): string | undefined => {
  if (text.length > SEARCH_LIMITS.maxTextLength) refuse('too-long');
  else if (text !== '') return text;
  return undefined;
};

/** Without control characters, broken surrogates and surplus space. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Control}\p{Surrogate}\s]+/gu, ' ')
    .trim();

const parseText: Parse<string> = (text, refuse) => withinLength(clean(text), refuse);

/** A folded name. */
export const parseName: Parse<string> = (text, refuse) => withinLength(fold(text), refuse);

const sameText = (parse: Parse<string>): WireValue<string> => single(parse, (value) => parse(value, ignore) ?? '');

/** Words as the visitor typed them. */
export const words: WireValue<string | null> = optional(sameText(parseText));

export const name: WireValue<string | null> = optional(sameText(parseName));

/** One code of a closed set, in whatever case. */
export const parseCode = <T extends string>(codes: readonly T[]): Parse<T> => {
  const byFolded = new Map(codes.map((code) => [fold(code), code]));
  return (text, refuse) => {
    const folded = fold(text.slice(0, SEARCH_LIMITS.maxTextLength));
    const code = byFolded.get(folded);
    if (code === undefined && folded !== '') refuse('unknown-value');
    return code;
  };
};

export const code = <T extends string>(codes: readonly T[]): WireValue<T> => single(parseCode(codes), (value) => value);

const parseYesNo: Parse<boolean> = (text, refuse) => {
  const said = text.trim().toLowerCase();
  if (said === '1' || said === 'true') return true;
  if (said === '0' || said === 'false') return false;
  refuse('unknown-value');
  return undefined;
};

export const yesNo: WireValue<boolean> = single(parseYesNo, (value) => (value ? '1' : '0'));

/** Digits alone, or in groups of three behind one kind of separator; then at most two decimals. */
const NUMBER = /^([+-]?)(\d+|[1-9]\d{0,2}([ .,'’])\d{3}(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * A number as visitors type it: '30000', '30 000 $', '30,000.50', '30.000,50'. A separator before exactly three digits
 * separates thousands: prices and mileages are not typed with three decimals.
 */
const parseNumber = (text: string): number | null => {
  if (text.length > 40) return null;
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/^[$€£]|(?:[$€£]|km)$/gi, '')
    .trim();
  const [, sign, whole = '', separator, point, decimals = '0'] = NUMBER.exec(bare) ?? [];
  if (whole === '' || (separator !== undefined && separator === point)) return null;
  const size = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  return sign === '-' && size !== 0 ? -size : size;
};

/** A number within limits. */
export const parseWithin =
  (min: number, max: number, digits: 0 | 2 = 0): Parse<number> =>
  (text, refuse) => {
    if (text.trim() === '') return undefined;
    const value = parseNumber(text);
    if (value === null || (digits === 0 && !Number.isInteger(value))) refuse('not-a-number');
    else if (value < min || value > max) refuse('out-of-range');
    else return value;
    return undefined;
  };

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits + 0;

export const within = (min: number, max: number, digits: 0 | 2 = 0): WireValue<number> =>
  single(parseWithin(min, max, digits), (value) => String(rounded(value, digits)));

/** One end of a range; a value at the outermost end asks for nothing. */
export const bound = (
  limits: { readonly min: number; readonly max: number },
  end: 'min' | 'max',
  digits: 0 | 2 = 0,
): WireValue<number | null> => {
  const value = within(limits.min, limits.max, digits);
  const open = limits[end];
  return {
    read: (texts, refuse) => {
      const read = value.read(texts, refuse);
      return read === open ? null : read;
    },
    write: (asked) => (asked === null || asked === open ? '' : value.write(asked)),
  };
};

/** Latitude or longitude, kept to three decimals (about 100 m; product rules, section 4). */
export const degrees = (limit: 90 | 180): WireValue<number | null> =>
  optional(
    single(
      (text, refuse) => {
        const value = parseDegrees(text, limit);
        if (value === null) refuse(Number.isNaN(Number(text.replace(',', '.'))) ? 'not-a-number' : 'out-of-range');
        return value === null ? undefined : rounded(value, 3);
      },
      (value) => String(rounded(value, 3)),
    ),
  );

/** Vehicles or dealers by their numbers. */
export const ids: WireValue<readonly number[]> = listOf(parseWithin(1, 2_147_483_647));

/** A circle's radius in kilometres; 0 is anywhere. */
export const distance: WireValue<number> = within(0, SEARCH_LIMITS.maxDistanceKm, 2);
