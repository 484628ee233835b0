/** Styles side by side: their prices, facts and equipment. */
import { styleName } from '../../domain/catalogue/style-name.ts';
import { nameOf } from '../../domain/vehicle/vehicle-name.ts';
import { cataloguePath, stylePath } from '../../domain/catalogue/catalogue-path.ts';
import { comparedEquipment, comparedFacts } from '../../domain/catalogue/compare-styles.ts';
import type { CatalogueStyle, StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { compareFacts, leftOut, MOST_COMPARED, type Chosen } from '../../domain/inventory/comparison.ts';
import { withParameter } from '../../domain/routing/query-parameter.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { DIFFERENCES_PARAMETER, STYLES_PARAMETER } from '../catalogue/catalogue-wire.ts';
import type { StockView } from '../catalogue/present-stock.ts';
import type { GroupView } from './compare-view.ts';
import { comparePath } from '../catalogue/catalogue-paths.ts';
import { amountText, pictureOf, priceOf, type Reader } from '../catalogue/present-style-texts.ts';

export interface ComparisonParts extends Reader {
  readonly chosen: Chosen;
  /** All requested styles that are offered here, in order. */
  readonly found: readonly CatalogueStyle[];
  /** One for each shown style. */
  readonly stocks: readonly (StockView | null)[];
  /** Styles of the same models and years. */
  readonly siblings: readonly StyleSummary[];
  readonly differencesOnly: boolean;
}

/** In the currency of the site; a missing price differs from a known one. No row where none is known. */
const priceGroup = (shown: readonly CatalogueStyle[], reader: Reader): readonly GroupView[] => {
  const figures = shown.map((style) => {
    const price = priceOf(style, reader);
    return { text: price && amountText(price.amount, reader), figure: price?.amount ?? null };
  });
  if (figures.every(({ text }) => text === null)) return [];
  return [{ heading: null, rows: [{ label: { own: 'suggestedPrice' }, ...compareFacts(figures, 'low') }] }];
};

export const specsCompareView = (parts: ComparisonParts) => {
  const { chosen, found, stocks, siblings, differencesOnly, ...reader } = parts;
  const { languageId } = reader;
  const shown = found.slice(0, MOST_COMPARED);
  const ids = shown.map(({ id }) => id);
  const isFull = shown.length >= MOST_COMPARED;
  const searchPath = pathOf('Specs_Search', languageId);
  const models = new Set(shown.map((style) => nameOf(style, languageId)));
  const [model = null] = models;
  const withoutPath = (without: number): string => {
    const address = comparePath(
      ids.filter((id) => id !== without),
      languageId,
    );
    return differencesOnly ? withParameter(address, DIFFERENCES_PARAMETER, '1') : address;
  };
  const groups: readonly GroupView[] = [
    ...priceGroup(shown, reader),
    ...comparedFacts(shown, languageId, reader.t).map(({ name, rows }) => ({
      heading: name,
      rows: rows.map(({ title, ...row }) => ({ label: title, ...row })),
    })),
    ...comparedEquipment(shown, languageId, reader.t).map(({ id, rows }) => ({ heading: { equipment: id }, rows })),
  ];
  return {
    subject: 'styles' as const,
    path: pathOf('Specs_Compare', languageId),
    canonical: comparePath(ids, languageId),
    columns: shown.map((style, place) => {
      const stock = stocks[place] ?? null;
      return {
        id: style.id,
        path: stylePath('specs', style, languageId),
        newTab: false,
        heading: style.name,
        detail: nameOf(style, languageId),
        name: styleName(style, languageId),
        picture: pictureOf(style, languageId),
        price: null,
        withoutPath: withoutPath(style.id),
        /** The vehicles for sale of the style. */
        stock: stock && { path: stock.path, count: stock.count.count, text: stock.count.text },
      };
    }),
    groups,
    leftOut: leftOut(chosen, new Map(found.map((style) => [style.id, styleName(style, languageId)]))),
    elsewhere: [{ to: 'search' as const, path: searchPath }],
    styles: {
      sectionPath: cataloguePath('specs', languageId),
      ids,
      /** Null unless all are of one model and year. */
      model: models.size === 1 ? model : null,
      differencesOnly,
      /** Styles of the same models and years that are not compared yet. */
      offered: isFull
        ? []
        : siblings
            .filter(({ id }) => !ids.includes(id))
            .map((style) => ({ id: style.id, label: models.size === 1 ? style.name : styleName(style, languageId) })),
      /** The search for another style to add; null if four are compared. */
      addPath: isFull || ids.length === 0 ? null : `${searchPath}?${STYLES_PARAMETER}=${ids.join(',')}`,
    },
    estimate: null,
    leads: null,
  };
};
