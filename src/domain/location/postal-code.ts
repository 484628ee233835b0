/** Postal codes of the two countries (product rules, section 7). */
import type { MarketCountry } from './expected-place.ts';

const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d))?$/i;
/** Departments 01 to 95 (Corsica writes 20), then 97 and 98 overseas. */
const FRENCH = /^(?:0[1-9]|[1-8]\d|9[0-578])\d{3}$/;

/** A complete postal code in its one written form, `A1A 1A1` or five digits; null when it is none. */
export const parsePostalCode = (text: string, country: MarketCountry): string | null => {
  const code = parsePostalArea(text, country);
  return code !== null && (country === 'FR' || code.length === 7) ? code : null;
};

/** Like `parsePostalCode`, but a Canadian code may be its first half alone (`A1A`), which is enough to find a place. */
export const parsePostalArea = (text: string, country: MarketCountry): string | null => {
  const trimmed = text.trim();
  if (country === 'FR') return FRENCH.test(trimmed) ? trimmed : null;
  const [, area, unit] = CANADIAN.exec(trimmed) ?? [];
  if (area === undefined) return null;
  return (unit === undefined ? area : `${area} ${unit}`).toUpperCase();
};

/** The department of a French postal code; both of Corsica are '20', those overseas have three digits. */
export const departmentOfFrenchCode = (code: string): string => code.slice(0, /^9[78]/.test(code) ? 3 : 2);
