/** Parameters that every internal link and redirect keeps (specification, section 2). */
import { distance, ids, words, type WireValue } from '../wire/wire-values.ts';
import { chromeVisibility } from '../site/chrome-visibility.ts';
import { percentDecode } from '../text/percent.ts';
import { textsIn } from '../wire/wire-codec.ts';

/** The canonical text of a parameter's values; '' when none can be used. */
type Canonical = (texts: readonly string[]) => string;

const visibility: Canonical = (texts) => (chromeVisibility(texts.at(-1), undefined, true) ? '1' : '0');

const valueOf =
  <T>({ read, write }: WireValue<T>): Canonical =>
  (texts) => {
    const value = read(texts, () => undefined);
    return value === undefined ? '' : write(value);
  };

const CARRIED: readonly (readonly [name: string, canonical: Canonical])[] = [
  ['Menu', visibility],
  ['Header', visibility],
  ['Footer', visibility],
  ['Group', valueOf(words)],
];

/** Dealer sites keep the dealer and the distance; hosts that show the logo in inventory do not need them. */
const CARRIED_WITHOUT_LOGO: typeof CARRIED = [...CARRIED, ['CompanyId', valueOf(ids)], ['Distance', valueOf(distance)]];

/** What a request's parameters hand on to the next page: a query string in canonical names and order, without '?'; '' for nothing. */
export const carriedParameters = (pairs: Iterable<readonly [string, string]>, logoInInventory: boolean): string => {
  const given = textsIn(pairs);
  return (logoInInventory ? CARRIED : CARRIED_WITHOUT_LOGO)
    .map(([parameter, canonical]) => {
      const texts = given.get(parameter.toLowerCase());
      return { parameter, text: texts ? canonical(texts) : '' };
    })
    .filter(({ text }) => text !== '')
    .map(({ parameter, text }) => `${parameter}=${text}`)
    .join('&');
};

const parameterOf = (pair: string): string => (percentDecode(pair.split('=', 1)[0] ?? '') ?? '').toLowerCase();

/** The path with the carried parameters in its query; one that the path names itself keeps the path's value. */
export const withCarried = (path: string, carried: string): string => {
  if (carried === '') return path;
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?/s.exec(path) ?? [];
  const pairs = query === '' ? [] : query.split('&');
  const own = new Set(pairs.map(parameterOf));
  const joined = [...pairs, ...carried.split('&').filter((pair) => !own.has(parameterOf(pair)))].join('&');
  return `${address}?${joined}${fragment}`;
};
