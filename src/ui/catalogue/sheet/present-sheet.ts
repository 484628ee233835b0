/** A technical sheet: each value with its source and what other sources say. */
import { drawingOf } from '../../../domain/catalogue/style-picture.ts';
import { nameOf } from '../../../domain/vehicle/vehicle-name.ts';
import { cataloguePath, stylePath } from '../../../domain/catalogue/catalogue-path.ts';
import { factText } from '../../../domain/catalogue/facts/fact-text.ts';
import { technicalSheet } from '../../../domain/catalogue/technical-sheet.ts';
import { styleSegments } from '../../../domain/catalogue/style-path.ts';
import type { CatalogueStyle, SourceNote, StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { outlineOfPicture } from '../../../domain/vehicle/illustration.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { StockView } from '../present-stock.ts';
import { sheetPath } from '../catalogue-paths.ts';
import { equipmentViews, toCompare } from '../present-style.ts';
import { modelNav } from '../present-styles.ts';
import { amountText, firstPhotoOf, priceOf, sourceDate, type Reader } from '../present-style-texts.ts';

const sourceView = ({ name, url, licence, date }: SourceNote, place: number, languageId: LanguageId) => ({
  number: place + 1,
  name,
  url,
  licence,
  date: sourceDate(date, languageId),
});

const sizeView = (style: CatalogueStyle, { languageId, t }: Reader) => {
  const { facts } = style;
  const said = (id: 'length' | 'wheelbase' | 'height'): string | null => {
    const fact = facts[id];
    return fact === undefined ? null : factText(id, fact.value, languageId, t);
  };
  const drawing = drawingOf(style);
  const outline = outlineOfPicture(drawing);
  const length = said('length');
  return outline && length !== null ? { drawing, outline, length, wheelbase: said('wheelbase'), height: said('height') } : null;
};

export interface SheetParts extends Reader {
  readonly style: CatalogueStyle;
  readonly siblings: readonly StyleSummary[];
  readonly stock: StockView | null;
}

export const sheetView = ({ style, siblings, stock, ...reader }: SheetParts) => {
  const { languageId } = reader;
  const [make, model, year] = styleSegments(style);
  const price = priceOf(style, reader);
  const pricing = style.pricing.find(({ country }) => country === reader.site.country);
  const others = siblings.length > 0 ? siblings : [style];
  const overview = stylePath('specs', style, languageId);
  return {
    path: sheetPath(style.id, languageId),
    action: pathOf('Specs_TechnicalSheet', languageId),
    sectionPath: cataloguePath('specs', languageId),
    crumbs: [
      { label: style.make, path: cataloguePath('specs', languageId, [make]) },
      { label: style.model, path: cataloguePath('specs', languageId, [make, model]) },
      { label: year, path: cataloguePath('specs', languageId, [make, model, year]) },
      { label: style.name, path: overview },
    ],
    id: style.id,
    name: nameOf(style, languageId),
    version: style.name,
    photo: firstPhotoOf(style, languageId),
    price: price && amountText(price.amount, reader),
    priceSource: price && pricing ? pricing.source + 1 : null,
    showroomPath: stylePath('showroom', style, languageId),
    styles: others.map((other) => {
      const own = priceOf(other, reader);
      return { id: other.id, label: own ? `${other.name} – ${amountText(own.amount, reader)}` : other.name };
    }),
    nav: modelNav('sheet', overview, toCompare(style, siblings), stock, reader),
    groups: technicalSheet(style, languageId, reader.t).map(({ id, name, list }) => ({
      id,
      name,
      lines: list.map(({ titleId, title, value, source }) => ({
        title,
        value,
        source: source + 1,
        others: (style.facts[titleId]?.others ?? []).map((other) => ({
          value: factText(titleId, other.value, languageId, reader.t),
          source: other.source + 1,
        })),
      })),
    })),
    size: sizeView(style, reader),
    equipment: equipmentViews(style, reader),
    sources: style.sources.map((source, place) => sourceView(source, place, languageId)),
  };
};

export type SheetView = ReturnType<typeof sheetView>;
export type SourceView = ReturnType<typeof sourceView>;
export type SizeView = NonNullable<ReturnType<typeof sizeView>>;
export type SheetLineView = SheetView['groups'][number]['lines'][number];
