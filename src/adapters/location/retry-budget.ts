/**
 * Retries as a share of the calls: many failures at once must not double the load on a server that is failing. One retry for every
 * `1 / perCall` calls, and at most `most` saved up.
 */
export const retryBudget = (perCall: number, most: number) => {
  let left = most;
  return {
    called: (): void => void (left = Math.min(most, left + perCall)),
    /** Whether one more retry may be made; it then counts as made. */
    take(): boolean {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
