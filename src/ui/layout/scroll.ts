/** Where the router notes how far each step of the history was scrolled: heights in pixels by the step's key. */
export const SCROLL_STORAGE = 'scroll-positions';

/** How far a step of the history was scrolled when it was left; null when nobody knows. */
export const savedScroll = (key: string): number | null => {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE) ?? '{}') as Readonly<Record<string, unknown>>;
    const y = positions[key];
    return typeof y === 'number' ? y : null;
  } catch {
    // Storage is forbidden, or somebody else wrote there.
    return null;
  }
};
