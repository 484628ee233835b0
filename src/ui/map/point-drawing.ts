/** Points of the map, as its scripts draw them. */
import type { MapPixel } from '../../domain/map/mercator.ts';
import type { TakenRoom } from '../../domain/map/place-labels.ts';
import type { PointRooms } from '../../domain/map/short-points.ts';
import { lookOf, type PointWords } from './point-look.ts';

/** In pixels, as map.css draws them. */
const LETTER = 8;
const PADDING = { full: 34, short: 18 } as const;
const HEIGHT = 32;
const LARGEST = 220;
/** Of a bubble above its place. */
const TAIL = 8;

export const drawingOf = (words: PointWords, isShort = false): HTMLElement => {
  const drawing = document.createElement('span');
  drawing.className = lookOf(words, isShort);
  const badge = isShort ? words.short : words.badge;
  if (badge !== '') {
    const count = document.createElement('b');
    // Shown by the style sheet: visible text would have to be part of the accessible name (WCAG 2.5.3).
    count.dataset.count = badge;
    drawing.append(count);
  }
  const text = document.createElement('span');
  text.textContent = words.text;
  drawing.append(text);
  return drawing;
};

/** The rooms of a point, in pixels around its place. */
export const roomsOf = ({ badge, text, short, several }: PointWords): PointRooms => {
  const [top, bottom] = several ? [-HEIGHT / 2, HEIGHT / 2] : [-HEIGHT - TAIL, 0];
  const roomOf = (letters: number, padding: number): TakenRoom => {
    const half = Math.min(LARGEST, Math.max(HEIGHT, letters * LETTER + padding)) / 2;
    return { left: -half, top, right: half, bottom };
  };
  return { full: roomOf(badge.length + text.length, PADDING.full), short: roomOf(short.length, PADDING.short) };
};

/** That room around a place. */
export const roomAt = ({ left, top, right, bottom }: TakenRoom, { x, y }: MapPixel): TakenRoom => ({
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
});
