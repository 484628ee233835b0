/**
 * Which pages are the same page in another language (`hreflang`), over all sites of an install (decision record 28).
 *
 * A page without segments and query is on every main site, whatever its inventory: the home page, the whole list, a page of words.
 * For each language one main site has it, that of the language's market where it serves the language, and these pages are one
 * set. Everything else names a make, a vehicle, a dealer, which other markets may not have: its set is its own site's languages.
 *
 * Every member of a set has the same set, which search engines require: the set is made
 * from its members' common address and never from one of them.
 */
import { languageOf, type LanguageId, type Locale } from '../language/language.ts';
import { pathOf, resolvePath } from '../routing/path-table.ts';
import type { Site } from './site.ts';

type SiteOfSet = Pick<Site, 'key' | 'country' | 'main' | 'languages' | 'defaultLanguage'>;

export interface Alternate<S> {
  readonly hreflang: Locale | 'x-default';
  readonly site: S;
  /** With its query. */
  readonly path: string;
}

/** The market whose main site serves each language; Colombia has no site, so its readers get Canada's. */
const MARKETS: Readonly<Record<LanguageId, Site['country']>> = { 1: 'CA', 2: 'CA', 3: 'FR', 4: 'FR', 5: 'CA' };

/** The market for readers of other languages: the product's default country (specification, section 9). */
const DEFAULT_MARKET: Site['country'] = 'CA';

interface Member<S> {
  readonly site: S;
  readonly languageId: LanguageId;
}

/** The main site that has a market-free page in this language, if any does. */
const homeOf = <S extends SiteOfSet>(languageId: LanguageId, sites: readonly S[]): S | undefined => {
  const serving = sites.filter(({ main, languages }) => main && languages.includes(languageId));
  return serving.find(({ country }) => country === MARKETS[languageId]) ?? serving[0];
};

const homesOf = <S extends SiteOfSet>(sites: readonly S[]): readonly Member<S>[] =>
  [...new Set(sites.flatMap(({ languages }) => languages))]
    .sort((one, other) => one - other)
    .flatMap((languageId) => {
      const site = homeOf(languageId, sites);
      return site ? [{ site, languageId }] : [];
    });

const isSame = <S extends SiteOfSet>(one: Member<S>, other: Member<S>): boolean =>
  one.site.key === other.site.key && one.languageId === other.languageId;

/** The member for readers of other languages: the default market's, in its own first language. */
const defaultOf = <S extends SiteOfSet>(members: readonly Member<S>[]): Member<S> | undefined => {
  const inOwn = members.filter(({ site, languageId }) => site.defaultLanguage === languageId);
  return inOwn.find(({ site }) => site.country === DEFAULT_MARKET) ?? inOwn[0] ?? members[0];
};

const membersOf = <S extends SiteOfSet>(page: { segments: readonly string[]; query: string }, site: S, sites: readonly S[]) => {
  const homes = homesOf(sites);
  const isMarketFree = page.segments.length === 0 && page.query === '';
  return isMarketFree && homes.some((home) => home.site.key === site.key)
    ? homes
    : site.languages.map((languageId) => ({ site, languageId }));
};

/**
 * Whether search engines should keep another site's page in place of this one: it is the same on every main site, and another one
 * speaks to the readers of its language. It is then in no set, and not indexed.
 * @param canonical path and query
 */
export const isSpokenForElsewhere = <S extends SiteOfSet>(canonical: string, site: S, sites: readonly S[]): boolean => {
  const [path = '', query = ''] = canonical.split(/(?=\?)/);
  const found = resolvePath(path);
  if (found.kind !== 'found' || found.languageId === null) return false;
  const { segments, languageId } = found;
  return !membersOf({ segments, query }, site, sites).some((member) => isSame(member, { site, languageId }));
};

/**
 * The set of the page at its canonical address; empty for a page that is in none, which is one whose language another site
 * speaks for, or one that is alone.
 * @param canonical path and query
 */
export const alternatesOf = <S extends SiteOfSet>(canonical: string, site: S, sites: readonly S[]): readonly Alternate<S>[] => {
  const [path = '', query = ''] = canonical.split(/(?=\?)/);
  const found = resolvePath(path);
  if (found.kind !== 'found' || found.languageId === null) return [];
  const { code, segments, languageId } = found;
  const members = membersOf({ segments, query }, site, sites);
  const fallback = defaultOf(members);
  if (members.length < 2 || !fallback || !members.some((member) => isSame(member, { site, languageId }))) return [];
  const alternate = (member: Member<S>, hreflang: Alternate<S>['hreflang']): Alternate<S> => ({
    hreflang,
    site: member.site,
    path: pathOf(code, member.languageId, segments) + query,
  });
  return [...members.map((member) => alternate(member, languageOf(member.languageId).locale)), alternate(fallback, 'x-default')];
};
