/** Styles side by side: their prices, facts and equipment. */
import { styleName } from '../../../../domain/catalogue/style-name.ts';
import { cataloguePath } from '../../../../domain/catalogue/catalogue-path.ts';
import { comparedEquipment, comparedFacts, comparedRow } from '../../../../domain/catalogue/compare-styles.ts';
import type { CatalogueStyle, StyleSummary } from '../../../../domain/catalogue/specification-style.ts';
import { MOST_COMPARED, type Chosen } from '../../../../domain/inventory/comparison.ts';
import { withParameter } from '../../../../domain/routing/query-parameter.ts';
import { pathOf } from '../../../../domain/routing/path-table.ts';
import { DIFFERENCES_PARAMETER, STYLES_PARAMETER } from '../../../../ui/catalogue/catalogue-wire.ts';
import type { StockView } from '../../../../ui/catalogue/catalogue-view.ts';
import type { SpecsCompareView } from '../../../../ui/specs/compare-view.ts';
import { comparePath } from './catalogue-paths.ts';
import { amountText, priceOf, styleCard, type Reader } from './style-texts.ts';

export interface ComparisonParts extends Reader {
  readonly chosen: Chosen;
  /** All that were asked for and are offered here, in that order. */
  readonly found: readonly CatalogueStyle[];
  /** Of each that is shown. */
  readonly stocks: readonly (StockView | null)[];
  /** Styles of the same models and years. */
  readonly siblings: readonly StyleSummary[];
  readonly differencesOnly: boolean;
}

/** In the currency of the site; a missing price differs from a known one. */
const priceRow = (shown: readonly CatalogueStyle[], reader: Reader): SpecsCompareView['price'] => {
  const figures = shown.map((style) => {
    const price = priceOf(style, reader);
    return { text: price && amountText(price.amount, reader), figure: price?.amount ?? null };
  });
  return figures.every(({ text }) => text === null) ? null : comparedRow(figures, 'low');
};

export const specsCompareView = (parts: ComparisonParts): SpecsCompareView => {
  const { chosen, found, stocks, siblings, differencesOnly, ...reader } = parts;
  const { languageId } = reader;
  const shown = found.slice(0, MOST_COMPARED);
  const ids = shown.map(({ id }) => id);
  const path = pathOf('Specs_Compare', languageId);
  const searchPath = pathOf('Specs_Search', languageId);
  const named = new Map(found.map((style) => [style.id, `${styleName(style)} ${style.name}`]));
  const models = new Set(shown.map(styleName));
  const [model = null] = models;
  const kept = (address: string): string => (differencesOnly ? withParameter(address, DIFFERENCES_PARAMETER, '1') : address);
  return {
    path,
    sectionPath: cataloguePath('specs', languageId),
    canonical: comparePath(ids, languageId),
    ids,
    model: models.size === 1 ? model : null,
    differencesOnly,
    columns: shown.map((style, place) => {
      const stock = stocks[place] ?? null;
      return {
        card: styleCard(style, 'specs', reader),
        withoutPath: kept(
          comparePath(
            ids.filter((id) => id !== style.id),
            languageId,
          ),
        ),
        stock: stock && { path: stock.path, count: stock.count.count, text: stock.count.text },
      };
    }),
    price: priceRow(shown, reader),
    facts: comparedFacts(shown, languageId, reader.t),
    equipment: comparedEquipment(shown, languageId, reader.t),
    offered:
      shown.length < MOST_COMPARED
        ? siblings
            .filter(({ id }) => !ids.includes(id))
            .map((style) => ({ id: style.id, label: models.size === 1 ? style.name : `${styleName(style)} ${style.name}` }))
        : [],
    addPath: shown.length < MOST_COMPARED && ids.length > 0 ? `${searchPath}?${STYLES_PARAMETER}=${ids.join(',')}` : null,
    searchPath,
    leftOut: {
      beyond: found.slice(MOST_COMPARED).flatMap(({ id }) => named.get(id) ?? []),
      repeated: chosen.repeated.flatMap((id) => named.get(id) ?? []),
      unknown: chosen.ids.filter((id) => !named.has(id)),
      unreadable: chosen.unreadable,
    },
  };
};
