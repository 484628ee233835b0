/**
 * Changes to the page's controls before its scripts were loaded. React learns of changes from events, so it would overwrite what was
 * typed before hydration. Each early change is therefore repeated once the page is hydrated.
 */
import { useEffect, type ReactNode } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const valueOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/** The value in the served HTML. */
const givenTo = (control: Control): string | boolean => {
  if (isBox(control)) return control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  return control.defaultValue;
};

/** Sets a value without React noticing: React tracks the last value that it set or saw in an event. */
const setValue = (control: Control, value: string): void => {
  (Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set as ((text: string) => void) | undefined)?.call(
    control,
    value,
  );
};

const change = (control: Control, given: string | boolean, wanted: string | boolean): void => {
  if (isBox(control)) {
    // Of a radio group only the selected button is repeated.
    if (control.type === 'radio' && wanted === false) return;
    control.checked = wanted === false;
    control.click();
    return;
  }
  control.value = String(given);
  setValue(control, String(wanted));
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // A field that still has the focus has not changed yet: it changes when the focus leaves it.
  if (control !== document.activeElement || control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Starts recording changes; the returned function repeats them one after the other. */
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
      // React must have finished its work, including the previous change.
      await new Promise((done) => setTimeout(done));
      if (control.isConnected) change(control, given.get(control) ?? '', value);
    }
  };
};

/** Reports when its children are hydrated. */
export const Alive = ({ onceAlive, children }: { readonly onceAlive: () => Promise<void>; readonly children: ReactNode }) => {
  useEffect(() => void onceAlive(), [onceAlive]);
  return children;
};
