import type { PlateText } from '../../domain/vehicle/illustration.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';

/** Width of the lines of text, in the units of the drawing; the plate has a margin beside them. */
const LINE = 472;
/** Widths of letters in parts of the font's size: somewhat wide, since the visitor's own font is not known. */
const NARROW = 0.34;
const WIDE = 0.72;
const USUAL = 0.585;

const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (/[\siljtf1.,'’|-]/.test(letter) ? NARROW : /[\p{Lu}mw…@&]/u.test(letter) ? WIDE : USUAL),
    0,
  );

/** One line, or two of about the same width, parted at a space. */
const linesOf = (text: string): readonly string[] => {
  const words = text.split(/\s+/);
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  const [best] = splits.sort((a, b) => widest(a) - widest(b));
  return best && widthOf(text) > 9 ? best : [text];
};

interface Line {
  readonly text: string;
  readonly size: number;
  /** Baseline. */
  readonly y: number;
  readonly look: string;
}

/** A line that may be too long for the visitor's font is given its width. */
const lineMarkup = ({ text, size, y, look }: Line): string => {
  const fitted =
    widthOf(text) * size > LINE * 0.94
      ? ` textLength="${String(Math.round(Math.min(LINE, widthOf(text) * size)))}" lengthAdjust="spacingAndGlyphs"`
      : '';
  return `<text x="360" y="${String(Math.round(y))}" font-size="${String(size)}" ${look}${fitted}>${escapeMarkup(text)}</text>`;
};

const sizeFor = (lines: readonly string[], most: number): number =>
  Math.floor(Math.min(most, ...lines.map((line) => LINE / widthOf(line))));

const QUIET = 'class="q" fill="#59616a" font-weight="500"';
const STRONG = 'class="s" fill="#16181b" font-weight="650" letter-spacing="-.02em"';

/**
 * What stands where the drawing of a vehicle would: its make, model and year on a plate, with a line in its paint. An SVG of the size
 * of a drawing, which follows the colour scheme of the page.
 * @param paint RRGGBB
 */
export const paintPlate = ({ make, model, year }: PlateText, paint: string): string => {
  const lines = linesOf(model);
  const size = sizeFor(lines, lines.length > 1 ? 58 : 84);
  const makeSize = sizeFor([make], 32);
  const foot = year === null ? 0 : 52;
  const high = makeSize + 20 + lines.length * size * 1.08 + foot;
  const top = 176 - high / 2;
  const first = top + makeSize + 20 + size * 0.8;
  const text = [
    { text: make, size: makeSize, y: top + makeSize * 0.8, look: QUIET },
    ...lines.map((line, index) => ({ text: line, size, y: first + index * size * 1.08, look: STRONG })),
    ...(year === null ? [] : [{ text: String(year), size: 32, y: top + high - 4, look: QUIET }]),
  ];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="60 16 600 328" font-family="Inter,ui-sans-serif,system-ui,sans-serif" text-anchor="middle">' +
    `<title>${escapeMarkup([make, model, year ?? ''].join(' ').trim())}</title>` +
    '<style>@media (prefers-color-scheme:dark){.p{fill:#2a2f33;stroke:#454c52}.q{fill:#aab2b8}.s{fill:#f1f3f4}}</style>' +
    '<rect class="p" x="72" y="26" width="576" height="300" rx="20" fill="#fff" stroke="#dcdad4" stroke-width="2"/>' +
    `<rect x="324" y="296" width="72" height="8" rx="4" fill="#${paint}" stroke="#8f979e" stroke-width="1"/>` +
    `${text.map(lineMarkup).join('')}</svg>`
  );
};
