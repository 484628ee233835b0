/** The last segment of a style's path: its name for readers, its id for the server. */
import { slug } from '../text/fold.ts';
import type { StyleSummary } from './specification-style.ts';

/** The four segments of showroom and specs: `['toyota', 'rav4', '2025', 'hybrid-xle-awd-317']`. */
export const styleSegments = ({
  make,
  model,
  year,
  name,
  id,
}: Pick<StyleSummary, 'make' | 'model' | 'year' | 'name' | 'id'>): readonly [string, string, string, string] => [
  slug(make),
  slug(model),
  String(year),
  `${slug(name)}-${String(id)}`.replace(/^-+/, ''),
];

/** The number at the end of a style's segment; the rest is ignored. Null without one. */
export const styleIdOf = (segment: string): number | null => {
  const digits = /(?:^|-)(\d{1,9})$/.exec(segment)?.[1];
  return digits === undefined ? null : Number(digits);
};
