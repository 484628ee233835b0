/** The lists of vehicles: cars, and recreational vehicles. */
import { nearMisses } from '../../../application/inventory/near-misses.ts';
import { decodeQuery } from '../../../domain/inventory/query-codec.ts';
import { HISTOGRAMS } from '../../../domain/inventory/facets.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { PageCode } from '../../../domain/routing/section-page.ts';
import { scopeOf, typesOfDivision, type Site } from '../../../domain/site/site.ts';
import { labelOf } from '../../../domain/vehicle/attribute-labels.ts';
import type { CarsView } from '../../../ui/cars/cars-view.ts';
import { addressOfForm, isFormQuery } from '../../../ui/cars/filter-form.ts';
import { namesOf } from '../facet-names.ts';
import type { Loader } from '../loader.ts';
import { appliedFilters, type FilterTexts } from '../presenters/applied-filters.ts';
import { presentCars } from '../presenters/cars-view.ts';
import { countedFacets } from '../presenters/filter-sections.ts';

const CARDS: Readonly<Record<Site['division'], PageCode>> = { Automotive: 'Public_Cars', Recreative: 'Public_Recreative' };

const divisionOf = (code: PageCode): Site['division'] => (code.startsWith(CARDS.Recreative) ? 'Recreative' : 'Automotive');

const NO_MISSES = { relaxations: [], similar: [] };

export const loadCars: Loader<CarsView> = async ({ site, language, code, params }, ports) => {
  const { search, vehicles } = ports;
  const languageId = language.id;
  const division = divisionOf(code);
  const path = pathOf(CARDS[division], languageId);
  // The same search as a map or as a table: until those are drawn, as cards.
  if (code !== CARDS[division])
    return { kind: 'redirect', status: 302, to: params.size === 0 ? path : `${path}?${params.toString()}` };
  const pairs = [...params];
  if (isFormQuery(pairs)) return { kind: 'redirect', status: 302, to: addressOfForm(path, pairs) };

  const { query, problems } = decodeQuery(pairs);
  const scope = scopeOf(site, typesOfDivision(division));
  const { ids, total, facets, histograms } = await search.search({
    query,
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
  const texts = { languageId, currency: site.currency, nameOf };

  const misses = total > 0 ? NO_MISSES : await nearMisses(query, appliedFilters(query, texts), scope, ports);
  return {
    kind: 'page',
    view: presentCars({
      ...texts,
      site,
      division,
      path,
      pairs,
      query,
      problems,
      facets,
      histograms,
      listings,
      total,
      ...misses,
    }),
  };
};
