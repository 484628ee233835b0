import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refresh } from '../browser/app-state.ts';
import { callPage } from '../browser/call.ts';
import type { Pair } from './form-address.ts';
import { DRAWER_ID, RESULTS_ID } from './use-drawer.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** What stays one step of the history while the visitor tries its values. */
const fieldOf = (control: Control): string => control.closest<HTMLElement>('[data-filter]')?.dataset.filter ?? control.name;

type Pairs = readonly Pair[];

const entriesOf = (form: HTMLFormElement): Pairs =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);

/** The list's address where only the server can tell it: it reads sentences, and keeps the visitor's terms. */
const addressFromServer = async (path: string, pairs: Pairs): Promise<string> => {
  const sent = `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()}`;
  try {
    const response = await callPage(sent);
    const { redirect } = (await response.json()) as { readonly redirect?: string };
    return redirect ?? sent;
  } catch {
    // Going there says what is wrong.
    return sent;
  }
};

/** How the fields of a form become an address. */
export interface FormRules {
  readonly addressOfForm: (path: string, pairs: Pairs) => string;
  /** Whether an address asks for no filter at all. */
  readonly isUnfiltered: (address: string) => boolean;
  /** Whether the server must read the form: it has words that may be a sentence. */
  readonly hasNewWords?: (pairs: Pairs) => boolean;
  /** Whether a field's value belongs to the visitor and to no search: the server keeps it. */
  readonly isOfTheVisitor?: (name: string) => boolean;
}

/**
 * Shows the results of a filters form as its fields change. The browser's own `change` event says when: a checkbox at once, a
 * number field when it is left, a slider when it is let go.
 */
export const useFilterForm = (
  form: RefObject<HTMLFormElement | null>,
  path: string,
  { addressOfForm, isUnfiltered, hasNewWords = () => false, isOfTheVisitor = () => false }: FormRules,
) => {
  const navigate = useNavigate();
  const { key, pathname, search, hash } = useLocation();
  const lastField = useRef<string | null>(null);
  /** The address that is shown, or is on its way. */
  const asked = useRef('');
  const questions = useRef(0);
  const [sentences, setSentences] = useState(0);

  const inDrawer = hash === `#${DRAWER_ID}`;

  const go = (address: string, replace: boolean): void =>
    // Back brings the last filter again.
    void navigate(address, { replace: replace && !isUnfiltered(address), preventScrollReset: true });

  /** Goes where the server says; only the last answer counts. */
  const leadOn = (pairs: Pairs, fragment: string, replace: boolean): void => {
    const question = ++questions.current;
    void addressFromServer(path, pairs).then((address) => {
      if (question !== questions.current) return;
      const { pathname: shown, search: asking, hash: at } = window.location;
      // The router leaves a page as it is where only its fragment is asked for again.
      if (address + fragment === shown + asking + at) refresh();
      else go(address + fragment, replace);
      if (hasNewWords(pairs)) setSentences((count) => count + 1);
    });
  };

  const show = (fragment: string, replace: boolean): void => {
    if (!form.current) return;
    const pairs = entriesOf(form.current);
    const plain = addressOfForm(path, pairs) + fragment;
    // Enter in a field is a change and a submission at once.
    if (plain === asked.current) return;
    if (hasNewWords(pairs)) leadOn(pairs, fragment, replace);
    else go(plain, replace);
    asked.current = plain;
  };

  useEffect(() => {
    const current = pathname + search + hash;
    // The visitor went elsewhere, by a link or by Back: their next change is a new step.
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
    /** How many sentences became filters: each leaves its field. */
    sentences,
  };
};
