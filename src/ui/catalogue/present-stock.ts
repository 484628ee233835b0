import type { Stock } from '../../application/catalogue/vehicles-in-stock.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { countView } from '../components/present-count.ts';

/** The vehicles for sale that a page of the catalogue leads to. */
export const stockView = ({ type }: StyleSummary, { query, total, name }: Stock, languageId: LanguageId) => ({
  path: listPathOfType(type, languageId, query),
  count: countView(total, languageId),
  /** 'Toyota RAV4', with the year where there are vehicles of that year. */
  name,
});

export type StockView = ReturnType<typeof stockView>;
