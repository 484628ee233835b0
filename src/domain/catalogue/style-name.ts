import { vehicleName } from '../vehicle/vehicle-name.ts';
import type { LanguageId } from '../language/language.ts';
import type { StyleSummary } from './specification-style.ts';

/** '2025 Toyota RAV4 Hybrid XLE AWD'; 'Toyota RAV4 Hybrid XLE AWD 2025' in French and Spanish. */
export const styleName = (style: Pick<StyleSummary, 'year' | 'make' | 'model' | 'name'>, languageId: LanguageId = 1): string =>
  vehicleName({ ...style, version: style.name }, languageId);
