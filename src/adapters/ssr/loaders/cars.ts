/** The lists of vehicles: cars, and recreational vehicles. */
import { PRICE_MODE_FIELD } from '../../../domain/inventory/payment-bounds.ts';
import { nearMisses } from '../../../application/inventory/near-misses.ts';
import { CONSENT_COOKIE, consentsTo } from '../../../domain/consent/consent.ts';
import { rssPath } from '../../../domain/feeds-out/feed-url.ts';
import { aroundPlace } from '../../../domain/inventory/around-place.ts';
import { FLAGS } from '../../../domain/vehicle/facts.ts';
import { parsePriceMode } from '../../../domain/inventory/payment-bounds.ts';
import { decodeQuery, hasTooManyValues } from '../../../domain/inventory/query-codec.ts';
import { labelsFrom } from '../../../domain/inventory/facet-label.ts';
import { HISTOGRAMS } from '../../../domain/inventory/facets.ts';
import { isListed } from '../../../domain/inventory/searchable.ts';
import { scopeOf, typesOfDivision } from '../../../domain/site/site.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { CarsView } from '../../../ui/inventory/cars-view.ts';
import { isFormQuery } from '../../../ui/inventory/filter-form.ts';
import { listOfCode, listPaths } from '../../../domain/inventory/list-layouts.ts';
import type { Loader } from '../loader.ts';
import { droppableFilters } from '../presenters/applied-filters.ts';
import { circleFilter } from '../presenters/around-view.ts';
import { presentCars } from '../presenters/cars-view.ts';
import { countedFacets } from '../presenters/filter-sections.ts';
import { listData } from '../../discovery/structured/site-data.ts';
import { formAddress } from './form-address.ts';

const NO_MISSES = { relaxations: [], wider: null, similar: [] };

export const loadCars: Loader<CarsView> = async (request, ports) => {
  const { site, language, code, params, place } = request;
  const { search, vehicles } = ports;
  const languageId = language.id;
  const { division, layout } = listOfCode(code);
  const pairs = [...params];
  const { query, problems } = decodeQuery(pairs);
  if (hasTooManyValues(problems)) return { kind: 'refused', reason: 'too-many-values' };
  if (isFormQuery(pairs)) return { kind: 'redirect', status: 302, to: await formAddress(request, ports) };

  const around = aroundPlace(query, place, site);
  const scope = scopeOf(site, typesOfDivision(division));
  const { ids, total, facets, histograms, flags } = await search.search({
    query: around,
    scope,
    facets: countedFacets(query),
    histograms: HISTOGRAMS,
    flags: FLAGS,
  });
  // The index may be a moment behind the store: what was sold meanwhile is not shown.
  const listings = (await vehicles.ofIds(ids)).filter(({ vehicle }) => isListed(vehicle));
  const context = { site, languageId, query, around, place };
  const priceMode = parsePriceMode(request.cookies[PRICE_MODE_FIELD]) ?? 'payment';
  const texts = {
    languageId,
    priceMode,
    terms: request.terms,
    currency: site.currency,
    nameOf: labelsFrom(facets, languageId),
    circle: circleFilter(context),
  };

  const misses = total > 0 ? NO_MISSES : await nearMisses(around, droppableFilters(query, texts), scope, ports);
  const view = presentCars({
    ...texts,
    ...context,
    division,
    layout,
    paths: listPaths(division, languageId),
    pairs,
    problems,
    facets,
    histograms,
    flags,
    listings,
    total,
    ...misses,
    agreesToAds: consentsTo('advertising', request.cookies[CONSENT_COOKIE]),
    places: layout === 'map' ? await search.places({ query: around, scope }) : null,
  });
  const listed = view.index ? listings : [];
  return {
    kind: 'page',
    view,
    ...(view.index && site.feedsOut.includes('rss') && { rss: rssPath(view.canonical) }),
    structured: (absolute) => {
      if (listed.length === 0) return [];
      const paths = listed.map(({ vehicle }) => vehiclePath(vehicle, languageId));
      return [listData(paths, (query.pageIndex - 1) * query.pageSize + 1, absolute)];
    },
  };
};
