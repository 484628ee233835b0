/** How makes spell themselves, and the other ways in which feeds write them. */
import { fold } from '../text/fold.ts';
import { memoised } from '../text/memoised.ts';
import { capitalised } from './model-names.ts';
import names from './names.json' with { type: 'json' };

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Every way in which a make is written, with the make. */
export const MAKE_SPELLINGS: readonly (readonly [spelling: string, name: string])[] = names.makes.flatMap((entry) => {
  // `Name|alias|alias`: other case, accents, spaces and hyphens need no alias.
  const [name = '', ...aliases] = entry.split('|');
  return [name, ...aliases].map((spelling) => [spelling, name] as const);
});

const canonical = new Map(MAKE_SPELLINGS.map(([spelling, name]) => [keyOf(spelling), name]));

/** `MERCEDES-BENZ` and `mercedes` are Mercedes-Benz, `bmw` is BMW; an unknown make gets sensible capitals. */
export const makeName: (text: string) => string = memoised((text) => canonical.get(keyOf(text)) ?? capitalised(text, 'name'));

const LONGEST_MAKE = 4;

/** Parts a text that names both: `Land-Rover Range Rover Evoque`, `forest river rv cherokee 306mm`. An unknown make is one word. */
export const splitMakeAndModel = (text: string): { readonly make: string; readonly model: string } => {
  const words = text.match(/\S+/g) ?? [];
  for (let count = LONGEST_MAKE; count > 0; count--) {
    const make = canonical.get(keyOf(words.slice(0, count).join(' ')));
    if (make !== undefined) return { make, model: words.slice(count).join(' ') };
  }
  return { make: makeName(words[0] ?? ''), model: words.slice(1).join(' ') };
};
