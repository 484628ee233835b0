/** The interpretation of a sentence, in the list's messages. */
import type { AnsweredSentence } from '../../application/sentence-search/answer-sentence.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { labelsFrom } from '../../domain/inventory/facet-label.ts';
import { listPath } from '../../domain/inventory/list-path.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { changeQuery, WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { distanceText } from '../../domain/money/price-text.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { Site } from '../../domain/site/site.ts';
import { appliedFilters, presentChip } from '../filters/present-applied-filters.ts';
import { presentCard } from '../components/present-card.ts';
import { countView } from '../components/present-count.ts';
import { presentEstimate } from '../finance/present-estimate.ts';

export interface AnswerContext extends AnsweredSentence {
  readonly site: Site;
  readonly languageId: LanguageId;
  readonly terms: VisitorTerms;
  readonly now: number;
  readonly carried: string;
}

export const presentAnswer = (context: AnswerContext) => {
  const { understood, query, total, listings, division, site, languageId, terms, carried, now } = context;
  const { place } = understood;
  const hrefOf = (search: InventoryQuery): string => withCarried(listPath(division, languageId, search), carried);
  const without = (change: Partial<InventoryQuery>): string => hrefOf(changeQuery(query, change));

  // The place is shown separately, by its name.
  const plain = changeQuery(query, { near: null, distanceKm: null, keyword: null });
  const texts = { languageId, terms, currency: site.currency, nameOf: labelsFrom(context.facets, languageId) };
  const chips = appliedFilters(plain, texts).map((filter) => presentChip(query, filter, hrefOf));

  const cards = listings.map((listing) => presentCard(listing, { site, languageId, carried, from: query.near, terms, now }));
  return {
    /** The sentence's filters; each leads to the list without it, where all can be changed. */
    chips,
    place: place && {
      /** Null: around the visitor. */
      city: place.city,
      distance: distanceText(place.distanceKm, languageId),
      href: without({ near: null, distanceKm: null }),
    },
    /** The sentence says 'near me', but the visitor's place is not known. */
    lacksVisitor: understood.lacksVisitor,
    /** Words that did not become a filter, as typed. */
    unused: understood.unused,
    /** Those of them that were searched for in the vehicles' names. */
    keyword: query.keyword,
    total: countView(total, languageId),
    listHref: hrefOf(query),
    cards,
    estimate: presentEstimate(cards, site, languageId, terms),
  };
};

export type AnswerView = ReturnType<typeof presentAnswer>;

/** @param answer null without a sentence */
export const shopibotView = (sentence: string, answer: AnswerView | null, languageId: LanguageId) => ({
  path: pathOf('Public_Shopibot', languageId),
  field: { name: WIRE_NAMES.keyword, value: sentence, maxLength: SEARCH_LIMITS.maxTextLength },
  answer,
});

export type ShopibotView = ReturnType<typeof shopibotView>;
