import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server sends and while the browser takes over, then true: for controls that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
