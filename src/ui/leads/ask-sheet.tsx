import { useEffect, useRef, useState, type MouseEvent as ReactMouseEvent, type ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';

const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The element inside that a fragment such as '#inquiry' names. */
const namedIn = (dialog: HTMLDialogElement, hash: string): Element | null =>
  hash.length < 2 ? null : dialog.querySelector(`#${CSS.escape(hash.slice(1))}`);

/** Starts the message, unless the visitor has written one, and puts the focus behind it. */
const startMessage = (panel: Element, ready: string): void => {
  const message = panel.querySelector<HTMLTextAreaElement>('textarea[name="Message"]');
  if (message?.value === '' && panel.id === 'inquiry') message.value = ready;
  const first = message ?? panel.querySelector<HTMLElement>('input:not([type="hidden"])');
  first?.focus();
  message?.setSelectionRange(message.value.length, message.value.length);
};

interface AskSheetProps {
  /** What a request for information begins with. */
  readonly ready: string;
  readonly children: ReactNode;
}

/**
 * Forms at their place in the page. A link to one of them opens all as a sheet at the side, or at the bottom of a phone, so that the visitor
 * stays where they are; without JavaScript it leads to the form. Back closes it.
 */
export const AskSheet = ({ ready, children }: AskSheetProps) => {
  const { t } = useTranslation('leads');
  const sheet = useRef<HTMLDialogElement>(null);
  const [modal, setModal] = useState(false);

  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const dialog = sheet.current;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (!dialog || dialog.open || !link || !isPlain(event)) return;
      const panel = namedIn(dialog, link.hash);
      if (!panel) return;
      // Before the browser goes to the fragment: it then scrolls within the sheet, and the page stays.
      dialog.showModal();
      setModal(true);
      setTimeout(() => startMessage(panel, ready));
    };
    const follow = (): void => {
      const dialog = sheet.current;
      if (dialog?.open && !namedIn(dialog, window.location.hash)) dialog.close();
    };
    document.addEventListener('click', open);
    window.addEventListener('hashchange', follow);
    return () => {
      document.removeEventListener('click', open);
      window.removeEventListener('hashchange', follow);
    };
  }, [ready]);

  const close = (): void => sheet.current?.close();
  const closeOutside = (event: ReactMouseEvent): void => {
    if (modal && event.target === sheet.current) close();
  };
  return (
    <dialog
      ref={sheet}
      className="cars-ask"
      aria-labelledby="leads-heading"
      onClose={() => setModal(false)}
      onClick={closeOutside}
    >
      {modal && (
        <button type="button" className="cars-iconbtn cars-ask__close" aria-label={t('close')} onClick={close}>
          <Icon name="x" />
        </button>
      )}
      {children}
    </dialog>
  );
};
