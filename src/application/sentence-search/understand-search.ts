/** Turns a visitor's sentence into a search (product rules, section 5, "Free text"). */
import type { FinanceTerms } from '../../domain/finance/payment.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Coordinates } from '../../domain/location/coordinates.ts';
import { roundedDegrees } from '../../domain/location/location.ts';
import { scopeOf, typesOfDivision, type Site } from '../../domain/site/site.ts';
import type { Exclusions } from '../../domain/sentence-search/draft.ts';
import type { PlaceWish } from '../../domain/sentence-search/read-atoms.ts';
import { understand } from '../../domain/sentence-search/understand.ts';
import type { Ports } from '../../ports/ports.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { LocationProvider, LookupContext } from '../../ports/location-provider.ts';
import { countInventory } from '../inventory/count-inventory.ts';
import { stockedVocabulary } from './stocked-vocabulary.ts';

export type SentencePorts = Pick<Ports, 'vehicles' | 'search' | 'clock' | 'locationProvider'>;

/** Where a sentence was typed. */
export interface SentenceContext {
  readonly site: Site;
  readonly languageId: LanguageId;
  /** Where the visitor is, for 'near me'; null when not known. */
  readonly visitor: Coordinates | null;
  /** Used to convert payments to prices. */
  readonly terms: FinanceTerms;
  readonly lookup: LookupContext;
}

export interface SentencePlace extends Coordinates {
  /** The town as its country writes it; null for the visitor's own place. */
  readonly city: string | null;
  readonly distanceKm: number;
}

export interface UnderstoodSearch {
  /** The sentence's filters, its place as a circle, 'near me' without a known place as a distance only; no keyword. */
  readonly query: Partial<InventoryQuery>;
  readonly place: SentencePlace | null;
  /** 'Near me' was said, but the visitor's place is not known. */
  readonly lacksVisitor: boolean;
  readonly excluded: Exclusions;
  readonly unused: readonly string[];
  readonly keywords: readonly string[];
}

export type UnderstandSearch = (text: string, context: SentenceContext) => Promise<UnderstoodSearch>;

/** How many trailing words may turn out not to belong to the place's name. */
const MOST_LOOKUPS = 3;

/** The longest beginning of the text that is a place, and the words after it. */
const findPlace = async (
  text: string,
  provider: LocationProvider,
  lookup: LookupContext,
): Promise<{ readonly city: string; readonly at: Coordinates; readonly rest: readonly string[] } | null> => {
  const words = text.split(/\s+/);
  for (let count = words.length; count > Math.max(0, words.length - MOST_LOOKUPS); count--) {
    const name = words.slice(0, count).join(' ').replace(/,$/, '');
    const byKeyword = await provider.find({ by: 'keyword', keyword: name }, lookup);
    const answer =
      byKeyword.kind === 'none' && /\d/.test(name)
        ? await provider.find({ by: 'postal code', postalCode: name }, lookup)
        : byKeyword;
    if (answer.kind === 'unavailable') return null;
    if (answer.kind === 'found') return { city: answer.place.city, at: answer.place, rest: words.slice(count) };
  }
  return null;
};

interface Placed {
  readonly place: SentencePlace | null;
  /** The circle around it; without a centre when the visitor's place is asked for and not known. */
  readonly circle: Partial<Pick<InventoryQuery, 'near' | 'distanceKm'>>;
  readonly lacksVisitor: boolean;
  /** Words of the place's text that do not belong to the place. */
  readonly rest: readonly string[];
}

const resolve = async (
  wish: PlaceWish | null,
  { visitor, lookup }: SentenceContext,
  provider: LocationProvider,
): Promise<Placed> => {
  const nowhere: Placed = { place: null, circle: {}, lacksVisitor: false, rest: [] };
  if (wish === null) return nowhere;
  const { text } = wish;
  const distanceKm = wish.radiusKm ?? SEARCH_LIMITS.distanceKm;
  const around = (at: Coordinates, city: string | null, rest: readonly string[]): Placed => {
    const near = { latitude: roundedDegrees(at.latitude), longitude: roundedDegrees(at.longitude) };
    return { place: { city, ...near, distanceKm }, circle: { near, distanceKm }, lacksVisitor: false, rest };
  };
  // The distance stays in the search, and applies once the visitor gives their place.
  if (text === null)
    return visitor ? around(visitor, null, []) : { ...nowhere, circle: { near: null, distanceKm }, lacksVisitor: true };
  const found = await findPlace(text, provider, lookup);
  return found ? around(found.at, found.city, found.rest) : { ...nowhere, rest: [text] };
};

/** Created once per server: it caches the vocabulary of each market. */
export const searchUnderstanding = ({ vehicles, search, clock, locationProvider }: SentencePorts): UnderstandSearch => {
  const vocabularyOf = stockedVocabulary({ vehicles, search, clock });
  return async (text, context) => {
    const { site, languageId, terms } = context;
    const understood = understand(text, {
      languageId,
      vocabulary: await vocabularyOf(scopeOf(site, null)),
      currency: site.currency,
      terms,
      country: site.country,
      year: new Date(clock.now()).getUTCFullYear(),
    });
    const { place, circle, lacksVisitor, rest } = await resolve(understood.place, context, locationProvider);
    return {
      query: { ...understood.query, ...circle },
      place,
      lacksVisitor,
      excluded: understood.excluded,
      unused: [...understood.unused, ...rest],
      keywords: [...understood.keywords, ...rest],
    };
  };
};

/** How many vehicles of a division's list a search finds, ignoring its keyword. */
const totalIn = async (
  division: Site['division'],
  query: InventoryQuery,
  site: Site,
  search: Pick<InventorySearch, 'search'>,
): Promise<number> => {
  const scope = scopeOf(site, typesOfDivision(division));
  return (await countInventory({ ...query, keyword: null }, scope, search)).total;
};

const otherThan = (division: Site['division']): Site['division'] => (division === 'Automotive' ? 'Recreative' : 'Automotive');

/** The division that has more of the search's vehicles; the site's own when neither has more. */
export const divisionOf = async (
  query: InventoryQuery,
  site: Site,
  search: Pick<InventorySearch, 'search'>,
): Promise<Site['division']> => {
  const other = otherThan(site.division);
  const [own, others] = await Promise.all([totalIn(site.division, query, site, search), totalIn(other, query, site, search)]);
  return others > own ? other : site.division;
};

/** A search narrowed by a keyword field's sentence: its filters override those chosen, the rest stays a keyword. */
export const narrowedBy = (
  base: InventoryQuery,
  { query, keywords }: Pick<UnderstoodSearch, 'query' | 'keywords'>,
): InventoryQuery => changeQuery(base, { ...query, keyword: keywords.length > 0 ? keywords.join(' ') : null });

/**
 * The search of a form with a sentence in its keyword field. Null when the sentence has no filter: it is then a plain keyword.
 * Called when a form is sent, not when a list is shown, because the remaining keyword has already been parsed.
 */
export const searchOfSentence = async (
  base: InventoryQuery,
  context: SentenceContext,
  list: Site['division'],
  { understandSearch, search }: { readonly understandSearch: UnderstandSearch; readonly search: InventorySearch },
) => {
  if (base.keyword === null) return null;
  const understood = await understandSearch(base.keyword, context);
  if (Object.keys(understood.query).length === 0) return null;
  const query = narrowedBy(base, understood);
  const totalOf = (division: Site['division']): Promise<number> => totalIn(division, query, context.site, search);
  const isElsewhere = (await totalOf(list)) === 0 && (await totalOf(otherThan(list))) > 0;
  return {
    /** The list to show: the visitor's own, unless every result is in the other one. */
    division: isElsewhere ? otherThan(list) : list,
    /** The sentence's filters, and as its keyword the words that may still be a vehicle's. */
    query,
    /** Words that are not used. */
    unused: understood.unused.filter((words) => !understood.keywords.includes(words)),
  };
};
