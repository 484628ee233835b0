/** Addresses of the catalogue's pages. */
import type { LanguageId } from '../language/language.ts';
import { pathOf } from '../routing/path-table.ts';
import type { CatalogueSection } from './catalogue-section.ts';
import type { StyleSummary } from './specification-style.ts';
import { styleSegments } from './style-path.ts';

/** Make, model, year and style, as far as they are given. */
export const cataloguePath = (section: CatalogueSection, languageId: LanguageId, segments: readonly string[] = []): string =>
  pathOf(section === 'showroom' ? 'Showroom_Index' : 'Specs_Index', languageId, segments);

type Named = Pick<StyleSummary, 'make' | 'model' | 'year' | 'name' | 'id'>;

export const stylePath = (section: CatalogueSection, style: Named, languageId: LanguageId): string =>
  cataloguePath(section, languageId, styleSegments(style));
