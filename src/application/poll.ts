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

/** An outage is reported when it begins, and then so often: not with each of its turns. */
const REPORT_MS = 60_000;

/** `onError` is called for the first of some turns that fail one after the other, and once a minute as long as they do. */
export const pollEvery = (pauseMs: number, turn: () => Promise<void>, onError: (error: unknown) => void): Poll => {
  let stopped = false;
  let endPause = (): void => undefined;
  let running = Promise.resolve();
  let failures = 0;
  const turnsBetween = Math.max(1, Math.ceil(REPORT_MS / pauseMs));

  const fail = (error: unknown): void => {
    if (failures % turnsBetween === 0) onError(error);
    failures += 1;
  };

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
      await turn().then(() => {
        failures = 0;
        onFirst();
      }, fail);
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
