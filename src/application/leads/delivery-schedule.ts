/** When a failed delivery is retried, and when a failing destination is paused. */

export interface RetrySchedule {
  readonly firstPauseMs: number;
  /** Each pause is twice as long as the one before, up to this. */
  readonly longestPauseMs: number;
  /** A delivery that fails for this long is given up: it is dead until the operator runs `npm run leads -- retry`. */
  readonly windowMs: number;
}

export const THREE_DAYS: RetrySchedule = { firstPauseMs: 30_000, longestPauseMs: 10 * 60_000, windowMs: 72 * 3_600_000 };

/** After this many failures of different deliveries in a row, the destination is at fault. */
const FAILURES_OF_A_DESTINATION = 5;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 2 * 60_000;

/** Half of the pause is random, so that a backlog is not retried all at once. */
const withJitter = (ms: number, chance: number): number => Math.round(ms * (0.5 + chance / 2));

/** @param attempts failed ones, this one included. @param chance from 0 to 1 */
export const pauseAfter = (attempts: number, chance: number, { firstPauseMs, longestPauseMs }: RetrySchedule): number =>
  withJitter(Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1)), chance);

interface Trouble {
  /** In a row, since the last pause. */
  failures: number;
  rests: number;
  until: number;
  /** After a pause one delivery is tried first, as a probe. */
  probing: boolean;
}

/** Which destinations are paused, by the results of the last deliveries to them. */
export class Destinations {
  readonly #troubled = new Map<string, Trouble>();

  /** Those that are paused at this time. */
  resting(now: number): string[] {
    return [...this.#troubled].filter(([, { until }]) => until > now).map(([name]) => name);
  }

  /** Whether a delivery may be tried now. Its result is then reported with `worked` or `failed`. */
  mayTry(name: string, now: number): boolean {
    const trouble = this.#troubled.get(name);
    if (!trouble || trouble.rests === 0) return true;
    if (trouble.until > now || trouble.probing) return false;
    trouble.probing = true;
    return true;
  }

  worked(name: string): void {
    this.#troubled.delete(name);
  }

  /** @param unreachable the destination did not answer, which pauses all its deliveries at once */
  failed(
    name: string,
    { unreachable, now, chance }: { readonly unreachable: boolean; readonly now: number; readonly chance: number },
  ): void {
    const trouble = this.#troubled.get(name) ?? { failures: 0, rests: 0, until: 0, probing: false };
    this.#troubled.set(name, trouble);
    trouble.probing = false;
    trouble.failures += 1;
    // A delivery that was in progress when the pause began has no new information.
    if (trouble.until > now) return;
    if (!unreachable && trouble.rests === 0 && trouble.failures < FAILURES_OF_A_DESTINATION) return;
    trouble.until = now + withJitter(Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** trouble.rests), chance);
    trouble.rests += 1;
    trouble.failures = 0;
  }
}
