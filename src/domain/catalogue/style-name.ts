import { nameOf } from '../vehicle/vehicle-name.ts';
import { illustrationOf } from '../vehicle/illustration.ts';
import type { StyleSummary } from './specification-style.ts';

type Titled = Pick<StyleSummary, 'year' | 'make' | 'model'>;

export const styleName = (style: Titled): string => nameOf(style);

export const drawingOf = ({ type, body }: Pick<StyleSummary, 'type' | 'body'>): string => illustrationOf(type, body, 'silver');
