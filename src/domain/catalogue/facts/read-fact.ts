/** Reads values as sources write them, and checks them against the kind and limits of their titles. */
import { fault, NONE, value, type Measured } from '../../feeds/measures.ts';
import { codesOf } from './fact-codes.ts';
import { titleOf, type FactValue, type SpecificationTitle, type TitleId } from './catalogue-facts.ts';
import { readQuantity } from './quantity.ts';

export type FactFault =
  | 'not-a-number'
  /** Beyond what a vehicle can have: a car 12 m long. */
  | 'out-of-range'
  /** 0 for a quantity that is never 0. */
  | 'placeholder'
  | 'unknown-word'
  | 'no-yes-or-no'
  /** It contradicts another value of the same style. */
  | 'contradiction';

export type ReadFact = Measured<FactValue, FactFault>;

export type WrittenFact = number | string | boolean | null | undefined | readonly number[];

const MAX_TEXT = 120;

/** Numbers are in the title's unit, texts may name another; two numbers, or '6.7-7.9', are a span. */
export const readFact = (id: TitleId, written: WrittenFact): ReadFact => {
  if (written === null || written === undefined || written === '') return NONE;
  const title = titleOf(id);
  switch (title.kind) {
    case 'number':
      return readNumberFact(title, written);
    case 'code': {
      const code = String(written).trim().toLowerCase();
      return codesOf(id)?.includes(code) === true ? value(code) : fault('unknown-word');
    }
    case 'yes-no':
      return readYesNo(written);
    case 'text': {
      const text = String(written).replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
      return text === '' ? NONE : value(text);
    }
  }
};

function readNumberFact(title: Extract<SpecificationTitle, { kind: 'number' }>, written: WrittenFact): ReadFact {
  const numbers = numbersOf(title, written);
  if (numbers === null) return fault('not-a-number');
  if (title.min > 0 && numbers.includes(0)) return fault('placeholder');
  if (numbers.some((number) => number < title.min || number > title.max)) return fault('out-of-range');
  const [low = 0, high = low] = [...numbers].sort((a, b) => a - b);
  return value(low === high ? low : [low, high]);
}

function numbersOf(title: Extract<SpecificationTitle, { kind: 'number' }>, written: WrittenFact): readonly number[] | null {
  if (typeof written === 'number') return Number.isFinite(written) ? [written] : null;
  if (Array.isArray(written)) return written.length === 2 && written.every((number) => Number.isFinite(number)) ? written : null;
  if (typeof written !== 'string') return null;
  const [, low, high, unit = ''] = /^([\d.,]+)\s*[-–]\s*([\d.,]*\d)(\D*)$/.exec(written.trim()) ?? [];
  const parts = low === undefined || high === undefined ? [written] : [`${low} ${unit}`, `${high} ${unit}`];
  const numbers = parts.map((part) => readQuantity(part, title.unit));
  return numbers.every((number) => number !== null) ? numbers : null;
}

function readYesNo(written: WrittenFact): ReadFact {
  if (typeof written === 'boolean') return value(written);
  const word = String(written).trim().toLowerCase();
  if (/^(?:true|yes|y|1)$/.test(word)) return value(true);
  return /^(?:false|no|n|0)$/.test(word) ? value(false) : fault('no-yes-or-no');
}
