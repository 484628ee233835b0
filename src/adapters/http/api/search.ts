/**
 * GET /api/search: the inventory by the parameters of a list page's address (specification, section 3), within what the host may
 * show. Answers `{Similar, Previous, Next, Total, TotalPages, Items, IdList, Facets}`; a value that cannot be read is a 400 that
 * names every such parameter. `Language` (1–5) chooses the words of the facets.
 */
import { Router } from 'express';
import { searchInventory } from '../../../application/inventory/search-inventory.ts';
import { facetLabel } from '../../../domain/inventory/facet-label.ts';
import { chosenOf, FACETS, FILTERS, type Facet } from '../../../domain/inventory/facets.ts';
import { productRecord } from '../../../domain/inventory/product-record.ts';
import { changeQuery, decodeQuery, encodeQuery } from '../../../domain/inventory/query-codec.ts';
import type { Ports } from '../../../ports/ports.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { originOf } from '../middleware/own-origin.ts';
import { languageAsked, parametersOf, sendUnreadable, unknownLanguage } from '../query-parameters.ts';

export type SearchApiDependencies = Pick<Ports, 'vehicles' | 'search'>;

/** The facet's name in an answer. */
export const answerName = (facet: Facet): string => {
  const { wire, answer = wire }: { readonly wire: string; readonly answer?: string } = FILTERS[facet];
  return answer;
};

export const searchApi = ({ vehicles, search }: SearchApiDependencies): Router =>
  Router().get('/search', async (request, response) => {
    const site = siteOf(response);
    const params = parametersOf(request);
    const { query, problems } = decodeQuery(params);
    const unreadable = [...problems, ...unknownLanguage(params)];
    if (unreadable.length > 0) return sendUnreadable(response, unreadable);
    const languageId = languageAsked(params, site);
    const found = await searchInventory({ site, query, facets: FACETS, filters: () => [] }, { search, vehicles });
    const { facets, pages, misses } = found;
    const listings = found.total > 0 ? found.listings : misses.similar;
    const { pageIndex } = query;
    const pageLink = (page: number | null): string | null =>
      page === null ? null : `/api/search?${encodeQuery(changeQuery(query, { pageIndex: page }))}`;
    const origin = originOf(request, response);
    response.set('Cache-Control', 'no-cache').json({
      Similar: found.total === 0 && listings.length > 0,
      Previous: pageLink(pageIndex > 1 && pages > 0 ? Math.min(pageIndex - 1, pages) : null),
      Next: pageLink(pageIndex < pages ? pageIndex + 1 : null),
      Total: found.total,
      TotalPages: pages,
      Items: listings.map((listing) => productRecord(listing, { site, origin, imageTotal: query.imageTotal })),
      IdList: listings.map(({ vehicle }) => vehicle.id),
      Facets: Object.fromEntries(
        FACETS.map((facet) => {
          const chosen = new Set(chosenOf(query, facet).map(String));
          const values = (facets[facet] ?? []).map((counted) => ({
            Value: counted.value,
            Label: facetLabel(facet, counted, languageId),
            Count: counted.count,
            Selected: chosen.has(counted.value),
          }));
          return [answerName(facet), values];
        }),
      ),
    });
  });
