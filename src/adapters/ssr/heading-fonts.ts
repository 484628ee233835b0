/** Typefaces that a site's file may choose for headings; `tokens.css` has their rules. */
import type { Site } from '../../domain/site/site.ts';

interface HeadingFont {
  readonly family: string;
  /** Part of the file's name in its package; null for the one that all text is set in. */
  readonly file: string | null;
}

export type HeadingFontKey = Site['theme']['headings'];

export const HEADING_FONTS: Readonly<Record<HeadingFontKey, HeadingFont>> = {
  inter: { family: 'var(--font)', file: null },
  'source-serif': { family: "'Source Serif 4 Variable', Georgia, serif", file: 'source-serif-4-latin-wght-normal' },
  archivo: { family: "'Archivo Variable', var(--font)", file: 'archivo-latin-wght-normal' },
  figtree: { family: "'Figtree Variable', var(--font)", file: 'figtree-latin-wght-normal' },
};
