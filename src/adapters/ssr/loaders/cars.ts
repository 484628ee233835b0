/** The lists of vehicles: cars, and recreational vehicles. */
import { nearMisses } from '../../../application/inventory/near-misses.ts';
import { aroundPlace } from '../../../domain/inventory/around-place.ts';
import { decodeQuery } from '../../../domain/inventory/query-codec.ts';
import { HISTOGRAMS } from '../../../domain/inventory/facets.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { PageCode } from '../../../domain/routing/section-page.ts';
import { scopeOf, typesOfDivision, type Site } from '../../../domain/site/site.ts';
import { labelOf } from '../../../domain/vehicle/attribute-labels.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { LAYOUTS, type CarsView, type Layout } from '../../../ui/cars/cars-view.ts';
import { addressOfForm, isFormQuery } from '../../../ui/cars/filter-form.ts';
import { namesOf } from '../facet-names.ts';
import type { Loader } from '../loader.ts';
import { appliedFilters, type FilterTexts } from '../presenters/applied-filters.ts';
import { circleFilter } from '../presenters/around-view.ts';
import { presentCars } from '../presenters/cars-view.ts';
import { countedFacets } from '../presenters/filter-sections.ts';

const CODES: Readonly<Record<Site['division'], Readonly<Record<Layout, PageCode>>>> = {
  Automotive: { cards: 'Public_Cars', map: 'Public_Cars2', table: 'Public_Cars3' },
  Recreative: { cards: 'Public_Recreative', map: 'Public_Recreative2', table: 'Public_Recreative3' },
};

const divisionOf = (code: PageCode): Site['division'] => (code.startsWith(CODES.Recreative.cards) ? 'Recreative' : 'Automotive');

const pathsOf = ({ cards, map, table }: Readonly<Record<Layout, PageCode>>, languageId: LanguageId) => ({
  cards: pathOf(cards, languageId),
  map: pathOf(map, languageId),
  table: pathOf(table, languageId),
});

const NO_MISSES = { relaxations: [], similar: [] };

export const loadCars: Loader<CarsView> = async ({ site, language, code, params, place }, ports) => {
  const { search, vehicles } = ports;
  const languageId = language.id;
  const division = divisionOf(code);
  const paths = pathsOf(CODES[division], languageId);
  const layout = LAYOUTS.find((each) => CODES[division][each] === code) ?? 'cards';
  const pairs = [...params];
  if (isFormQuery(pairs)) return { kind: 'redirect', status: 302, to: addressOfForm(paths[layout], pairs) };

  const { query, problems } = decodeQuery(pairs);
  const around = aroundPlace(query, place, site);
  const scope = scopeOf(site, typesOfDivision(division));
  const { ids, total, facets, histograms } = await search.search({
    query: around,
    scope,
    facets: countedFacets(query),
    histograms: HISTOGRAMS,
  });
  const listings = await vehicles.ofIds(ids);
  const values = (facet: 'company' | 'make' | 'model'): string[] => (facets[facet] ?? []).map(({ value }) => value);
  const named = await namesOf({ company: values('company'), make: values('make'), model: values('model') }, scope, ports);
  const nameOf: FilterTexts['nameOf'] = (facet, value) => {
    if (facet === 'company' || facet === 'make' || facet === 'model') return named(facet, value);
    return facet === 'year' ? value : labelOf(facet, value, languageId);
  };
  const context = { site, languageId, query, around, place };
  const texts = { languageId, currency: site.currency, nameOf, circle: circleFilter(context) };

  const misses = total > 0 ? NO_MISSES : await nearMisses(around, appliedFilters(query, texts), scope, ports);
  return {
    kind: 'page',
    view: presentCars({
      ...texts,
      ...context,
      division,
      layout,
      paths,
      pairs,
      problems,
      facets,
      histograms,
      listings,
      total,
      ...misses,
      places: layout === 'map' ? await search.places({ query: around, scope }) : null,
    }),
  };
};
