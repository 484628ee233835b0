import type { Stock } from '../../application/catalogue/vehicles-in-stock.ts';
import { styleName } from '../../domain/catalogue/style-name.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { modelName, nameOf } from '../../domain/vehicle/vehicle-name.ts';
import { countView } from '../components/present-count.ts';

/** The vehicles for sale that a page of the catalogue leads to. */
const nameFor = (style: StyleSummary, common: Stock['common'], languageId: LanguageId): string => {
  if (common === 'style') return styleName(style, languageId);
  return common === 'year' ? nameOf(style, languageId) : modelName(style, languageId);
};

export const stockView = (style: StyleSummary, { query, total, common }: Stock, languageId: LanguageId) => ({
  path: listPathOfType(style.type, languageId, query),
  count: countView(total, languageId),
  /** 'Toyota RAV4', with the year where there are vehicles of that year. */
  name: nameFor(style, common, languageId),
});

export type StockView = ReturnType<typeof stockView>;
