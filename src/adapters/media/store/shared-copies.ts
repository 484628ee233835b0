/** Copies that several nodes share: a folder of this node's own in front of a bucket that may be slow or away. */
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { PhotoCopies } from '../photo-copies.ts';
import type { Bucket } from './bucket.ts';

export interface BucketReports {
  /** Calls fail, and are paused: once for an outage, with why. */
  readonly failed: (cause: Error) => void;
  readonly recovered: () => void;
}

/** So many failures in a row pause the calls … */
const FAILURES = 5;
/** … for so long; then one call tries the bucket, for which no visitor waits. */
const REST_MS = 5000;

export class SharedCopies implements PhotoCopies {
  readonly #folder: PhotoCopies;
  readonly #bucket: Bucket;
  /** Each on its own: a key that may only read must not look well. */
  readonly #reading: Pauses;
  readonly #writing: Pauses;

  constructor(folder: PhotoCopies, bucket: Bucket, reports: BucketReports, restMs = REST_MS) {
    this.#folder = folder;
    this.#bucket = bucket;
    const pauses = (): Pauses => new Pauses(() => bucket.check(), reports, restMs);
    this.#reading = pauses();
    this.#writing = pauses();
  }

  async read(key: string, now: number): Promise<Buffer | null> {
    const own = await this.#folder.read(key, now);
    if (own) return own;
    const shared = await this.#reading.attempt(() => this.#bucket.read(key), null);
    if (shared) await this.#folder.write(key, shared, now);
    return shared;
  }

  async write(key: string, bytes: Buffer, now: number): Promise<void> {
    const shared = this.#writing.attempt(() => this.#bucket.write(key, bytes), undefined);
    await Promise.all([this.#folder.write(key, bytes, now), shared]);
  }

  /** Why the bucket is left out at the moment; null while it is used. Being asked, it tries the bucket again. */
  failure(): string | null {
    return this.#reading.failure() ?? this.#writing.failure();
  }

  /** For the doctor, see `Bucket`. */
  check(): Promise<string> {
    return this.#bucket.check();
  }
}

/** Calls that end in a fallback where they fail, and are paused after some failures. */
class Pauses {
  readonly #breaker;
  readonly #probe: () => Promise<unknown>;
  #cause: Error | null = null;

  constructor(probe: () => Promise<unknown>, { failed, recovered }: BucketReports, restMs: number) {
    this.#probe = probe;
    this.#breaker = circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) });
    this.#breaker.onBreak((reason) => {
      const cause = 'error' in reason && reason.error instanceof Error ? reason.error : new Error('it is not used');
      if (this.#cause === null) failed(cause);
      this.#cause = cause;
    });
    this.#breaker.onReset(() => {
      this.#cause = null;
      recovered();
    });
  }

  async attempt<T>(call: () => Promise<T>, fallback: T): Promise<T> {
    if (this.failure() !== null) return fallback;
    return this.#breaker.execute(call).catch(() => fallback);
  }

  failure(): string | null {
    if (this.#breaker.state === CircuitState.Open) void this.#breaker.execute(this.#probe).catch(() => undefined);
    return this.#cause?.message ?? null;
  }
}
