/** The answer to a search as the list page shows it. */
import type { FoundPlace } from '../../domain/inventory/found-place.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { LAYOUTS, type Layout } from '../../domain/inventory/list-layouts.ts';
import { languageOf } from '../../domain/language/language.ts';
import { listCity, listHeading } from '../../domain/inventory/list-heading.ts';
import type { FoundInventory } from '../../application/inventory/search-inventory.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { canonicalSearch, isIndexable, isWhole } from '../../domain/inventory/indexable.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { promotedFilters, type PromotedFilter } from '../../domain/inventory/promoted-filters.ts';
import { changeQuery, encodeQuery, WIRE_NAMES, type QueryProblem } from '../../domain/inventory/query-codec.ts';
import { distanceText, numberText } from '../../domain/money/price-text.ts';
import { carriedParameters, withCarried } from '../../domain/routing/carried-parameters.ts';
import { typesOfDivision, type Site } from '../../domain/site/site.ts';
import { sortValue } from '../filters/form-address.ts';
import { UNUSED_PARAMETER } from './filter-form.ts';
import type { SortMessage } from './list-message.ts';
import { presentAds } from '../components/present-ad.ts';
import { appliedFilters, presentChip, withoutFilters, type AppliedFilter } from '../filters/present-applied-filters.ts';
import { presentCard } from '../components/present-card.ts';
import { countView } from '../components/present-count.ts';
import {
  anywhere,
  asksForPlace,
  circleFilter,
  presentDistance,
  presentOffer,
  visitorCity,
  type Around,
} from './present-around.ts';
import { estimateOf, presentEstimate } from '../finance/present-estimate.ts';
import { presentSections, wholeFacets, type SectionContext, type SectionFacet } from '../filters/present-sections.ts';
import { unreadOf, WHOLE_PARAMETER } from '../filters/present-options.ts';
import { presentMap, type FoundOnMap } from '../map/present-map.ts';
import { presentAskSeveral } from './present-ask-several.ts';
import { presentPager } from '../components/present-pager.ts';
import { presentTable } from './present-table.ts';

type Pair = readonly [name: string, value: string];

export interface CarsContext
  extends Omit<SectionContext, 'currency' | 'sliders' | 'whole' | 'hrefOfWhole'>, FoundInventory<AppliedFilter>, Around {
  readonly division: Site['division'];
  readonly layout: Layout;
  readonly paths: Readonly<Record<Layout, string>>;
  readonly pairs: readonly Pair[];
  readonly problems: readonly QueryProblem[];
  /** Whether the visitor has consented to advertising. */
  readonly agreesToAds: boolean;
  readonly now: number;
  /** Where all results are; null without a map. */
  readonly onMap: FoundOnMap | null;
}

interface SortChoice extends Pick<InventoryQuery, 'sort' | 'descending'> {
  readonly name: Exclude<SortMessage, 'other'>;
}

const SORT_OPTIONS: readonly SortChoice[] = [
  { sort: 'Pertinence', descending: true, name: 'Pertinence-1' },
  { sort: 'Price', descending: false, name: 'Price-0' },
  { sort: 'Price', descending: true, name: 'Price-1' },
  { sort: 'Rating', descending: true, name: 'Rating-1' },
  { sort: 'Newest', descending: true, name: 'Newest-1' },
  { sort: 'Year', descending: true, name: 'Year-1' },
  { sort: 'Mileage', descending: false, name: 'Mileage-0' },
];
const BY_DISTANCE: SortChoice = { sort: 'Distance', descending: false, name: 'Distance-0' };

const presentSorts = ({ query, around }: Around, hrefOf: (query: InventoryQuery) => string) => {
  const offered = around.near ? [...SORT_OPTIONS, BY_DISTANCE] : SORT_OPTIONS;
  const chosen = sortValue(query);
  const option = (sort: Pick<InventoryQuery, 'sort' | 'descending'>, name: SortMessage) => ({
    /** Value of the form's `Sort` field. */
    value: sortValue(sort),
    words: { key: `sort.${name}` as const },
    href: hrefOf(changeQuery(query, { sort: sort.sort, descending: sort.descending })),
    chosen: sortValue(sort) === chosen,
  });
  const options = offered.map((sort) => option(sort, sort.name));
  return options.some((each) => each.chosen) ? options : [...options, option(query, 'other')];
};

const KEPT_FILTERS = ['ids', 'near', 'companyName', 'city', 'province', 'country', 'years', 'stockNumber'] as const;
const KEPT_SETTINGS = ['group', 'source', 'pageSize', 'imageTotal'] as const;

/** The parts of a search without a control in the form, and the carried parameters. */
const keptFields = ({ query, around }: Around, carried: string) => {
  // With a place the form has a control for the distance.
  const names = [...KEPT_FILTERS, ...KEPT_SETTINGS, ...(around.near ? [] : ['distanceKm' as const])];
  const kept = { ...EMPTY_QUERY, ...Object.fromEntries(names.map((name) => [name, query[name]])) };
  return [...new URLSearchParams(withCarried(`?${encodeQuery(kept)}`, carried).slice(1))].map(([name, value]) => ({
    name,
    value,
  }));
};

/** The unfiltered list is always indexed: the other sites' lists link to it as an alternate. */
const isIndexed = (canonical: InventoryQuery, { problems, listings }: CarsContext): boolean =>
  problems.length === 0 && isIndexable(canonical) && (listings.length > 0 || isWhole(canonical));

const presentPromoted = (
  { field, value, count, change }: PromotedFilter,
  { query, nameOf, languageId }: CarsContext,
  hrefOf: (query: InventoryQuery) => string,
) => ({
  words: field === 'flags' ? { key: `option.${value}` as const } : nameOf(field, value),
  count: numberText(count, languageId),
  href: hrefOf(changeQuery(query, change)),
});

/** How many of the vehicles the map cannot show; null for none. */
const unplacedView = (total: number, places: readonly FoundPlace[], languageId: LanguageId, listHref: string) => {
  const unplaced = total - places.reduce((sum, { count }) => sum + count, 0);
  return unplaced > 0 ? { count: unplaced, total: numberText(unplaced, languageId), listHref } : null;
};

export const presentCars = (context: CarsContext) => {
  const { site, languageId, query, around, layout, paths, pairs, listings, total, pages, misses, onMap, terms, now } = context;
  const radius = radiusOf(around);
  const canonical = canonicalSearch(query, site);
  const near = visitorCity(context);
  const whole = wholeFacets(pairs);
  const carriedWith = (facets: readonly SectionFacet[]): string =>
    [carriedParameters(pairs, true), facets.length > 0 && `${WHOLE_PARAMETER}=${facets.join(',')}`].filter(Boolean).join('&');
  const ownCarried = carriedWith(whole);
  const addressOf = (search: InventoryQuery, inLayout: Layout): string => {
    const encoded = encodeQuery(search);
    return encoded === '' ? paths[inLayout] : `${paths[inLayout]}?${encoded}`;
  };
  const hrefOf = (search: InventoryQuery, inLayout = layout): string => withCarried(addressOf(search, inLayout), ownCarried);
  const here = addressOf(query, layout);
  const hrefOfWhole = (facets: readonly SectionFacet[]): string => withCarried(here, carriedWith(facets));
  const otherCurrencies = listings.some(({ vehicle: { price } }) => price !== null && price.currency !== site.currency);
  const texts = {
    ...context,
    currency: site.currency,
    otherCurrencies,
    sliders: site.sliders,
    circle: circleFilter(context),
    whole,
    hrefOfWhole,
  };
  const searched = query.types.length > 0 ? query.types : typesOfDivision(context.division);
  const count = (n: number): string => numberText(n, languageId);

  const cardContext = {
    site,
    languageId,
    carried: carriedParameters(pairs, site.logoInInventory),
    from: around.near,
    terms,
    now,
  };
  const table = layout === 'table' ? presentTable(listings, query, cardContext, hrefOf) : null;
  const cards = table ? [] : listings.map((listing) => presentCard(listing, cardContext));
  const first = (query.pageIndex - 1) * query.pageSize;
  const pageHref = (pageIndex: number): string => hrefOf({ ...query, pageIndex });

  const emptyView = () => {
    if (listings.length > 0) return null;
    if (total > 0) return { kind: 'beyond' as const, pages: countView(pages, languageId), firstHref: pageHref(1) };
    const { wider } = misses;
    return {
      kind: 'nothing' as const,
      /** Filters, or pairs of them, whose removal yields results, with the number of vehicles. */
      relaxations: misses.relaxations.map(({ filters, without, total: brought }) => ({
        words: filters.map(({ words }) => words),
        href: hrefOf(changeQuery(query, without)),
        brings: countView(brought, languageId),
      })),
      /** The same search in a wider circle, if it has results. */
      wider: wider && {
        words: { key: 'chip.near' as const, values: { distance: distanceText(wider.distanceKm, languageId) } },
        href: hrefOf(changeQuery(query, { distanceKm: wider.distanceKm })),
        brings: countView(wider.total, languageId),
      },
      similar: misses.similar.map((listing) => presentCard(listing, cardContext)),
    };
  };

  const clearable = encodeQuery(changeQuery(query, {})) !== encodeQuery(withoutFilters(query));
  return {
    /** The form's action. */
    path: paths[layout],
    /** The address of this search without parameters of other pages. */
    canonical: addressOf(canonical, 'cards'),
    /** Whether search engines may index it. */
    index: isIndexed(canonical, context),
    heading: listHeading(query, context.division, context.nameOf),
    place: listCity(query, listings),
    page: { number: query.pageIndex, text: count(query.pageIndex) },
    total: countView(total, languageId),
    /** The visitor's town, if the search is around it. */
    near,
    /** The same search without a place; null unless the search needs a place that is not known. */
    anywhereHref: asksForPlace(context) ? hrefOf(anywhere(query)) : null,
    /** Radius of the search: '100 km'. */
    within: radius === null ? null : distanceText(radius, languageId),
    /** Parameters without a control, as hidden fields. */
    kept: keptFields(context, ownCarried),
    keyword: { name: WIRE_NAMES.keyword, value: query.keyword ?? '' },
    distance: presentDistance(context),
    sections: presentSections(texts),
    chips: appliedFilters(query, texts).map((filter) => presentChip(query, filter, hrefOf)),
    /** The chip that adds a circle around the visitor's place. */
    offer: presentOffer(context, hrefOf),
    /** Suggested filters, with the number of vehicles that they leave. */
    promoted: promotedFilters(query, context)
      .filter(({ value }) => value !== 'extendedCare' || site.extendedCare)
      .map((filter) => presentPromoted(filter, context, hrefOf)),
    clearHref: hrefOf(withoutFilters(query)),
    /** Whether there is a filter to clear, besides the site's default circle. */
    clearable,
    sorts: presentSorts(context, hrefOf),
    /** The parts of the address that could not be parsed: 'YearMin=abc'. */
    unread: unreadOf(context.problems),
    /** Words of the visitor's sentence that became no filter; null for none. */
    unused: pairs.find(([name]) => name === UNUSED_PARAMETER)?.[1].slice(0, SEARCH_LIMITS.maxTextLength) ?? null,
    layout,
    /** The same search in each layout. */
    layouts: LAYOUTS.map((each) => ({ layout: each, href: hrefOf(query, each) })),
    /** Empty in the table layout, which has rows. */
    cards,
    /** Ads among the cards. */
    ads: layout === 'cards' ? presentAds(site, languageId, cardContext.carried, context.agreesToAds, searched) : [],
    table,
    map:
      onMap &&
      presentMap(onMap, near, {
        site,
        division: context.division,
        languageId,
        visitor: context.place?.valid ? context.place : null,
        hrefOf,
      }),
    /** Found vehicles that are on no map, and the list that has them; null where all are. */
    unplaced: onMap && unplacedView(total, onMap.places, languageId, hrefOf(query, 'cards')),
    /** Positions of the page's first and last vehicle among all. */
    shown: { from: count(first + 1), to: count(first + listings.length) },
    /** Of a search that the visitor has narrowed, whose first vehicles answer it best. */
    askSeveral: clearable
      ? presentAskSeveral(listings, { site, language: languageOf(languageId), carried: cardContext.carried })
      : null,
    pager: presentPager(query.pageIndex, pages, pageHref, count),
    empty: emptyView(),
    estimate:
      context.priceMode === 'payment'
        ? estimateOf(site, languageId, terms)
        : presentEstimate(table?.rows ?? cards, site, languageId, terms),
  };
};

export type CarsView = ReturnType<typeof presentCars>;
export type EmptyView = NonNullable<CarsView['empty']>;
