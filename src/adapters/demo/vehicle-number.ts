/** Invented vehicle identification and stock numbers that look like real ones. */
import { vinCheckDigit } from '../../domain/vehicle/vin.ts';
import type { DemoDealer } from './demo-dealers.ts';

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_CHARACTERS = `${VIN_LETTERS}0123456789`;
/** 49 CFR 565.15, table VII: 1980 is A, and the cycle has thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const letterFor = (characters: string, number: number): string => characters.charAt(number % characters.length);

/**
 * A North American number with a valid check digit, one for each place in the inventory. The maker's code begins with
 * 2Z, which no maker uses. Null before 1981, when numbers had no common form.
 */
export const vinOf = (make: string, model: string, year: number, place: number): string | null => {
  if (year < 1981) return null;
  let described = hash(`${make} ${model}`);
  const maker = `2Z${letterFor(VIN_LETTERS, hash(make))}`;
  let descriptor = '';
  for (let k = 0; k < 5; k++) {
    descriptor += letterFor(VIN_CHARACTERS, described);
    described = Math.floor(described / VIN_CHARACTERS.length);
  }
  const plant = letterFor(VIN_LETTERS, Math.floor(place / 1e6));
  const withCheck = (check: string): string =>
    `${maker}${descriptor}${check}${letterFor(YEAR_CODES, year - 1980)}${plant}${String(place % 1e6).padStart(6, '0')}`;
  return withCheck(vinCheckDigit(withCheck('0')) ?? '0');
};

/** The dealer's stock number of its n-th vehicle, from 0, in the dealer's style; it does not depend on the day. */
export const stockNumberOf = (dealer: DemoDealer, n: number, isNew: boolean): string => {
  const number = dealer.firstStockNumber + n;
  switch (dealer.stockStyle) {
    case 0:
      return `${dealer.record.name.replace(/[^A-Z]/g, '').slice(0, 2)}-${number}`;
    case 1:
      return `${isNew ? 'N' : 'U'}${String(number).padStart(5, '0')}`;
    case 2:
      return `P${String(number).padStart(6, '0')}`;
    default:
      return `${number}${isNew ? '' : 'A'}`;
  }
};

const hash = (text: string): number => {
  let value = 7;
  for (let k = 0; k < text.length; k++) value = (Math.imul(value, 31) + text.charCodeAt(k)) >>> 0;
  return value;
};
