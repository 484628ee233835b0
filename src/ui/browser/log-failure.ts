/** What visitors are not told of, and nothing else reports, goes to the browser's console (specification, section 8). */
export const logFailure = (error: unknown): void => {
  // eslint-disable-next-line no-console -- The only place that writes there.
  console.error(error);
};
