/** What both fronts of the catalogue have: the field for a name, and the makes. */
import { cataloguePath } from '../../domain/catalogue/catalogue-path.ts';
import { CATALOGUE_WIRE_NAMES } from '../../domain/catalogue/catalogue-query-codec.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { CatalogueMake } from '../../ports/catalogue.ts';
import { countView } from '../components/present-count.ts';

export const finderView = (languageId: LanguageId) => ({
  searchPath: pathOf('Specs_Search', languageId),
  /** The parameter of the words. */
  keyword: CATALOGUE_WIRE_NAMES.text,
});

export type FinderView = ReturnType<typeof finderView>;

export const makeViews = (makes: readonly CatalogueMake[], section: CatalogueSection, languageId: LanguageId) =>
  makes.map(({ name, slug, models, styles }) => ({
    name,
    path: cataloguePath(section, languageId, [slug]),
    models: countView(models, languageId),
    styles: countView(styles, languageId),
  }));

export type MakeView = ReturnType<typeof makeViews>[number];
