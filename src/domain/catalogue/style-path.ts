/** The last segment of a style's path: its name for readers, its id for the server. */
import { slug } from '../text/fold.ts';
import type { StyleSummary } from './specification-style.ts';

/** What the path of a style says. */
export type NamedStyle = Pick<StyleSummary, 'make' | 'model' | 'year' | 'name' | 'id'>;

/** The four segments of showroom and specs: `['toyota', 'rav4', '2025', 'hybrid-xle-awd-317']`. */
export const styleSegments = (style: NamedStyle): readonly [string, string, string, string] => {
  const { make, model, year, name, id } = style;
  return [slug(make), slug(model), String(year), `${slug(name)}-${String(id)}`.replace(/^-+/, '')];
};
