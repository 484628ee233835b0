/** Addresses within the catalogue. */
import type { LanguageId } from '../../domain/language/language.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { STYLES_PARAMETER } from './catalogue-wire.ts';

export const sheetPath = (id: number, languageId: LanguageId): string =>
  `${pathOf('Specs_TechnicalSheet', languageId)}?${STYLES_PARAMETER}=${String(id)}`;

export const comparePath = (ids: readonly number[], languageId: LanguageId): string => {
  const path = pathOf('Specs_Compare', languageId);
  return ids.length === 0 ? path : `${path}?${STYLES_PARAMETER}=${ids.join(',')}`;
};
