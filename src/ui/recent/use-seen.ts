import { useMemo, useSyncExternalStore } from 'react';
import { idsIn, viewedText } from './viewed.ts';

/** Another tab, in which the visitor opens vehicles of this list, changes the storage. */
const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** The vehicles that were opened on this device; none on the server and until the page is hydrated. */
export const useSeen = (): readonly number[] => {
  const text = useSyncExternalStore(
    subscribe,
    () => viewedText(() => window.localStorage),
    () => null,
  );
  return useMemo(() => idsIn(text), [text]);
};
