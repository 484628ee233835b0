/** The vehicles viewed on this device, newest first: in local storage, sent only to request these vehicles. */

const KEY = 'forecourt.viewed';
/** So many are marked as seen in lists. */
const MOST = 200;

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What is stored, for `idsIn`; null for nothing. @param storageOf accessing the storage may throw if the browser blocks it */
export const viewedText = (storageOf: () => DeviceStorage): string | null => {
  try {
    return storageOf().getItem(KEY);
  } catch {
    return null;
  }
};

export const idsIn = (text: string | null): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const viewedIds = (storageOf: () => DeviceStorage): readonly number[] => idsIn(viewedText(storageOf));

export const rememberViewed = (id: number, storageOf: () => DeviceStorage): void => {
  const ids = [id, ...viewedIds(storageOf).filter((other) => other !== id)].slice(0, MOST);
  try {
    storageOf().setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is blocked or full: the page works without it.
  }
};

export const forgetViewed = (storageOf: () => DeviceStorage): void => {
  try {
    storageOf().removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
};
