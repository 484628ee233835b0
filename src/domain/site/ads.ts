/** A site's own advertisements (specification, sections 3 and 9). Nothing of a third party is loaded for them. */
import type { LanguageId } from '../language/language.ts';
import type { Body, Colour } from '../vehicle/attributes.ts';

export interface AdText {
  readonly title: string;
  readonly text: string;
  /** What the link says. */
  readonly action: string;
}

export interface Ad {
  /** Wire name: AdName. */
  readonly name: string;
  /** Where it leads: a web address, or the search of a list as its query, 'Fuel=electric'. Wire name: AdValue. */
  readonly value: string;
  readonly picture: { readonly body: Body; readonly colour: Colour } | null;
  /** In every language of the site. */
  readonly texts: Readonly<Partial<Record<LanguageId, AdText>>>;
}

const EVERY = 8;

/** The advertisement after so many items of a list, each in its turn; null where none stands. */
export const adAfter = <T>(items: number, ads: readonly T[]): T | null =>
  items > 0 && items % EVERY === 0 ? (ads[(items / EVERY - 1) % ads.length] ?? null) : null;
