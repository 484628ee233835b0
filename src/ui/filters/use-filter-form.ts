import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refresh } from '../browser/app-state.ts';
import { callPage } from '../browser/call.ts';
import type { Pair } from './form-address.ts';
import { DRAWER_ID, RESULTS_ID } from './use-drawer.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The field whose changes share one history entry. */
const fieldOf = (control: Control): string => control.closest<HTMLElement>('[data-filter]')?.dataset.filter ?? control.name;

type Pairs = readonly Pair[];

const entriesOf = (form: HTMLFormElement): Pairs =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);

/** The list's address as the server determines it: it interprets sentences and stores the visitor's terms. */
const addressFromServer = async (path: string, pairs: Pairs): Promise<string> => {
  const sent = `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()}`;
  try {
    const response = await callPage(sent);
    const { redirect } = (await response.json()) as { readonly redirect?: string };
    return redirect ?? sent;
  } catch {
    // The navigation will show the error.
    return sent;
  }
};

/** Rules by which the fields of a form become an address. */
export interface FormRules {
  readonly addressOfForm: (path: string, pairs: Pairs) => string;
  /** Whether an address has no filter. */
  readonly isUnfiltered: (address: string) => boolean;
  /** Whether the server must interpret the form: its keyword may be a sentence. */
  readonly hasNewWords?: (pairs: Pairs) => boolean;
  /** Whether a field is a setting of the visitor, which the server stores, and not part of the search. */
  readonly isOfTheVisitor?: (name: string) => boolean;
}

/**
 * Shows the results of a filters form as its fields change, on the browser's `change` event: a checkbox at once, a
 * number field when it loses the focus, a slider when it is released.
 */
export const useFilterForm = (
  form: RefObject<HTMLFormElement | null>,
  path: string,
  { addressOfForm, isUnfiltered, hasNewWords = () => false, isOfTheVisitor = () => false }: FormRules,
) => {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const lastField = useRef<string | null>(null);
  /** The address that is shown or being loaded. */
  const asked = useRef('');
  const questions = useRef(0);
  const [sentences, setSentences] = useState(0);

  const inDrawer = hash === `#${DRAWER_ID}`;

  const go = (address: string, replace: boolean): void =>
    // Removing the last filter adds an entry, so that Back restores it.
    void navigate(address, { replace: replace && !isUnfiltered(address), preventScrollReset: true });

  /** Navigates to the server's address; outdated answers are ignored. */
  const leadOn = (pairs: Pairs, fragment: string, replace: boolean): void => {
    const question = ++questions.current;
    void addressFromServer(path, pairs).then((address) => {
      if (question !== questions.current) return;
      const { pathname: shown, search: asking, hash: at } = window.location;
      // The router does not reload a page when only its fragment is requested.
      if (address + fragment === shown + asking + at) refresh();
      else go(address + fragment, replace);
      if (hasNewWords(pairs)) setSentences((count) => count + 1);
    });
  };

  const show = (fragment: string, replace: boolean): void => {
    if (!form.current) return;
    const pairs = entriesOf(form.current);
    const plain = addressOfForm(path, pairs) + fragment;
    // Enter in a field triggers both a change and a submission.
    if (plain === asked.current) return;
    if (hasNewWords(pairs)) leadOn(pairs, fragment, replace);
    else go(plain, replace);
    asked.current = plain;
  };

  useEffect(() => {
    const current = pathname + search + hash;
    // The visitor navigated otherwise: their next change adds a history entry.
    if (asked.current !== current) lastField.current = null;
    asked.current = current;
  }, [key, pathname, search, hash]);

  useEffect(() => {
    const showChange = ({ target }: Event): void => {
      if (!isControl(target) || !form.current || target.form !== form.current) return;
      if (isOfTheVisitor(target.name)) {
        leadOn(entriesOf(form.current), hash, true);
        return;
      }
      const field = fieldOf(target);
      show(inDrawer ? hash : '', inDrawer || field === lastField.current);
      lastField.current = field;
    };
    document.addEventListener('change', showChange);
    return () => document.removeEventListener('change', showChange);
  });

  return {
    submit: () => show(inDrawer ? `#${RESULTS_ID}` : '', false),
    /** Number of sentences that became filters: each clears the keyword field. */
    sentences,
  };
};
