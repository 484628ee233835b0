import { vehicleName } from '../vehicle/vehicle-name.ts';
import type { StyleSummary } from './specification-style.ts';

/** '2025 Toyota RAV4 Hybrid XLE AWD'. */
export const styleName = (style: Pick<StyleSummary, 'year' | 'make' | 'model' | 'name'>): string =>
  vehicleName({ ...style, version: style.name });
