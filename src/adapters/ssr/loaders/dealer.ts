/** One dealer: who he is, where, and everything he offers. */
import { viewDealer } from '../../../application/dealers/view-dealer.ts';
import { listPathOfType } from '../../../domain/inventory/list-path.ts';
import { decodeQuery } from '../../../domain/inventory/query-codec.ts';
import { distanceKm } from '../../../domain/location/coordinates.ts';
import { distanceText, numberText } from '../../../domain/money/price-text.ts';
import { carriedParameters, withCarried } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { kindsInOrder } from '../../../domain/site/kinds-in-order.ts';
import { dealerIdOf, dealerPath } from '../../../domain/dealers/dealer-url.ts';
import type { DealerPageView } from '../../../ui/dealers/directory-view.ts';
import { DEALER_PARAMETER } from '../../../ui/sell/sell-wire.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loaded, Loader } from '../loader.ts';
import { cardContextOf, presentCard } from '../../../ui/components/present-card.ts';
import { dealerView } from '../../../ui/dealers/present-dealer.ts';
import { presentEstimate } from '../../../ui/finance/present-estimate.ts';
import { dealerHoursView } from '../../../ui/dealers/present-hours.ts';
import { presentPager } from '../../../ui/components/present-pager.ts';
import { regionName } from '../../../ui/location/present-region.ts';
import { dealerData } from '../../discovery/structured/dealer-data.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';

/** Without a dealer in the path: the one of `?CompanyId=`, or the only one of the site. */
export const askedDealer = ({ segments, params, site }: PageRequest): number | null => {
  if (segments.length > 0) return dealerIdOf(segments);
  const { companyIds } = decodeQuery(params).query;
  return companyIds[0] ?? (site.companyIds.length === 1 ? (site.companyIds[0] ?? null) : null);
};

const pathWithPage = (path: string, page: number): string => (page === 1 ? path : `${path}?PageIndex=${String(page)}`);

const redirect = (status: 301 | 302, path: string, { params, site }: PageRequest): Loaded<DealerPageView> => ({
  kind: 'redirect',
  status,
  to: withCarried(path, carriedParameters(params, site.logoInInventory)),
});

export const loadDealer: Loader<DealerPageView> = async (request, ports) => {
  const { site, language, params, place: from, terms, segments, path: asked } = request;
  const languageId = language.id;
  const id = askedDealer(request);
  if (id === null)
    return segments.length > 0 ? { kind: 'not-found' } : redirect(302, pathOf('Public_Directory', languageId), request);
  const { pageIndex } = decodeQuery(params).query;
  const viewed = await viewDealer({ site, id, pageIndex }, ports);
  if (!viewed) return { kind: 'not-found' };
  const { dealer, found } = viewed;
  const { total, facets } = found;

  const paths = { list: dealerPath(dealer, languageId), map: dealerPath(dealer, languageId, 'Public_DealerInventoryMap') };
  const path = request.code === 'Public_DealerInventoryMap' ? paths.map : paths.list;
  if (asked !== path) return redirect(301, pathWithPage(path, pageIndex), request);
  const pages = Math.max(1, found.pages);
  if (pageIndex > pages) return redirect(302, pathWithPage(path, pages), request);

  const context = cardContextOf(request);
  const { carried } = context;
  const cards = found.listings.map((listing) => presentCard(listing, context));
  const text = (n: number): string => numberText(n, languageId);
  const countOf = (type: string): number => facets.type?.find(({ value }) => value === type)?.count ?? 0;
  return {
    kind: 'page',
    view: {
      paths,
      canonical: pathWithPage(paths.list, pageIndex),
      id,
      dealer: dealerView(dealer, paths.list),
      hours: dealerHoursView(dealer, ports.clock.now(), languageId),
      region: dealer.province === null ? null : regionName(dealer.province, site, language),
      distance: from && dealer.coordinates ? distanceText(distanceKm(from, dealer.coordinates), languageId) : null,
      total: { count: total, text: text(total) },
      page: { number: pageIndex, text: text(pageIndex) },
      lists: kindsInOrder(site)
        .filter((type) => countOf(type) > 0)
        .map((type) => ({ type, count: text(countOf(type)), path: listPathOfType(type, languageId, { companyIds: [id] }) })),
      cards,
      pager: presentPager(pageIndex, pages, (page) => withCarried(pathWithPage(path, page), carried), text),
      estimate: presentEstimate(cards, site, languageId, terms),
      directoryPath: pathOf('Public_Directory', languageId),
      sellPath: `${pathOf('Public_SellTrade', languageId)}?${DEALER_PARAMETER}=${String(id)}`,
    },
    structured: (absolute, t) => [
      dealerData(dealer, languageId, absolute),
      breadcrumbData(
        [
          { label: t('dealers:title'), path: pathOf('Public_Directory', languageId) },
          { label: dealer.name, path: paths.list },
        ],
        absolute,
      ),
    ],
  };
};
