/** A visitor's sentence as a search of a site's inventory (product rules, section 5, "Free text"). */
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
import type { Clock } from '../../ports/clock.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { LocationProvider, LookupContext } from '../../ports/location-provider.ts';
import type { Vehicles } from '../../ports/vehicles.ts';
import { countInventory } from '../inventory/count-inventory.ts';
import { stockedVocabulary } from './stocked-vocabulary.ts';

export interface SentencePorts {
  readonly vehicles: Vehicles;
  readonly search: InventorySearch;
  readonly clock: Clock;
  readonly locationProvider: LocationProvider;
}

/** Where a sentence was typed. */
export interface SentenceContext {
  readonly site: Site;
  readonly languageId: LanguageId;
  /** Where the visitor is, for 'near me'; null where nobody knows. */
  readonly visitor: Coordinates | null;
  /** That payments become prices by. */
  readonly terms: FinanceTerms;
  readonly lookup: LookupContext;
}

export interface SentencePlace extends Coordinates {
  /** The town as its country writes it; null for the visitor's own place. */
  readonly city: string | null;
  readonly distanceKm: number;
}

export interface UnderstoodSearch {
  /** What the sentence says, its place as a circle, 'near me' without a known place as a distance alone; no keyword. */
  readonly query: Partial<InventoryQuery>;
  readonly place: SentencePlace | null;
  /** Near the visitor, whose place nobody knows. */
  readonly lacksVisitor: boolean;
  readonly excluded: Exclusions;
  readonly unused: readonly string[];
  readonly keywords: readonly string[];
}

export type UnderstandSearch = (text: string, context: SentenceContext) => Promise<UnderstoodSearch>;

/** Words that may belong to the place's name or follow it: that many may be wrong. */
const MOST_LOOKUPS = 3;

/** The longest beginning of the text that is a place, and the words behind it. */
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
  /** The search around it; around nothing as yet where the visitor's place is wanted and unknown. */
  readonly circle: Partial<Pick<InventoryQuery, 'near' | 'distanceKm'>>;
  readonly lacksVisitor: boolean;
  /** Words of the place's text that turned out to be none of it. */
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
  // The distance stays in the search: whoever gives their place then finds what is near it.
  if (text === null)
    return visitor ? around(visitor, null, []) : { ...nowhere, circle: { near: null, distanceKm }, lacksVisitor: true };
  const found = await findPlace(text, provider, lookup);
  return found ? around(found.at, found.city, found.rest) : { ...nowhere, rest: [text] };
};

/** Made once a server: it keeps the vocabulary of each market. */
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

/** How many vehicles of a division's list a search finds, whatever its words. */
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

/** The division in whose list more of the search's vehicles stand; the site's own where neither has more. */
export const divisionOf = async (
  query: InventoryQuery,
  site: Site,
  search: Pick<InventorySearch, 'search'>,
): Promise<Site['division']> => {
  const other = otherThan(site.division);
  const [own, others] = await Promise.all([totalIn(site.division, query, site, search), totalIn(other, query, site, search)]);
  return others > own ? other : site.division;
};

/** The search that a keyword field's sentence makes of a search: what it says goes before what was chosen, the rest stays a keyword. */
export const narrowedBy = (
  base: InventoryQuery,
  { query, keywords }: Pick<UnderstoodSearch, 'query' | 'keywords'>,
): InventoryQuery => changeQuery(base, { ...query, keyword: keywords.length > 0 ? keywords.join(' ') : null });

export interface SentenceSearch {
  /** The list to show: the visitor's own, unless all that is found is in the other one. */
  readonly division: Site['division'];
  /** The sentence's filters, and as its keyword the words that may still be a vehicle's. */
  readonly query: InventoryQuery;
  /** Words that are in neither. */
  readonly unused: readonly string[];
}

/**
 * The search of a form with a sentence in its keyword field. Null where the sentence asks for no filter: its words are then a
 * keyword as they are. To be asked when a form is sent, not when a list is shown: what is left over has been read already.
 */
export const searchOfSentence = async (
  base: InventoryQuery,
  context: SentenceContext,
  list: Site['division'],
  { understandSearch, search }: { readonly understandSearch: UnderstandSearch; readonly search: InventorySearch },
): Promise<SentenceSearch | null> => {
  if (base.keyword === null) return null;
  const understood = await understandSearch(base.keyword, context);
  if (Object.keys(understood.query).length === 0) return null;
  const query = narrowedBy(base, understood);
  const totalOf = (division: Site['division']): Promise<number> => totalIn(division, query, context.site, search);
  const isElsewhere = (await totalOf(list)) === 0 && (await totalOf(otherThan(list))) > 0;
  return {
    division: isElsewhere ? otherThan(list) : list,
    query,
    unused: understood.unused.filter((words) => !understood.keywords.includes(words)),
  };
};
