import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { appState } from '../browser/app-state.ts';
import { isIos } from '../browser/user-agent.ts';

/** Milliseconds (specification, sections 4 and 9). */
const MODAL_MS = { fadeIn: 50, hide: 250, restoreScroll: 500 } as const;

/** Locks the page's scrolling; the answer unlocks it. Safari of iOS loses the position, and takes it back only a while later. */
const lockScrolling = (): (() => void) => {
  const top = window.scrollY;
  const { classList, style, clientWidth } = document.documentElement;
  // The page keeps its width where the scroll bar was.
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
 * Opens and closes a `<dialog>` over the page as `open` says, with the specification's timings; `[data-shown]` fades it in and
 * out. The browser keeps the focus inside, and gives it back to where it was.
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
