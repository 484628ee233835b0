/** When a delivery that failed is tried again, and when a destination that fails for everybody is left alone for a while. */

export interface RetrySchedule {
  readonly firstPauseMs: number;
  /** Each pause is twice as long as the one before, up to this. */
  readonly longestPauseMs: number;
  /** A delivery that fails for so long is given up: it is dead until the operator says `npm run leads -- retry`. */
  readonly windowMs: number;
}

export const THREE_DAYS: RetrySchedule = { firstPauseMs: 30_000, longestPauseMs: 10 * 60_000, windowMs: 72 * 3_600_000 };

/** So many failures in a row, of different deliveries, are the destination's fault and not theirs. */
const FAILURES_OF_A_DESTINATION = 5;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 2 * 60_000;

/** Doubles from one attempt to the next; half of it is chance, so that a backlog does not come back all at once. */
const withJitter = (ms: number, chance: number): number => Math.round(ms * (0.5 + chance / 2));

/** @param attempts failed ones, this one included. @param chance from 0 to 1 */
export const pauseAfter = (attempts: number, chance: number, { firstPauseMs, longestPauseMs }: RetrySchedule): number =>
  withJitter(Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1)), chance);

interface Trouble {
  /** In a row, since the last rest. */
  failures: number;
  rests: number;
  until: number;
  /** After a rest one delivery goes ahead, to see whether others may follow. */
  probing: boolean;
}

/** Which destinations are left alone, by what the last deliveries there came to. */
export class Destinations {
  readonly #troubled = new Map<string, Trouble>();

  /** Those not to be tried at this time. */
  resting(now: number): string[] {
    return [...this.#troubled].filter(([, { until }]) => until > now).map(([name]) => name);
  }

  /** Whether a delivery may be tried now. What it comes to is then told by `worked` or `failed`. */
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

  /** @param unreachable nobody answered at all: that counts for all deliveries at once */
  failed(
    name: string,
    { unreachable, now, chance }: { readonly unreachable: boolean; readonly now: number; readonly chance: number },
  ): void {
    const trouble = this.#troubled.get(name) ?? { failures: 0, rests: 0, until: 0, probing: false };
    this.#troubled.set(name, trouble);
    trouble.probing = false;
    trouble.failures += 1;
    // What was under way when the rest began says nothing new.
    if (trouble.until > now) return;
    if (!unreachable && trouble.rests === 0 && trouble.failures < FAILURES_OF_A_DESTINATION) return;
    trouble.until = now + withJitter(Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** trouble.rests), chance);
    trouble.rests += 1;
    trouble.failures = 0;
  }
}
