/** Gearboxes of the North American tables: 'A4', 'AS6', 'AV7', 'AM7', 'M5'; EPA writes them in brackets or in words. */
import type { Transmission } from '../../vehicle/attributes.ts';

export interface Gearbox {
  readonly transmission: Transmission;
  /** Null for a continuously variable one, whose steps are simulated. */
  readonly gears: number | null;
  /** What the trade writes behind a trim: 'AT8', 'MT6', 'CVT', 'DCT7'; empty for the single gear of an electric vehicle. */
  readonly mark: string;
}

/** Automated gearboxes with one clutch; since 2009 nearly all others have two. */
const SINGLE_CLUTCH = /aventador|sian|centenario|lfa|vantage|fortwo|granturismo|quattroporte|599|612|gallardo|murcielago/i;
const DUAL_CLUTCH_SINCE = 2009;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^automatic \(variable gear ratios\)/i, 'AV'],
  [/^automatic \((?:AV-?S?)(\d+)\)/i, 'AV'],
  [/^automatic \((?:AM-?S?)(\d+)\)/i, 'AM'],
  [/^automatic \([ASL](\d+)\)/i, 'A'],
  [/^automatic (\d+)-spd/i, 'A'],
  [/^manual (\d+)-spd/i, 'M'],
  [/^(AV|AM|AS|A|M)(\d*)$/, ''],
];

/** Null for words that name no gearbox. */
export const readGearbox = (text: string, year: number, model: string): Gearbox | null => {
  for (const [pattern, kind] of WORDS) {
    const found = pattern.exec(text.trim());
    if (!found) continue;
    const [letters, digits] = kind === '' ? [found[1] ?? '', found[2]] : [kind, found[1]];
    return gearbox(letters, digits === undefined || digits === '' ? null : Number(digits), year, model);
  }
  return null;
};

function gearbox(letters: string, gears: number | null, year: number, model: string): Gearbox {
  const count = gears === null ? '' : String(gears);
  switch (letters) {
    case 'M':
      return { transmission: 'manual', gears, mark: `MT${count}` };
    case 'AV':
      return { transmission: 'cvt', gears: null, mark: 'CVT' };
    case 'AM':
      return year >= DUAL_CLUTCH_SINCE && (gears ?? 0) >= 6 && !SINGLE_CLUTCH.test(model)
        ? { transmission: 'dual-clutch', gears, mark: `DCT${count}` }
        : { transmission: 'sequential', gears, mark: `AMT${count}` };
    default:
      return { transmission: 'automatic', gears, mark: gears === 1 ? '' : `AT${count}` };
  }
}
