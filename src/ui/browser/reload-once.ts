/** A build whose files cannot be loaded is often one that a newer has replaced: a reload brings the new one. */

const keyOf = (build: string): string => `forecourt.reloaded.${build}`;

/**
 * Whether the page may be reloaded for this build: true the first time in this tab, false ever after. False too where the
 * browser keeps nothing, since nobody would know of the first time: what the server sent works without scripts.
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
