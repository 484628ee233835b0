/** One dealer: who they are, where, and everything they offer. */
import { viewDealer } from '../../../application/dealers/view-dealer.ts';
import { decodeQuery } from '../../../domain/inventory/query-codec.ts';
import { carriedParameters, withCarried } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { dealerPath } from '../../../domain/dealers/dealer-url.ts';
import { idInPath } from '../../../domain/routing/path-id.ts';
import { dealerPageView, type DealerPageView } from '../../../ui/dealers/present-dealer-page.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loaded, Loader } from '../loader.ts';
import { dealerData } from '../../discovery/structured/dealer-data.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';
import { stillAround } from './still-maps.ts';

/** Without a dealer in the path: the dealer of `?CompanyId=`, or the site's only one. */
export const askedDealer = ({ segments, params, site }: PageRequest): number | null => {
  if (segments.length > 0) return idInPath(segments);
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
  const { site, language, params, segments, path: asked } = request;
  const languageId = language.id;
  const id = askedDealer(request);
  if (id === null)
    return segments.length > 0 ? { kind: 'not-found' } : redirect(302, pathOf('Public_Directory', languageId), request);
  const { pageIndex } = decodeQuery(params).query;
  const viewed = await viewDealer({ site, id, pageIndex }, ports);
  if (!viewed) return { kind: 'not-found' };
  const { dealer, found } = viewed;

  const paths = { list: dealerPath(dealer, languageId), map: dealerPath(dealer, languageId, 'Public_DealerInventoryMap') };
  const path = request.code === 'Public_DealerInventoryMap' ? paths.map : paths.list;
  if (asked !== path) return redirect(301, pathWithPage(path, pageIndex), request);
  const pages = Math.max(1, found.pages);
  if (pageIndex > pages) return redirect(302, pathWithPage(path, pages), request);

  return {
    kind: 'page',
    view: dealerPageView(
      {
        ...viewed,
        still: await stillAround(dealer, language.tongue, ports),
        paths,
        canonical: pathWithPage(paths.list, pageIndex),
        page: pageIndex,
        pages,
        pathOfPage: (page) => pathWithPage(path, page),
        now: ports.clock.now(),
      },
      request,
    ),
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
