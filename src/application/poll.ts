/** Polls for changes until it is stopped (decision 8). */

export interface Poll {
  /**
   * Resolves after the first turn that succeeded, or when the poll is stopped before; polling continues. It never rejects: a failed
   * turn is retried.
   */
  start(): Promise<void>;
  /** Resolves when no turn is running any more. */
  stop(): Promise<void>;
  readonly stopped: boolean;
}

/** `onError` is called for each turn that failed. */
export const pollEvery = (pauseMs: number, turn: () => Promise<void>, onError: (error: unknown) => void): Poll => {
  let stopped = false;
  let endPause = (): void => undefined;
  let running = Promise.resolve();

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (onFirst: () => void): Promise<void> => {
    while (!stopped) {
      await turn().then(onFirst, onError);
      await pause();
    }
    onFirst();
  };

  return {
    start: () => new Promise((resolve) => (running = run(resolve))),
    stop() {
      stopped = true;
      endPause();
      return running;
    },
    get stopped() {
      return stopped;
    },
  };
};
