import { useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';

/** The drawer is open while the address ends in its name: without JavaScript by `:target`, and either way Back closes it. */
export const DRAWER_ID = 'filters';
export const RESULTS_ID = 'results';

/** Where the filters of the cards are a drawer; drawer.css says the same. */
const NARROW = '(max-width: 1023px)';

const onWidth = (notify: () => void): (() => void) => {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};
const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Everything on the page but the element and its ancestors. */
const surroundings = (element: HTMLElement): HTMLElement[] => {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
    }
  }
  return outside;
};

/**
 * Traps the focus in the open drawer, closes it by Escape and restores the focus.
 * @param always whether the filters are a drawer in a wide window too
 */
export const useDrawer = (panel: RefObject<HTMLElement | null>, always: boolean) => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const narrow = useSyncExternalStore(onWidth, isNarrow, () => false);
  // The server never sees the fragment.
  const live = useHydrated();
  const open = live && (always || narrow) && hash === `#${DRAWER_ID}`;

  // A new history entry, so that Back reopens it. Another fragment instead of none: removing it would fetch the page again.
  const close = useCallback((): void => {
    void navigate({ search, hash: RESULTS_ID }, { preventScrollReset: true });
  }, [navigate, search]);

  useEffect(() => {
    if (!open || !panel.current) return;
    const before = document.activeElement;
    const outside = surroundings(panel.current);
    for (const other of outside) other.inert = true;
    panel.current.focus();
    return () => {
      for (const other of outside) other.inert = false;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open, panel]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, close]);

  return { open, close };
};
