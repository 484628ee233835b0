/** What a field may hold (product rules, section 7). Each returns the normalised value, or the problem. */
import { normaliseVin, vinProblem } from '../vehicle/vin.ts';

export type Problem =
  | 'required'
  | 'invalid'
  | 'too-short'
  | 'too-long'
  | 'link'
  | 'past'
  | 'too-far'
  /** Neither e-mail nor phone. */
  | 'unreachable'
  /** Given more than once, or not as a text. */
  | 'repeated'
  /** The vehicle cannot be asked about in its present state. */
  | 'not-offered';

export type Checked<T> = { readonly value: T } | { readonly problem: Problem };

export const NAME_MIN = 2;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 2000;
export const PHONE_MAX = 40;
export const OFFERED_MAX = 60;
export const VIN_MAX = 40;
export const OLDEST_YEAR = 1900;
export const HIGHEST_MILEAGE = 999_999;

const ok = <T>(value: T): Checked<T> => ({ value });
const wrong = (problem: Problem): Checked<never> => ({ problem });

/** Composed letters, single spaces, no space at the ends. Lengths are counted as `maxlength` counts them in a browser. */
const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const LINK = /(?:https?:|www\.|\/\/)|\p{L}{2}\.(?:com|net|org|info|biz|ru|cn|io|xyz|top|shop|site|online|link|click)\b/iu;

export const checkName = (text: string): Checked<string> => {
  const name = tidy(text.replaceAll('’', "'"));
  if (name.length > NAME_MAX) return wrong('too-long');
  if (LINK.test(name)) return wrong('link');
  if (!/^[\p{L}\p{M} '.-]*$/u.test(name)) return wrong('invalid');
  return name.length < NAME_MIN || !/\p{L}/u.test(name) ? wrong('too-short') : ok(name);
};

/** One `@`, a dotted domain, no spaces; and nothing that a message would read as two addresses or as a header. */
export const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*)(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*))+$/u;

export const checkEmail = (text: string): Checked<string> => {
  const email = text.trim();
  if (email.length > EMAIL_MAX) return wrong('too-long');
  return EMAIL.test(email) && !/\.\.|^\.|\.@|-\.|-$/.test(email) ? ok(email) : wrong('invalid');
};

/** The browser's rule: the shape of a number. The server reads it by its country's numbering plan. */
export const phoneShape = (text: string): string | null => {
  const phone = tidy(text);
  const digits = phone.replace(/\D/g, '').length;
  return phone.length <= PHONE_MAX && /^\+?[\d\s().\-/]+(?:(?:x|ext\.?|poste) ?\d{1,6})?$/i.test(phone) && digits >= 7
    ? phone
    : null;
};

/** Plain text: line breaks and tabs stay, other control characters and lone surrogates do not. */
export const checkMessage = (text: string): Checked<string> => {
  if (/[\p{Surrogate}\uFFFD]/u.test(text)) return wrong('invalid');
  const message = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Control}\n\t]/gu, '')
    .trim();
  if (message === '') return wrong('invalid');
  return message.length > MESSAGE_MAX ? wrong('too-long') : ok(message);
};

export const OFFERED_TEXT = /^[\p{L}\p{M}\p{N} '’".,:!*&+/()-]+$/u;

/** Make, model or version of the visitor's own vehicle. */
export const checkOfferedText = (text: string): Checked<string> => {
  const value = tidy(text);
  if (value.length > OFFERED_MAX) return wrong('too-long');
  return OFFERED_TEXT.test(value) && !LINK.test(value) ? ok(value) : wrong('invalid');
};

/** Next year's models are sold this year. */
export const newestYear = (now: number): number => new Date(now).getUTCFullYear() + 1;

export const checkOfferedYear = (text: string, now: number): Checked<number> => {
  const year = Number(text.trim());
  const inRange = year >= OLDEST_YEAR && year <= newestYear(now);
  return /^\d{4}$/.test(text.trim()) && inRange ? ok(year) : wrong('invalid');
};

/** In kilometres; thousands may be separated. */
export const checkOfferedMileage = (text: string): Checked<number> => {
  const digits = text.replace(/\s?km\s*$/i, '').replace(/[\s.,'’]/g, '');
  return /^\d{1,6}$/.test(digits) && Number(digits) <= HIGHEST_MILEAGE ? ok(Number(digits)) : wrong('invalid');
};

/** @param year the vehicle's, null where it is not known: numbers before 1981 have no common form */
export const checkOfferedVin = (text: string, year: number | null): Checked<string> => {
  const vin = text.length > VIN_MAX ? null : normaliseVin(text);
  if (vin === null || !/^[0-9A-Z]+$/.test(vin)) return wrong('invalid');
  return vinProblem(vin, year) === null ? ok(vin) : wrong('invalid');
};
