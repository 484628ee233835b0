/** The specifications down to the models of a make: figures, filters, and who holds which record. */
import type { OfferedModel } from '../../../application/catalogue/offered-models.ts';
import type { StyleRecords } from '../../../application/catalogue/style-records.ts';
import { cataloguePath, stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { encodeCatalogueQuery } from '../../../domain/catalogue/catalogue-query-codec.ts';
import { CATALOGUE_FIGURES, EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../../domain/catalogue/catalogue-query.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { labelOf } from '../../../domain/vehicle/attribute-labels.ts';
import { BODIES } from '../../../domain/vehicle/attributes.ts';
import { modelIn, nameOf } from '../../../domain/vehicle/vehicle-name.ts';
import type { CatalogueFacetCount, CatalogueMake } from '../../../ports/catalogue.ts';
import type { LinkView } from '../../components/crumbs.tsx';
import { countView } from '../../components/present-count.ts';
import { finderView, makeViews } from '../present-finder.ts';
import { figureOf, figureText, yearsText, type Reader } from '../present-style-texts.ts';

export interface ReferenceParts extends Reader {
  readonly makes: readonly CatalogueMake[];
  readonly bodies: readonly CatalogueFacetCount[];
  readonly records: readonly StyleRecords[];
}

export const referenceView = ({ makes, bodies, records, ...reader }: ReferenceParts) => {
  const { languageId } = reader;
  const path = cataloguePath('specs', languageId);
  const finder = finderView(languageId);
  const searchFor = (query: Partial<CatalogueQuery>): string =>
    `${finder.searchPath}?${encodeCatalogueQuery({ ...EMPTY_CATALOGUE_QUERY, ...query })}`;
  return {
    variant: 'makes' as const,
    section: 'specs' as const,
    path,
    canonical: path,
    sectionPath: path,
    crumbs: [] as readonly LinkView[],
    ...finder,
    styles: countView(
      makes.reduce((sum, { styles }) => sum + styles, 0),
      languageId,
    ),
    makes: makeViews(makes, 'specs', languageId),
    bodies: BODIES.flatMap((body) => {
      const count = bodies.find(({ value }) => value === body)?.count ?? 0;
      return count === 0
        ? []
        : [
            {
              label: labelOf('body', body, languageId),
              path: searchFor({ bodies: [body] }),
              count: countView(count, languageId),
            },
          ];
    }),
    records: records.map(({ figure, query, styles }) => ({
      figure,
      path: searchFor(query),
      /** Model years that are compared. */
      years: query.years.join('–'),
      holders: styles.map((style) => {
        const value = figureOf(style, figure);
        return {
          id: style.id,
          name: nameOf(style, languageId),
          version: style.name,
          path: stylePath('specs', style, languageId),
          value: value === null ? '' : figureText(figure, { min: value, max: value }, reader),
        };
      }),
    })),
    comparePath: pathOf('Specs_Compare', languageId),
    creditsPath: pathOf('Public_Credits', languageId),
  };
};

export const referenceModelsView = (models: readonly [OfferedModel, ...OfferedModel[]], reader: Reader) => {
  const { languageId } = reader;
  const { make, makeSlug } = models[0].model;
  const path = cataloguePath('specs', languageId, [makeSlug]);
  const columns = CATALOGUE_FIGURES.filter((figure) => models.some(({ model }) => model.figures[figure] !== null));
  return {
    variant: 'models' as const,
    section: 'specs' as const,
    path,
    sectionPath: cataloguePath('specs', languageId),
    crumbs: [{ label: make, path }] as readonly LinkView[],
    make,
    /** Figures that any of the models has. */
    columns,
    models: models.map(({ model: { name, slug, body, years, styles, figures } }) => ({
      name: modelIn(name, languageId),
      path: cataloguePath('specs', languageId, [makeSlug, slug]),
      body: body && labelOf('body', body, languageId),
      years: yearsText(years),
      styles: countView(styles, languageId),
      figures: columns.map((figure) => {
        const range = figures[figure];
        return { figure, text: range && figureText(figure, range, reader) };
      }),
    })),
    searchPath: `${pathOf('Specs_Search', languageId)}?${encodeCatalogueQuery({ ...EMPTY_CATALOGUE_QUERY, makes: [makeSlug] })}`,
    showroomPath: cataloguePath('showroom', languageId, [makeSlug]),
  };
};

export type ReferenceView = ReturnType<typeof referenceView>;
export type ReferenceModelsView = ReturnType<typeof referenceModelsView>;
