/**
 * Vehicle identification numbers: 49 CFR 565.15 (United States), followed by Canada (CMVSR, Schedule IV, 115) and Mexico
 * (NOM-001-SSP). The form is that of ISO 3779; the check digit in the ninth place is North America's own rule.
 */

const VIN_LENGTH = 17;

/** Model year from which numbers have seventeen characters; older ones follow the maker's own rule. */
const FIRST_YEAR = 1981;

/** Places of 49 CFR 565.15(c), table IV: the ninth, the check digit itself, weighs nothing. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Values of letters, table III: I, O and Q are not used. */
const VALUES = new Map<string, number>([
  ...Array.from('0123456789', (digit, value) => [digit, value] as const),
  ...Array.from('ABCDEFGH', (letter, k) => [letter, k + 1] as const),
  ...Array.from('JKLMN', (letter, k) => [letter, k + 1] as const),
  ['P', 7],
  ['R', 9],
  ...Array.from('STUVWXYZ', (letter, k) => [letter, k + 2] as const),
]);

/** A number as it is stored: capitals without spaces, hyphens and dots. Null when nothing is left. */
export const normaliseVin = (text: string): string | null => {
  const vin = text
    .normalize('NFKC')
    .replace(/[\s.\p{Pd}]/gu, '')
    .toUpperCase();
  return vin === '' ? null : vin;
};

/** The digit (0–9 or X) that the ninth place must hold; null when the number is not seventeen permitted characters. */
export const vinCheckDigit = (vin: string): string | null => {
  if (vin.length !== VIN_LENGTH) return null;
  let sum = 0;
  for (const [place, weight] of WEIGHTS.entries()) {
    const value = VALUES.get(vin.charAt(place));
    if (value === undefined) return null;
    sum += value * weight;
  }
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
};

/**
 * What is wrong with a normalised number, or null. Numbers of model years before 1981 are not judged; the check digit
 * is asked only of North American numbers, whose first character is 1 to 5.
 */
export const vinProblem = (vin: string, year: number | null): 'length' | 'characters' | 'check-digit' | null => {
  if (year !== null && year < FIRST_YEAR) return null;
  if (vin.length !== VIN_LENGTH) return 'length';
  const expected = vinCheckDigit(vin);
  if (expected === null) return 'characters';
  return /^[1-5]/.test(vin) && vin.charAt(8) !== expected ? 'check-digit' : null;
};

/** Characters of the tenth place in the order of the years from 1980, and again from 2010 (49 CFR 565.15(d)(1), table VII). */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/**
 * The model year that a North American number of a light vehicle names; null for others. A letter in the seventh place says that
 * it is of 2010 or later (565.15(d)(1)).
 */
export const modelYearOfVin = (vin: string): number | null => {
  if (vin.length !== VIN_LENGTH || !/^[1-5]/.test(vin) || vinProblem(vin, null) !== null) return null;
  const code = YEAR_CODES.indexOf(vin.charAt(9));
  if (code < 0) return null;
  return (/[A-Z]/.test(vin.charAt(6)) ? 2010 : 1980) + code;
};
