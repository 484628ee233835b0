/** The vehicles that were looked at on this device, newest first: in its own storage, never sent but to ask for these vehicles. */

const KEY = 'forecourt.viewed';
const MOST = 20;

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** @param storageOf asking for the storage alone may throw, where a browser allows none */
export const viewedIds = (storageOf: () => DeviceStorage): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(storageOf().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const rememberViewed = (id: number, storageOf: () => DeviceStorage): void => {
  const ids = [id, ...viewedIds(storageOf).filter((other) => other !== id)].slice(0, MOST);
  try {
    storageOf().setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing: the page is complete without.
  }
};

export const forgetViewed = (storageOf: () => DeviceStorage): void => {
  try {
    storageOf().removeItem(KEY);
  } catch {
    // Nothing is kept where nothing can be.
  }
};
