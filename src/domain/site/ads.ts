/** A site's advertisements (specification, sections 3 and 9): its own, and those of others for visitors who agree to that. */
import type { LanguageId } from '../language/language.ts';
import type { Body, Colour } from '../vehicle/attributes.ts';

export interface AdText {
  readonly title: string;
  readonly text: string;
  /** What the link says. */
  readonly action: string;
}

/** The frame of a third party's advertisement: a page of theirs, with a fixed height. */
export interface AdFrame {
  /** Starts with https://; `{language}` in it is the page's, such as fr-ca. */
  readonly url: string;
  /** Who shows it, for the label. */
  readonly provider: string;
  /** CSS pixels that are kept free for it. */
  readonly height: number;
}

export interface Ad {
  /** Wire name: AdName. */
  readonly name: string;
  /** Where it leads: a web address, or the search of a list as its query, 'Fuel=electric'. Wire name: AdValue. */
  readonly value: string;
  readonly picture: { readonly body: Body; readonly colour: Colour } | null;
  /** In every language of the site. */
  readonly texts: Readonly<Partial<Record<LanguageId, AdText>>>;
  /** Takes its place for visitors who agree to advertising (product rules, section 8); null for none. */
  readonly frame: AdFrame | null;
}

const EVERY = 8;

/**
 * The advertisement after so many items of a list, each in its turn; null where none stands. Only a third party's is shown again when all have
 * had their turn: a site's own promotion that repeats within a list tells nothing new.
 */
export const adAfter = <Shown extends { readonly frame: unknown }>(items: number, ads: readonly Shown[]): Shown | null => {
  if (items === 0 || items % EVERY !== 0) return null;
  const turn = items / EVERY - 1;
  const framed = ads.filter(({ frame }) => frame !== null);
  return ads[turn] ?? framed[(turn - ads.length) % framed.length] ?? null;
};
