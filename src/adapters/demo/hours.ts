/** When the demo's dealers are open, as such dealers are. */
import { parseOpeningHours, type OpeningHours } from '../../domain/dealers/opening-hours.ts';
import type { DealerLanguage, Trade } from './data/dealer-names.ts';
import { Random } from './random.ts';

/** In Quebec few sell cars at weekends; in France many close for lunch and some on Mondays. */
const WEEKS: Readonly<Record<DealerLanguage, readonly string[]>> = {
  en: [
    'Mo-Th 09:00-20:00; Fr-Sa 09:00-18:00; Su off',
    'Mo-Th 09:00-21:00; Fr 09:00-18:00; Sa 09:00-17:00; Su 11:00-16:00',
    'Mo-Fr 08:30-18:00; Sa 10:00-16:00; Su off',
  ],
  'fr-CA': [
    'Mo-We 09:00-18:00; Th 09:00-21:00; Fr 09:00-18:00; Sa-Su off',
    'Mo-Th 09:00-20:00; Fr 09:00-18:00; Sa-Su off',
    'Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off',
  ],
  'fr-FR': [
    'Mo-Fr 08:30-12:00,14:00-19:00; Sa 09:00-12:00,14:00-18:00; Su off',
    'Mo-Sa 09:00-19:00; Su off',
    'Mo off; Tu-Fr 09:00-12:00,14:00-18:30; Sa 09:00-12:30,14:00-18:00; Su off',
  ],
};
const HEAVY = 'Mo-Fr 07:30-17:00; Sa-Su off';
/** Some never said. */
const SILENT = 0.08;
const HOURS_SEED = 7;

/** Of the n-th dealer. */
export const hoursOf = (n: number, language: DealerLanguage, trade: Trade): OpeningHours | null => {
  const random = new Random(HOURS_SEED, n);
  // The demo's own dealer site shows the first two.
  if (random.chance(SILENT) && n > 1) return null;
  return parseOpeningHours(trade === 'heavy' ? HEAVY : random.pick(WEEKS[language]));
};
