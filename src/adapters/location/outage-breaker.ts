import type { IBreaker } from 'cockatiel';

/**
 * Opens on an outage: so many failures in a row, over at least some time. Failures at one moment are none, for then it was perhaps
 * this process that stood still while all its calls ran out of time.
 */
export const outageBreaker = (mostFailures: number, forMs: number): IBreaker => ({
  /** Failures since the last success, and when they began: milliseconds since 1970. */
  state: { failures: 0, since: 0 },
  success() {
    this.state = { failures: 0, since: 0 };
  },
  failure() {
    const { failures, since } = this.state as { readonly failures: number; readonly since: number };
    const now = Date.now();
    this.state = { failures: failures + 1, since: failures === 0 ? now : since };
    return failures + 1 >= mostFailures && now - (failures === 0 ? now : since) >= forMs;
  },
});
