/** The first two levels of the catalogue: its makes, and the models of one. */
import { cataloguePath } from '../../domain/catalogue/catalogue-path.ts';
import { CATALOGUE_WIRE_NAMES, encodeCatalogueQuery } from '../../domain/catalogue/catalogue-query-codec.ts';
import { EMPTY_CATALOGUE_QUERY } from '../../domain/catalogue/catalogue-query.ts';
import { pricedYear } from '../../domain/catalogue/priced-year.ts';
import { numberText } from '../../domain/money/price-text.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { labelOf } from '../../domain/vehicle/attribute-labels.ts';
import { BODIES } from '../../domain/vehicle/attributes.ts';
import { drawingOfModel } from '../../domain/catalogue/style-picture.ts';
import { illustrationOfBody } from '../../domain/vehicle/illustration.ts';
import type { CatalogueFacetCount, CatalogueMake, CatalogueModel } from '../../ports/catalogue.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { LinkView } from '../components/crumbs.tsx';
import { countView } from '../components/present-count.ts';
import { drawnPicture, photoOf, yearPriceView, type Reader } from './present-style-texts.ts';

const MOST_BODIES = 10;

export const makesView = (
  section: CatalogueSection,
  makes: readonly CatalogueMake[],
  bodies: readonly CatalogueFacetCount[],
  reader: Reader,
) => {
  const { languageId } = reader;
  const path = cataloguePath(section, languageId);
  const searchPath = pathOf('Specs_Search', languageId);
  return {
    variant: 'makes' as const,
    section,
    path,
    sectionPath: path,
    crumbs: [] as readonly LinkView[],
    makes: makes.map(({ name, slug, models }) => ({
      name,
      path: cataloguePath(section, languageId, [slug]),
      models: countView(models, languageId),
    })),
    bodies: bodies.slice(0, MOST_BODIES).flatMap(({ value, count }) => {
      const body = BODIES.find((known) => known === value);
      const drawing = body && illustrationOfBody(body, 'silver');
      if (!drawing || count === 0) return [];
      return [
        {
          label: labelOf('body', body, languageId),
          path: `${searchPath}?${encodeCatalogueQuery({ ...EMPTY_CATALOGUE_QUERY, bodies: [body] })}`,
          drawing,
          count: numberText(count, languageId),
        },
      ];
    }),
    styles: countView(
      makes.reduce((sum, { styles }) => sum + styles, 0),
      languageId,
    ),
    searchPath,
    keyword: CATALOGUE_WIRE_NAMES.text,
  };
};

/** '2019–2025', even if a year in between is missing. */
const yearsText = (years: CatalogueModel['years']): string => {
  const all = years.map(({ year }) => year);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return first === last ? String(first) : `${String(first)}–${String(last)}`;
};

export const modelsView = (section: CatalogueSection, models: readonly CatalogueModel[], reader: Reader) => {
  const { languageId } = reader;
  const { make = '', makeSlug = '-' } = models[0] ?? {};
  const path = cataloguePath(section, languageId, [makeSlug]);
  return {
    variant: 'models' as const,
    section,
    path,
    sectionPath: cataloguePath(section, languageId),
    crumbs: [{ label: make, path }],
    make,
    models: models.map(({ name, slug, body, years, styles, picturedId }) => ({
      name,
      path: cataloguePath(section, languageId, [makeSlug, slug]),
      picture:
        picturedId === null
          ? drawnPicture(drawingOfModel(make, name, Math.max(...years.map(({ year }) => year)), body, 'silver'))
          : photoOf(picturedId, 0, `${make} ${name}`),
      body: body && labelOf('body', body, languageId),
      years: yearsText(years),
      price: yearPriceView(pricedYear(years), reader),
      styles: countView(styles, languageId),
    })),
  };
};

export type MakesView = ReturnType<typeof makesView>;
export type ModelsView = ReturnType<typeof modelsView>;
