/** The search of the catalogue. */
import { searchCatalogue } from '../../../application/catalogue/search-catalogue.ts';
import { decodeCatalogueQuery } from '../../../domain/catalogue/catalogue-query-codec.ts';
import { MOST_COMPARED, readChosen } from '../../../domain/inventory/comparison.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { STYLES_PARAMETER } from '../../../ui/catalogue/catalogue-wire.ts';
import { addressOfForm, isFormQuery } from '../../../ui/catalogue/search/search-form.ts';
import { specsSearchView, type SpecsSearchView } from '../../../ui/catalogue/search/present-search.ts';
import type { Loader } from '../loader.ts';
import { WHOLE_PARAMETER } from '../../../ui/filters/present-options.ts';

export const loadSpecsSearch: Loader<SpecsSearchView> = async ({ site, language, t, params, path }, ports) => {
  const pairs = [...params];
  if (isFormQuery(pairs)) return { kind: 'redirect', status: 302, to: addressOfForm(path, pairs, language.id) };

  const { query, problems } = decodeCatalogueQuery(pairs);
  const { ids: compared } = readChosen(params.getAll(STYLES_PARAMETER), MOST_COMPARED);
  return {
    kind: 'page',
    view: specsSearchView({
      query,
      problems,
      ...(await searchCatalogue({ site, query, compared }, ports)),
      whole: params.get(WHOLE_PARAMETER)?.split(',') ?? [],
      carried: carriedParameters(params, site.logoInInventory),
      site,
      languageId: language.id,
      t,
    }),
  };
};
