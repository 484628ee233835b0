import type { CatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import type { CatalogueStyle } from '../../domain/catalogue/specification-style.ts';
import type { Site } from '../../domain/site/site.ts';
import type { CatalogueAnswer } from '../../ports/catalogue.ts';
import type { Ports } from '../../ports/ports.ts';
import { catalogueScope } from './catalogue-scope.ts';
import { shownStyles } from './view-styles.ts';

export interface CatalogueSearch {
  readonly site: Site;
  readonly query: CatalogueQuery;
  /** Of the styles that the visitor has chosen to compare. */
  readonly compared: readonly number[];
}

/** Searches what the site shows of the catalogue. */
export const searchCatalogue = async (
  { site, query, compared }: CatalogueSearch,
  ports: Pick<Ports, 'catalogue'>,
): Promise<{ readonly answer: CatalogueAnswer; readonly comparing: readonly CatalogueStyle[] }> => {
  const [answer, comparing] = await Promise.all([
    ports.catalogue.search(query, catalogueScope(site)),
    shownStyles(compared, site, ports),
  ]);
  return { answer, comparing };
};
