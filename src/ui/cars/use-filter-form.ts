import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOfForm, isUnfiltered } from './filter-form.ts';
import { DRAWER_ID, RESULTS_ID } from './use-drawer.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** What stays one step of the history while the visitor tries its values. */
const fieldOf = (control: Control): string => control.closest<HTMLElement>('[data-filter]')?.dataset.filter ?? control.name;

const entriesOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);

/**
 * Shows the results of a filters form as its fields change. The browser's own `change` event says when: a checkbox at once, a
 * number field when it is left, a slider when it is let go.
 */
export const useFilterForm = (form: RefObject<HTMLFormElement | null>, path: string): { readonly submit: () => void } => {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const lastField = useRef<string | null>(null);
  /** The address that is shown, or is on its way. */
  const asked = useRef('');

  const inDrawer = hash === `#${DRAWER_ID}`;

  const show = (fragment: string, replace: boolean): void => {
    if (!form.current) return;
    const address = addressOfForm(path, entriesOf(form.current)) + fragment;
    // Enter in a field is a change and a submission at once.
    if (address === asked.current) return;
    asked.current = address;
    // Back brings the last filter again.
    void navigate(address, { replace: replace && !isUnfiltered(address), preventScrollReset: true });
  };

  useEffect(() => {
    const current = pathname + search + hash;
    // The visitor went elsewhere, by a link or by Back: his next change is a step of its own.
    if (asked.current !== current) lastField.current = null;
    asked.current = current;
  }, [key, pathname, search, hash]);

  useEffect(() => {
    const showChange = ({ target }: Event): void => {
      if (!isControl(target) || target.form !== form.current) return;
      const field = fieldOf(target);
      show(inDrawer ? hash : '', inDrawer || field === lastField.current);
      lastField.current = field;
    };
    document.addEventListener('change', showChange);
    return () => document.removeEventListener('change', showChange);
  });

  return { submit: () => show(inDrawer ? `#${RESULTS_ID}` : '', false) };
};
