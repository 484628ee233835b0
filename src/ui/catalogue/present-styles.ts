/** A model in one year, with its styles side by side. */
import { cataloguePath, stylePath } from '../../domain/catalogue/catalogue-path.ts';
import { pricedYear } from '../../domain/catalogue/priced-year.ts';
import { priceIn } from '../../domain/catalogue/style-offer.ts';
import type { CatalogueFigure } from '../../domain/catalogue/catalogue-query.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { estimatedPayment, isFinanced } from '../../domain/finance/payment.ts';
import { numberText } from '../../domain/money/price-text.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import { labelOf, transmissionLabel } from '../../domain/vehicle/attribute-labels.ts';
import { drawingOfModel, showroomColour } from '../../domain/catalogue/style-picture.ts';
import { modelIn } from '../../domain/vehicle/vehicle-name.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { CatalogueModel } from '../../ports/catalogue.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { StockView } from './present-stock.ts';
import type { CardView } from '../components/present-card.ts';
import { estimateOf } from '../finance/present-estimate.ts';
import { comparePath, sheetPath } from './catalogue-paths.ts';
import {
  amountText,
  consumptionText,
  drawnPicture,
  engineText,
  figureOf,
  figuresOf,
  figureText,
  photoOf,
  priceView,
  yearPriceView,
  type Reader,
} from './present-style-texts.ts';

/** Navigation between the pages about one style, or about a model's first style. */
export const modelNav = (
  current: 'overview' | 'sheet' | 'compare',
  overview: string,
  /** The style of the page first, then others to compare it with. */
  styles: readonly Pick<StyleSummary, 'id'>[],
  stock: StockView | null,
  { languageId }: Reader,
) => ({
  current,
  overview,
  sheet: sheetPath(styles[0]?.id ?? 0, languageId),
  compare: comparePath(
    styles.slice(0, MOST_COMPARED).map(({ id }) => id),
    languageId,
  ),
  /** Null if none is for sale. */
  stock,
});

const styleRow = (style: StyleSummary, section: CatalogueSection, reader: Reader, terms: VisitorTerms) => {
  const { site, languageId } = reader;
  const price = priceIn(style, site);
  const figure = (name: CatalogueFigure): string | null => {
    const value = figureOf(style, name);
    return value === null ? null : figureText(name, { min: value, max: value }, reader);
  };
  return {
    id: style.id,
    name: style.name,
    path: stylePath(section, style, languageId),
    engine: engineText(style, languageId),
    drivetrain: style.drivetrain && labelOf('drivetrain', style.drivetrain, languageId),
    transmission: style.transmission && transmissionLabel(style.transmission, style.gears, languageId),
    range: figure('range'),
    seats: style.seats === null ? null : numberText(style.seats, languageId),
    length: figure('length'),
    power: figure('power'),
    consumption: consumptionText(style, reader),
    price: price && amountText(price.amount, reader),
    payment: price && isFinanced(price, site.currency) ? amountText(estimatedPayment(price.amount, terms), reader) : null,
  };
};

export interface StylesParts extends Reader {
  readonly section: CatalogueSection;
  readonly model: CatalogueModel;
  readonly year: number;
  readonly styles: readonly StyleSummary[];
  readonly stock: StockView | null;
  readonly cards: readonly CardView[];
  readonly terms: VisitorTerms;
}

export const stylesView = ({ section, model, year, styles, stock, cards, terms, ...reader }: StylesParts) => {
  const { languageId, site } = reader;
  const { make, makeSlug, name, slug, body, years } = model;
  const yearPath = (of: number): string => cataloguePath(section, languageId, [makeSlug, slug, String(of)]);
  const rows = styles.map((style) => styleRow(style, section, reader, terms));
  const path = yearPath(year);
  const pictured = styles.find(({ photos }) => photos > 0);
  const price = priceView(years.find((each) => each.year === year)?.price ?? null, reader);
  const payment = rows.find((row) => row.payment !== null)?.payment ?? null;
  const earlier = price ? null : yearPriceView(pricedYear(years), reader);
  return {
    variant: 'styles' as const,
    section,
    path,
    sectionPath: cataloguePath(section, languageId),
    crumbs: [
      { label: make, path: cataloguePath(section, languageId, [makeSlug]) },
      { label: modelIn(name, languageId), path: cataloguePath(section, languageId, [makeSlug, slug]) },
      { label: String(year), path },
    ],
    make,
    model: modelIn(name, languageId),
    year,
    body: body && labelOf('body', body, languageId),
    picture: pictured
      ? photoOf(pictured.id, 0, `${String(year)} ${make} ${name}`)
      : drawnPicture(drawingOfModel(make, name, year, body, section === 'showroom' ? showroomColour(make, name) : 'silver')),
    price,
    payment: payment === null ? null : { amount: payment, frequency: terms.frequency },
    priced: earlier && { ...earlier, path: yearPath(earlier.year) },
    years: years.map((each) => ({ year: each.year, path: yearPath(each.year) })).reverse(),
    figures: figuresOf(styles, reader),
    styles: rows,
    nav: modelNav('overview', path, styles, stock, reader),
    comparePath: pathOf('Specs_Compare', languageId),
    /** The model in the other section. */
    otherPath: cataloguePath(section === 'showroom' ? 'specs' : 'showroom', languageId, [makeSlug, slug, String(year)]),
    cards,
    estimate: rows.some(({ payment }) => payment !== null) ? estimateOf(site, languageId, terms) : null,
  };
};

export type StylesView = ReturnType<typeof stylesView>;
export type StyleRowView = StylesView['styles'][number];
export type ModelNavView = ReturnType<typeof modelNav>;
