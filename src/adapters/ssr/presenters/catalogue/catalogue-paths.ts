/** Addresses within the catalogue. */
import { styleSegments } from '../../../../domain/catalogue/style-path.ts';
import type { StyleSummary } from '../../../../domain/catalogue/specification-style.ts';
import type { LanguageId } from '../../../../domain/language/language.ts';
import { pathOf } from '../../../../domain/routing/path-table.ts';
import { STYLES_PARAMETER } from '../../../../ui/catalogue/catalogue-wire.ts';
import type { CatalogueSection } from '../../../../domain/catalogue/catalogue-section.ts';

/** Make, model, year and style, as far as they are given. */
export const cataloguePath = (section: CatalogueSection, languageId: LanguageId, segments: readonly string[] = []): string =>
  pathOf(section === 'showroom' ? 'Showroom_Index' : 'Specs_Index', languageId, segments);

type Named = Pick<StyleSummary, 'make' | 'model' | 'year' | 'name' | 'id'>;

export const stylePath = (section: CatalogueSection, style: Named, languageId: LanguageId): string =>
  cataloguePath(section, languageId, styleSegments(style));

export const sheetPath = (id: number, languageId: LanguageId): string =>
  `${pathOf('Specs_TechnicalSheet', languageId)}?${STYLES_PARAMETER}=${String(id)}`;

export const comparePath = (ids: readonly number[], languageId: LanguageId): string => {
  const path = pathOf('Specs_Compare', languageId);
  return ids.length === 0 ? path : `${path}?${STYLES_PARAMETER}=${ids.join(',')}`;
};
