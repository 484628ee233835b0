/** Thousands in words: 'thirty five thousand', 'vingt-cinq mille', 'treinta y cinco mil'. */
import type { Token } from './tokens.ts';

const WORDS = `
1 one un uno | 2 two deux dos | 3 three trois tres | 4 four quatre cuatro | 5 five cinq cinco | 6 six seis | 7 seven sept siete
8 eight huit ocho | 9 nine neuf nueve | 10 ten dix diez | 11 eleven onze once | 12 twelve douze doce | 13 thirteen treize trece
14 fourteen quatorze catorce | 15 fifteen quinze quince | 16 sixteen seize dieciseis | 17 seventeen diecisiete | 18 eighteen dieciocho
19 nineteen diecinueve | 20 twenty vingt veinte | 25 veinticinco | 22 veintidos | 23 veintitres | 24 veinticuatro | 26 veintiseis
27 veintisiete | 28 veintiocho | 29 veintinueve | 30 thirty trente treinta | 40 forty quarante cuarenta | 50 fifty cinquante cincuenta
60 sixty soixante sesenta | 70 seventy setenta septante | 80 eighty ochenta | 90 ninety noventa | 100 hundred cent cien ciento
200 doscientos | 300 trescientos`;

const VALUES = new Map(
  WORDS.trim()
    .split(/[|\n]/)
    .flatMap((line) => {
      const [value = '', ...words] = line.trim().split(' ');
      return words.map((word) => [word, Number(value)] as const);
    }),
);
const JOINTS = new Set(['y', 'et', 'and']);
const THOUSANDS = new Set(['thousand', 'mille', 'mil', 'grand', 'k']);
const MOST_WORDS = 6;

/** Only numbers of thousands: smaller ones in words are hardly ever amounts ('seven seats', 'neuf places'). */
export const numberInWords = (tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | null => {
  let sum = 0;
  let said = 0;
  for (let next = at; next < tokens.length && next < at + MOST_WORDS; next++) {
    const word = tokens[next]?.word ?? '';
    const value = VALUES.get(word);
    if (value === 100 && sum > 1 && sum < 10) sum *= 100;
    else if (word === 'vingts' || (value === 20 && sum === 4)) sum = 80;
    else if (value !== undefined) sum += value;
    else if (said > 0 && THOUSANDS.has(word)) return { value: sum * 1000, to: next + 1 };
    else if (said === 0 || !JOINTS.has(word)) return null;
    said += 1;
  }
  return null;
};
