/** How points look on the map. */
import type { TakenRoom } from '../../domain/map/place-labels.ts';

/** What a point says. Its accessible name says the same in words. */
export interface PointWords {
  /** In a badge; '' for none. */
  readonly badge: string;
  readonly text: string;
  /** Several dealers, or one: one has a tail that points at their place. */
  readonly several: boolean;
}

const LETTER = 7.6;
const PADDING = 26;
const HEIGHT = 32;
/** Of a bubble above its place. */
const TAIL = 8;

export const drawingOf = ({ badge, text, several }: PointWords): HTMLElement => {
  const drawing = document.createElement('span');
  drawing.className = several ? 'cars-pill-point' : 'cars-bubble';
  if (badge !== '') {
    const count = document.createElement('b');
    // Shown by the style sheet: visible text would have to be part of the accessible name (WCAG 2.5.3).
    count.dataset.count = badge;
    drawing.append(count);
  }
  drawing.append(text);
  return drawing;
};

/** The room of a point, in pixels around its place. */
export const roomOf = ({ badge, text, several }: PointWords): TakenRoom => {
  const half = ((badge.length + text.length) * LETTER + PADDING) / 2;
  const [top, bottom] = several ? [-HEIGHT / 2, HEIGHT / 2] : [-HEIGHT - TAIL, 0];
  return { left: -half, top, right: half, bottom };
};
