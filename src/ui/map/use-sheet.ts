import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** How much of a phone's window the list over the map takes: its count, half, or all. Wide windows show both beside each other. */
const HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof HEIGHTS)[number];

/** A finger that moved less has pressed, in pixels. */
const PRESS = 12;

/** Heights and places in the list by search, so that Back finds the sheet as it was left. */
const left = new Map<string, { readonly height: SheetHeight; readonly top: number }>();

const step = (height: SheetHeight, by: -1 | 1): SheetHeight => HEIGHTS[HEIGHTS.indexOf(height) + by] ?? height;

/** The list as a sheet over the map, on a phone. */
export const useSheet = () => {
  const { pathname, search } = useLocation();
  const key = pathname + search;
  const sheet = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<SheetHeight>('peek');
  const start = useRef<number | null>(null);

  useEffect(() => {
    const before = left.get(key);
    const list = sheet.current?.querySelector('.cars-list__main');
    if (before) {
      setHeight(before.height);
      list?.scrollTo(0, before.top);
    }
  }, [key]);
  useEffect(() => {
    const list = sheet.current?.querySelector('.cars-list__main');
    const keep = (): void => void left.set(key, { height, top: list?.scrollTop ?? 0 });
    keep();
    list?.addEventListener('scroll', keep, { passive: true });
    return () => list?.removeEventListener('scroll', keep);
  }, [key, height]);

  /** How far the finger has dragged the sheet down. */
  const drag = (pixels: number): void => sheet.current?.style.setProperty('--dragged', `${String(pixels)}px`);
  const dragged = ({ clientY }: PointerEvent): number => (start.current === null ? 0 : clientY - start.current);
  const end = (event: PointerEvent): void => {
    const by = dragged(event);
    start.current = null;
    drag(0);
    if (by < -PRESS) setHeight(step(height, 1));
    else if (by > PRESS) setHeight(step(height, -1));
  };

  return {
    sheet,
    height,
    lower: () => setHeight('peek'),
    /** A card that is reached by the keyboard must be seen. */
    showFocused: ({ target }: FocusEvent): void => {
      if (height === 'peek' && target.matches(':focus-visible') && !target.closest('.cars-mapsheet')) setHeight('half');
    },
    handle: {
      'aria-expanded': height !== 'peek',
      onClick: () => setHeight(height === 'full' ? 'peek' : step(height, 1)),
      onKeyDown: ({ key: pressed }: KeyboardEvent): void => {
        if (pressed === 'ArrowUp') setHeight(step(height, 1));
        if (pressed === 'ArrowDown') setHeight(step(height, -1));
      },
    },
    grip: {
      onPointerDown: ({ clientY }: PointerEvent): void => {
        start.current = clientY;
      },
      onPointerMove: (event: PointerEvent): void => {
        if (Math.abs(dragged(event)) < PRESS) return;
        // From now on it is a drag: what is below the finger is not pressed.
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(dragged(event));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
};
