import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Where each key leads from a picture. */
const TARGETS: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/**
 * Pictures side by side on a list that scrolls and snaps: a finger moves it by itself, keys and buttons through `show`.
 * @param from the picture that will be shown first, once `show` is told to
 */
export const useStrip = (count: number, from = 0) => {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(from);
  /** Where it is scrolling to: what passes on the way is not shown as the picture that is seen. */
  const aim = useRef<number | null>(null);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const follow = (): void => {
      const seen = Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth));
      if (aim.current === null) setCurrent(seen);
      else if (aim.current === seen) aim.current = null;
    };
    const takeOver = (): void => {
      aim.current = null;
    };
    const grips = ['pointerdown', 'touchstart', 'wheel'] as const;
    list.addEventListener('scroll', follow, { passive: true });
    for (const grip of grips) list.addEventListener(grip, takeOver, { passive: true });
    return () => {
      list.removeEventListener('scroll', follow);
      for (const grip of grips) list.removeEventListener(grip, takeOver);
    };
  }, []);

  const show = useCallback(
    (place: number, how?: 'at-once'): void => {
      const list = ref.current;
      if (!list) return;
      const target = Math.min(Math.max(place, 0), count - 1);
      const left = target * list.clientWidth;
      aim.current = Math.round(list.scrollLeft) === left ? null : target;
      setCurrent(target);
      list.scrollTo({ left, behavior: how ? 'instant' : 'auto' });
      // The link that has the focus moves along, or the browser would scroll back to it.
      if (list.contains(document.activeElement)) list.children[target]?.querySelector('a')?.focus({ preventScroll: true });
    },
    [count],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = TARGETS[event.key]?.(current, count);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  };

  return { ref, current, show, onKeyDown };
};
