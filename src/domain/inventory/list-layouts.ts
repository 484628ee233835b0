/** The lists of vehicles among the pages: two divisions, each looked at in three ways. */
import type { LanguageId } from '../language/language.ts';
import { pathOf } from '../routing/path-table.ts';
import type { PageCode } from '../routing/section-page.ts';
import type { Site } from '../site/site.ts';

export const LAYOUTS = ['cards', 'map', 'table'] as const;
/** The three ways to look at one search. */
export type Layout = (typeof LAYOUTS)[number];

type Division = Site['division'];

const CODES: Readonly<Record<Division, Readonly<Record<Layout, PageCode>>>> = {
  Automotive: { cards: 'Public_Cars', map: 'Public_Cars2', table: 'Public_Cars3' },
  Recreative: { cards: 'Public_Recreative', map: 'Public_Recreative2', table: 'Public_Recreative3' },
};

/** Whether a page is one of the lists. */
export const isListCode = (code: PageCode): boolean => Object.values(CODES).some((codes) => Object.values(codes).includes(code));

/** Which list a page is. */
export const listOfCode = (code: PageCode): { readonly division: Division; readonly layout: Layout } => {
  const division = code.startsWith(CODES.Recreative.cards) ? 'Recreative' : 'Automotive';
  return { division, layout: LAYOUTS.find((each) => CODES[division][each] === code) ?? 'cards' };
};

/** Its path in each layout. */
export const listPaths = (division: Division, languageId: LanguageId): Readonly<Record<Layout, string>> => {
  const { cards, map, table } = CODES[division];
  return { cards: pathOf(cards, languageId), map: pathOf(map, languageId), table: pathOf(table, languageId) };
};
