import { appState } from './app-state.ts';

/**
 * What visitors are not told of, and nothing else reports, goes to the browser's console (specification, section 8), with the state that
 * the parts of the page shared at that moment: which page and vehicle, on which site, what was shown, whether a dialog was open.
 */
export const logFailure = (error: unknown): void => {
  // eslint-disable-next-line no-console -- The only place that writes there.
  console.error(error, appState.get());
};
