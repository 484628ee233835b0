/** A dealer's page: details, address and everything they offer. */
import type { ViewedDealer } from '../../application/dealers/view-dealer.ts';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import { distanceKm } from '../../domain/location/coordinates.ts';
import { distanceText, numberText } from '../../domain/money/price-text.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { kindsInOrder } from '../../domain/site/kinds-in-order.ts';
import { cardContextOf, presentCard } from '../components/present-card.ts';
import { countView } from '../components/present-count.ts';
import { presentPager } from '../components/present-pager.ts';
import { presentEstimate } from '../finance/present-estimate.ts';
import type { MapView } from '../map/present-map.ts';
import type { StillView } from '../map/present-still.ts';
import { regionName } from '../location/present-region.ts';
import type { PageRequest } from '../page-request.ts';
import { DEALER_PARAMETER } from '../sell/sell-wire.ts';
import { dealerView, whereaboutsOf } from './present-dealer.ts';
import type { DirectoryView, ListAndMap } from './present-directory.ts';
import { dealerHoursView } from './present-hours.ts';

export interface DealerPageParts extends ViewedDealer {
  /** The map around the dealer; null where their place is not known. */
  readonly still: StillView | null;
  readonly paths: ListAndMap;
  readonly page: number;
  readonly pages: number;
  /** Address of this page of the list. */
  readonly canonical: string;
  /** The address of a page of their vehicles, without carried parameters. */
  readonly pathOfPage: (page: number) => string;
  readonly now: number;
}

export const dealerPageView = (
  { dealer, found, still, paths, canonical, page, pages, pathOfPage, now }: DealerPageParts,
  request: PageRequest,
) => {
  const { site, language, place: from, terms } = request;
  const { id } = dealer;
  const context = cardContextOf(request);
  const cards = found.listings.map((listing) => presentCard(listing, context));
  const text = (count: number): string => numberText(count, language.id);
  const countOf = (type: string): number => found.facets.type?.find(({ value }) => value === type)?.count ?? 0;
  return {
    paths,
    canonical,
    id,
    dealer: dealerView(dealer, paths.list),
    whereabouts: whereaboutsOf(dealer, language.id, still),
    hours: dealerHoursView(dealer, now, language.id),
    region: dealer.province === null ? null : regionName(dealer.province, site, language),
    distance: from && dealer.coordinates ? distanceText(distanceKm(from, dealer.coordinates), language.id) : null,
    total: countView(found.total, language.id),
    page: { number: page, text: text(page) },
    /** The lists of their vehicles, by kind, with all their filters. */
    lists: kindsInOrder(site)
      .filter((type) => countOf(type) > 0)
      .map((type) => ({ type, count: text(countOf(type)), path: listPathOfType(type, language.id, { companyIds: [id] }) })),
    cards,
    pager: presentPager(page, pages, (at) => withCarried(pathOfPage(at), context.carried), text),
    estimate: presentEstimate(cards, site, language.id, terms),
    directoryPath: pathOf('Public_Directory', language.id),
    /** Path of the form that offers the visitor's vehicle to this dealer. */
    sellPath: `${pathOf('Public_SellTrade', language.id)}?${DEALER_PARAMETER}=${String(id)}`,
  };
};

export type DealerPageView = ReturnType<typeof dealerPageView>;

/** One dealer's vehicles, or all dealers, with a map beside them; the map is null if nothing has coordinates. */
export interface DealerMapView {
  readonly map: MapView | null;
  readonly shown:
    { readonly kind: 'dealer'; readonly view: DealerPageView } | { readonly kind: 'dealers'; readonly view: DirectoryView };
}
