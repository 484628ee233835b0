import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { appState } from '../browser/app-state.ts';
import { isIos } from '../browser/user-agent.ts';

/** Milliseconds (specification, sections 4 and 9). */
const MODAL_MS = { fadeIn: 50, hide: 250, restoreScroll: 500 } as const;

/** Locks the page's scrolling and returns the function that unlocks it. Safari on iOS loses the scroll position; restoring it works only after a delay. */
const lockScrolling = (): (() => void) => {
  const top = window.scrollY;
  const { classList, style, clientWidth } = document.documentElement;
  // Replaces the width of the scroll bar, so that the page does not shift.
  style.paddingInlineEnd = `${String(window.innerWidth - clientWidth)}px`;
  classList.add('is-locked');
  return () => {
    classList.remove('is-locked');
    style.paddingInlineEnd = '';
    if (isIos(navigator.userAgent, navigator.maxTouchPoints)) {
      setTimeout(() => window.scrollTo({ top, behavior: 'instant' }), MODAL_MS.restoreScroll);
    }
  };
};

/**
 * Opens and closes a `<dialog>` according to `open`, with the specification's timings; `[data-shown]` fades it in and
 * out. The browser traps the focus and restores it.
 * @param onHidden when it has faded out and is closed
 */
export const useModal = (open: boolean, onHidden: () => void): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const afterHiding = useEffectEvent(onHidden);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    clearTimeout(hiding.current);
    appState.set({ modalActive: true });
    if (!dialog.open) dialog.showModal();
    const unlock = lockScrolling();
    const fadeIn = setTimeout(() => (dialog.dataset.shown = ''), MODAL_MS.fadeIn);
    return () => {
      clearTimeout(fadeIn);
      unlock();
      delete dialog.dataset.shown;
      hiding.current = setTimeout(() => {
        dialog.close();
        appState.set({ modalActive: false });
        afterHiding();
      }, MODAL_MS.hide);
    };
  }, [open]);

  return ref;
};
