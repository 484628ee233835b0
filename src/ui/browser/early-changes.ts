/**
 * What a visitor did to the page's controls while its scripts were on their way. React is told of changes by events: what was typed
 * before it listened, it would write over. So each early change is made once more, when the page is alive.
 */
import { useEffect, type ReactNode } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const valueOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/** What the page came with. */
const givenTo = (control: Control): string | boolean => {
  if (isBox(control)) return control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  return control.defaultValue;
};

/** Sets a value behind the back of React, which keeps in mind what it and the events said last. */
const setValue = (control: Control, value: string): void => {
  (Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set as ((text: string) => void) | undefined)?.call(
    control,
    value,
  );
};

const change = (control: Control, given: string | boolean, wanted: string | boolean): void => {
  if (isBox(control)) {
    // Of a group of radio buttons the one that was chosen speaks for all.
    if (control.type === 'radio' && wanted === false) return;
    control.checked = wanted === false;
    control.click();
    return;
  }
  control.value = String(given);
  setValue(control, String(wanted));
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // A field that they are still in has not changed yet: it has when they leave it.
  if (control !== document.activeElement || control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Begins to note them; the answer makes them once more, one after the other. */
export const noteEarlyChanges = (page: HTMLElement): (() => Promise<void>) => {
  const given = new Map(
    [...page.querySelectorAll('input, select, textarea')].filter(isControl).map((each) => [each, givenTo(each)]),
  );
  const wanted = new Map(
    [...given].map(([each]) => [each, valueOf(each)] as const).filter(([each, value]) => value !== given.get(each)),
  );
  const note = ({ target }: Event): void => {
    if (isControl(target) && given.has(target)) wanted.set(target, valueOf(target));
  };
  page.addEventListener('input', note, true);
  return async () => {
    page.removeEventListener('input', note, true);
    for (const [control, value] of wanted) {
      // React has to have finished what it does, the change before this one included.
      await new Promise((done) => setTimeout(done));
      if (control.isConnected) change(control, given.get(control) ?? '', value);
    }
  };
};

/** Says when what is in it is alive. */
export const Alive = ({ onceAlive, children }: { readonly onceAlive: () => Promise<void>; readonly children: ReactNode }) => {
  useEffect(() => void onceAlive(), [onceAlive]);
  return children;
};
