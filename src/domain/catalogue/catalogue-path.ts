/** Addresses of the catalogue's pages. */
import type { LanguageId } from '../language/language.ts';
import { pathOf } from '../routing/path-table.ts';
import type { CatalogueSection } from './catalogue-section.ts';
import { styleSegments, type NamedStyle } from './style-path.ts';

/** Make, model, year and style, as far as they are given. */
export const cataloguePath = (section: CatalogueSection, languageId: LanguageId, segments: readonly string[] = []): string =>
  pathOf(section === 'showroom' ? 'Showroom_Index' : 'Specs_Index', languageId, segments);

export const stylePath = (section: CatalogueSection, style: NamedStyle, languageId: LanguageId): string =>
  cataloguePath(section, languageId, styleSegments(style));
