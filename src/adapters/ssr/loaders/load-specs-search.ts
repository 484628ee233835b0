/** The search of the catalogue. */
import { decodeCatalogueQuery } from '../../../domain/catalogue/catalogue-query-codec.ts';
import { MOST_COMPARED, readChosen } from '../../../domain/inventory/comparison.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { isOffered } from '../../../domain/catalogue/style-offer.ts';
import { STYLES_PARAMETER } from '../../../ui/catalogue/catalogue-wire.ts';
import { addressOfForm, isFormQuery } from '../../../ui/catalogue/search/search-form.ts';
import { specsSearchView, type SpecsSearchView } from '../../../ui/catalogue/search/present-search.ts';
import { catalogueScope } from '../../../application/catalogue/catalogue-scope.ts';
import type { Loader } from '../loader.ts';
import { WHOLE_PARAMETER } from '../../../ui/filters/present-options.ts';

export const loadSpecsSearch: Loader<SpecsSearchView> = async ({ site, language, t, params, path }, { catalogue }) => {
  const pairs = [...params];
  if (isFormQuery(pairs)) return { kind: 'redirect', status: 302, to: addressOfForm(path, pairs, language.id) };

  const { query, problems } = decodeCatalogueQuery(pairs);
  const scope = catalogueScope(site);
  const { ids } = readChosen(params.getAll(STYLES_PARAMETER), MOST_COMPARED);
  const [answer, comparing] = await Promise.all([catalogue.search(query, scope), ids.length > 0 ? catalogue.ofIds(ids) : []]);
  return {
    kind: 'page',
    view: specsSearchView({
      query,
      problems,
      answer,
      comparing: comparing.filter((style) => isOffered(style, scope)),
      whole: params.get(WHOLE_PARAMETER)?.split(',') ?? [],
      carried: carriedParameters(params, site.logoInInventory),
      site,
      languageId: language.id,
      t,
    }),
  };
};
