/** Storage key under which the router saves scroll positions: heights in pixels by the step's key. */
export const SCROLL_STORAGE = 'scroll-positions';

/** Scroll position of a history entry when it was left; null if it is not known. */
export const savedScroll = (key: string): number | null => {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE) ?? '{}') as Readonly<Record<string, unknown>>;
    const y = positions[key];
    return typeof y === 'number' ? y : null;
  } catch {
    // Storage is not allowed, or its content is not the router's.
    return null;
  }
};
