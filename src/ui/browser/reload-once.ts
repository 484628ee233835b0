/** When a build's files cannot be loaded, a newer build has often replaced it: a reload loads the new one. */

const keyOf = (build: string): string => `forecourt.reloaded.${build}`;

/**
 * Whether the page may be reloaded for this build: true the first time in this tab, then false. Also false if the
 * browser has no session storage, since the first reload could not be recorded: the served HTML works without scripts.
 */
export const mayReload = (build: string, storageOf: () => Pick<Storage, 'getItem' | 'setItem'>): boolean => {
  try {
    const storage = storageOf();
    if (storage.getItem(keyOf(build)) !== null) return false;
    storage.setItem(keyOf(build), '1');
    return storage.getItem(keyOf(build)) !== null;
  } catch {
    return false;
  }
};
