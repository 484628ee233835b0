import { illustrationOf } from '../vehicle/illustration.ts';
import type { StyleSummary } from './specification-style.ts';

type Titled = Pick<StyleSummary, 'year' | 'make' | 'model'>;

export const styleName = ({ year, make, model }: Titled): string => `${String(year)} ${make} ${model}`;

export const drawingOf = ({ type, body }: Pick<StyleSummary, 'type' | 'body'>): string => illustrationOf(type, body, 'silver');
