/** The lists of vehicles: cars, and recreational vehicles. */
import { mapInventory } from '../../../application/inventory/map-inventory.ts';
import { searchInventory } from '../../../application/inventory/search-inventory.ts';
import { CONSENT_COOKIE, consentsTo } from '../../../domain/consent/consent.ts';
import { rssPath } from '../../../domain/feeds-out/feed-url.ts';
import { FLAGS } from '../../../domain/vehicle/vehicle-facts.ts';
import type { InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { parsePriceMode, PRICE_MODE_FIELD, priceModeOf } from '../../../domain/inventory/payment-bounds.ts';
import { decodeQuery, hasTooManyValues } from '../../../domain/inventory/query-codec.ts';
import { labelsFrom } from '../../../domain/inventory/facet-label.ts';
import { HISTOGRAMS } from '../../../domain/inventory/facets.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { SearchAnswer } from '../../../ports/inventory-search.ts';
import { presentCars, type CarsView } from '../../../ui/inventory/present-cars.ts';
import {
  UNUSED_PARAMETER,
  addressOf,
  hasNewWords,
  isFormQuery,
  readForm,
  type FormContent,
} from '../../../ui/inventory/filter-form.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { foundOnMap } from './still-maps.ts';
import { appliedFilters } from '../../../ui/filters/present-applied-filters.ts';
import { circleFilter } from '../../../ui/inventory/present-around.ts';
import { countedFacets } from '../../../ui/filters/present-sections.ts';
import { listData } from '../../discovery/structured/site-data.ts';
import { searchOfSentence } from '../../../application/sentence-search/understand-search.ts';
import { listOfCode, listPaths } from '../../../domain/inventory/list-layouts.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import { lookupContext } from '../../location/lookup-context.ts';

/**
 * The list's canonical address. New words in the keyword field are read as a sentence: its filters are added to the form's, and
 * when all its vehicles are in the other division's list, the address is that list's.
 */
const formAddress = async (
  { site, language, code, path, params, place: visitor, terms }: PageRequest,
  ports: PagePorts,
): Promise<string> => {
  const { division, layout } = listOfCode(code);
  const pairs = [...params];
  const form = readForm(pairs, terms);
  const pathIn = (list: typeof division): string => listPaths(list, language.id)[layout];
  if (!hasNewWords(pairs)) return addressOf(pathIn(division), form);

  const lookup = lookupContext(site, language.id, path);
  const found = await searchOfSentence(
    form.query,
    { site, languageId: language.id, visitor, terms: form.terms, lookup },
    division,
    ports,
  );
  if (!found) return addressOf(pathIn(division), form);
  const unused: FormContent['others'] = found.unused.length > 0 ? [[UNUSED_PARAMETER, found.unused.join(', ')]] : [];
  return addressOf(pathIn(found.division), { query: found.query, others: [...form.others, ...unused] });
};

export const loadCars: Loader<CarsView> = async (request, ports) => {
  const { site, language, code, params, place } = request;
  const languageId = language.id;
  const { division, layout } = listOfCode(code);
  const pairs = [...params];
  const { query, problems } = decodeQuery(pairs);
  if (hasTooManyValues(problems)) return { kind: 'refused', reason: 'too-many-values' };
  if (isFormQuery(pairs)) return { kind: 'redirect', status: 302, to: await formAddress(request, ports) };

  const priceMode = priceModeOf(parsePriceMode(request.cookies[PRICE_MODE_FIELD]), query, request.terms);
  const textsOf = (facets: SearchAnswer['facets'], around: InventoryQuery) => ({
    languageId,
    priceMode,
    terms: request.terms,
    currency: site.currency,
    nameOf: labelsFrom(facets, languageId),
    circle: circleFilter({ site, languageId, query, around, place }),
  });
  const found = await searchInventory(
    {
      site,
      division,
      query,
      place,
      facets: countedFacets(query),
      histograms: HISTOGRAMS,
      flags: FLAGS,
      filters: (facets, around) => appliedFilters(query, textsOf(facets, around), true),
    },
    ports,
  );
  const view = presentCars({
    ...found,
    ...textsOf(found.facets, found.around),
    site,
    query,
    place,
    division,
    layout,
    paths: listPaths(division, languageId),
    pairs,
    problems,
    now: request.now,
    agreesToAds: consentsTo('advertising', request.cookies[CONSENT_COOKIE]),
    onMap:
      layout === 'map'
        ? await foundOnMap(
            { places: await mapInventory({ site, division, query, place }, ports), asked: query, query: found.around },
            site,
            language.tongue,
            ports,
          )
        : null,
  });
  const listed = view.index ? found.listings : [];
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
