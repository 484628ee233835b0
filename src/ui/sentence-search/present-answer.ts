/** What a sentence was taken to mean, in the words of the list. */
import type { AnsweredSentence } from '../../application/sentence-search/answer-sentence.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { labelsFrom } from '../../domain/inventory/facet-label.ts';
import { listPath } from '../../domain/inventory/list-path.ts';
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { distanceText, numberText } from '../../domain/money/price-text.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import type { Site } from '../../domain/site/site.ts';
import type { AnswerView } from './shopibot-view.ts';
import { appliedFilters, presentChip } from '../filters/present-applied-filters.ts';
import { presentCard } from '../components/present-card.ts';
import { presentEstimate } from '../finance/present-estimate.ts';

export interface AnswerContext extends AnsweredSentence {
  readonly site: Site;
  readonly languageId: LanguageId;
  readonly terms: VisitorTerms;
  readonly carried: string;
}

export const presentAnswer = (context: AnswerContext): AnswerView => {
  const { understood, query, total, listings, division, site, languageId, terms, carried } = context;
  const { place } = understood;
  const hrefOf = (search: InventoryQuery): string => withCarried(listPath(division, languageId, search), carried);
  const without = (change: Partial<InventoryQuery>): string => hrefOf(changeQuery(query, change));

  // The place has a name here.
  const plain = changeQuery(query, { near: null, distanceKm: null, keyword: null });
  const texts = { languageId, terms, currency: site.currency, nameOf: labelsFrom(context.facets, languageId) };
  const chips = appliedFilters(plain, texts).map((filter) => presentChip(query, filter, hrefOf));

  const cards = listings.map((listing) => presentCard(listing, { site, languageId, carried, from: query.near, terms }));
  return {
    chips,
    place: place && {
      city: place.city,
      distance: distanceText(place.distanceKm, languageId),
      href: without({ near: null, distanceKm: null }),
    },
    lacksVisitor: understood.lacksVisitor,
    unused: understood.unused,
    keyword: query.keyword,
    total: { count: total, text: numberText(total, languageId) },
    listHref: hrefOf(query),
    cards,
    estimate: presentEstimate(cards, site, languageId, terms),
  };
};
