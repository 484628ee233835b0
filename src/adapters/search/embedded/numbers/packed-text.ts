/**
 * Short texts of few characters as two numbers of 32 bits, six characters each, so that a million of them take eight bytes instead of forty.
 * Numbers compare as texts do: those that start with a text lie between the two bounds of `startBounds`.
 */
const CHARACTERS = '-. abcdefghijklmnopqrstuvwxyz0123456789';
/** Digit 0 is the end of a text. */
const BASE = CHARACTERS.length + 1;
const PART = 6;

const digits = new Map(Array.from(CHARACTERS, (character, k) => [character, k + 1]));

export type Packed = readonly [first: number, second: number];

/** Null for a text that is longer than twelve characters, or has others. */
export const packed = (text: string): Packed | null => bounds(text, 0);

/** The least and the greatest that start with the text; null when none can. */
export const startBounds = (start: string): readonly [Packed, Packed] | null => {
  const [least, greatest] = [bounds(start, 0), bounds(start, BASE - 1)];
  return least && greatest ? [least, greatest] : null;
};

const bounds = (text: string, filler: number): Packed | null => {
  if (text.length > 2 * PART) return null;
  const parts: [number, number] = [0, 0];
  for (let k = 0; k < 2 * PART; k++) {
    const digit = k < text.length ? digits.get(text.charAt(k)) : filler;
    if (digit === undefined) return null;
    const part = k < PART ? 0 : 1;
    parts[part] = parts[part] * BASE + digit;
  }
  return parts;
};

export const unpacked = ([first, second]: Packed): string => {
  let text = '';
  for (const part of [second, first]) {
    for (let rest = part, k = 0; k < PART; k++) {
      const digit = rest % BASE;
      rest = (rest - digit) / BASE;
      text = (digit === 0 ? '' : CHARACTERS.charAt(digit - 1)) + text;
    }
  }
  return text;
};
