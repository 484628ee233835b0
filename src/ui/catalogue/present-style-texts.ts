/** Texts about a style for cards and tables. */
import { stylePath } from '../../domain/catalogue/catalogue-path.ts';
import type { CatalogueFigure } from '../../domain/catalogue/catalogue-query.ts';
import { factText, quantityText } from '../../domain/catalogue/facts/fact-text.ts';
import type { Unit } from '../../domain/catalogue/facts/quantity.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { styleName } from '../../domain/catalogue/style-name.ts';
import { drawingOf, showroomColour } from '../../domain/catalogue/style-picture.ts';
import { nameOf } from '../../domain/vehicle/vehicle-name.ts';
import { priceIn } from '../../domain/catalogue/style-offer.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Translate } from '../../domain/language/translate.ts';
import type { Money } from '../../domain/money/money.ts';
import { priceText } from '../../domain/money/price-text.ts';
import type { Colour } from '../../domain/vehicle/attributes.ts';
import { engineLabel, labelOf } from '../../domain/vehicle/attribute-labels.ts';
import { photoWidths, stylePhotoUrl } from '../../domain/vehicle/photo-url.ts';
import type { Site } from '../../domain/site/site.ts';
import type { CatalogueModel, NumberRange } from '../../ports/catalogue.ts';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { PictureView } from '../components/present-card.ts';
import { dateText } from '../components/present-date.ts';
import { comparePath } from './catalogue-paths.ts';

export interface Reader {
  readonly site: Site;
  readonly languageId: LanguageId;
  readonly t: Translate;
}
export const photoOf = (styleId: number, index: number, alt: string): PictureView => ({
  src: stylePhotoUrl(styleId, index, 640),
  srcSet: photoWidths((width) => stylePhotoUrl(styleId, index, width)),
  alt,
  drawn: false,
});

export const drawnPicture = (drawing: string): PictureView => ({ src: drawing, srcSet: null, alt: '', drawn: true });

/** Null where it has none. */
export const firstPhotoOf = (style: StyleSummary, languageId: LanguageId): PictureView | null =>
  style.photos > 0 ? photoOf(style.id, 0, styleName(style, languageId)) : null;

/** @param colour of the drawing; specifications are drawn in silver */
export const pictureOf = (style: StyleSummary, languageId: LanguageId, colour: Colour = 'silver'): PictureView =>
  firstPhotoOf(style, languageId) ?? drawnPicture(drawingOf(style, colour));

/** All but the first. */
export const furtherPhotosOf = (
  style: StyleSummary,
  languageId: LanguageId,
): readonly (PictureView & { readonly large: string })[] =>
  Array.from({ length: style.photos }, (_, index) => ({
    ...photoOf(style.id, index, `${styleName(style, languageId)} (${String(index + 1)})`),
    large: stylePhotoUrl(style.id, index, 1280),
  })).slice(1);

/** The suggested price in the site's country; null if it is not known. */
export const priceOf = (style: StyleSummary, { site }: Reader): Money | null => priceIn(style, site);

export const amountText = (amount: number, { site, languageId }: Reader): string =>
  priceText({ amount, currency: site.currency }, languageId, site.currency);

/** `to` is null if there is a single price. */
export const priceView = (range: NumberRange | null, reader: Reader) =>
  range && { from: amountText(range.min, reader), to: range.max > range.min ? amountText(range.max, reader) : null };

/** A formatted date, or the year alone for a yearly table. */
export const sourceDate = (date: string | null, languageId: LanguageId): string | null =>
  date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? dateText(Date.parse(date), languageId, null) : date;

export const yearPriceView = (year: CatalogueModel['years'][number] | null, reader: Reader) => {
  const price = priceView(year?.price ?? null, reader);
  return year && price && { year: year.year, ...price };
};

/** '2.5 L hybrid'. */
export const engineText = ({ engineLitres, fuel }: StyleSummary, languageId: LanguageId): string | null => {
  const parts = [engineLitres && engineLabel(engineLitres, languageId), fuel && labelOf('fuel', fuel, languageId)];
  return parts.filter(Boolean).join(' · ') || null;
};

const powerText = ({ powerKw }: StyleSummary, { languageId, t }: Reader): string | null =>
  powerKw === null ? null : factText('power', powerKw, languageId, t);

/** Fuel consumption, or electricity consumption of an electric vehicle. */
export const consumptionText = ({ consumption, energy }: StyleSummary, { languageId, t }: Reader): string | null => {
  if (consumption !== null) return factText('consumptionCombined', consumption, languageId, t);
  return energy === null ? null : factText('energyCombined', energy, languageId, t);
};

/** Specifications are set in silver, as drawings of a handbook are. */
export const paintIn = (section: CatalogueSection, { make, model }: StyleSummary): Colour =>
  section === 'showroom' ? showroomColour(make, model) : 'silver';

export const styleCard = (
  style: StyleSummary,
  section: CatalogueSection,
  reader: Reader,
  /** Styles already in the comparison. */
  chosen: readonly number[] = [],
) => {
  const { languageId } = reader;
  const price = priceOf(style, reader);
  const facts = [
    style.fuel && labelOf('fuel', style.fuel, languageId),
    powerText(style, reader)?.replace(/\s\(.*/s, ''),
    consumptionText(style, reader),
  ];
  return {
    id: style.id,
    name: nameOf(style, languageId),
    version: style.name,
    path: stylePath(section, style, languageId),
    picture: pictureOf(style, languageId, paintIn(section, style)),
    facts: facts.filter((fact): fact is string => Boolean(fact)),
    price: price && amountText(price.amount, reader),
    /** A comparison with it. */
    comparePath: comparePath([...new Set([...chosen, style.id])], languageId),
  };
};

/** '2019–2025', even if a year in between is missing. */
export const yearsText = (years: readonly { readonly year: number }[]): string => {
  const all = years.map(({ year }) => year);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return first === last ? String(first) : `${String(first)}–${String(last)}`;
};

/** How a figure is written. */
export const FIGURE_UNITS = {
  power: { unit: 'kW', decimals: 0 },
  consumption: { unit: 'L/100km', decimals: 1 },
  energy: { unit: 'kWh/100km', decimals: 1 },
  range: { unit: 'km', decimals: 0 },
  length: { unit: 'mm', decimals: 0 },
} as const satisfies Readonly<Record<CatalogueFigure, { readonly unit: Unit; readonly decimals: number }>>;

export const figureOf = (
  { powerKw, consumption, energy, rangeKm, lengthMm }: StyleSummary,
  figure: CatalogueFigure,
): number | null => ({ power: powerKw, consumption, energy, range: rangeKm, length: lengthMm })[figure];

/** '6.0–8.5 L/100 km'; power in horsepower alone, as tables have room for. */
export const figureText = (figure: CatalogueFigure, { min, max }: NumberRange, { languageId, t }: Reader): string => {
  const { unit, decimals } = FIGURE_UNITS[figure];
  return quantityText([min, max], unit, decimals, languageId, t).replace(/\s\(.*/su, '');
};

const LARGE_FIGURES = ['power', 'consumption', 'energy', 'range', 'seats', 'length'] as const;
const MOST_FIGURES = 4;

/** The first four that are known, as large figures with a small unit, each as a range over the styles. */
export const figuresOf = (styles: readonly StyleSummary[], { languageId, t }: Reader) =>
  LARGE_FIGURES.flatMap((name) => {
    const values = styles
      .map((style) => (name === 'seats' ? style.seats : figureOf(style, name)))
      .filter((value) => value !== null);
    if (values.length === 0) return [];
    const { unit, decimals } = name === 'seats' ? ({ unit: 'count', decimals: 0 } as const) : FIGURE_UNITS[name];
    const text = quantityText([Math.min(...values), Math.max(...values)], unit, decimals, languageId, t);
    const [, figure = text, rest = ''] = /^([\d.,–\u00a0\u202f]*\d)(.*)/su.exec(text) ?? [];
    return [{ name, figure, unit: rest.trimStart() }];
  }).slice(0, MOST_FIGURES);

export type StyleCardView = ReturnType<typeof styleCard>;
export type FigureView = ReturnType<typeof figuresOf>[number];
