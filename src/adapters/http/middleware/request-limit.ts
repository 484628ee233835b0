/** A limit of requests a minute, counted in this process, or in all of them where they share their counts. */
import { createHmac, randomBytes } from 'node:crypto';
import { MemoryStore, rateLimit, type IncrementResponse, type Options, type Store } from 'express-rate-limit';
import type { Application, Request, RequestHandler, Response } from 'express';
import type { RequestCounts } from '../../../ports/system/request-counts.ts';

const WINDOW_MS = 60_000;
const SETTING = 'request counts';

/** All limits of the application count there from now on. */
export const shareCounts = (app: Application, counts: RequestCounts): void => void app.set(SETTING, counts);

const key = randomBytes(32);

/** As a hash with a key of this process, which says nothing else of it. */
export const hashed = (who: string): string => createHmac('sha256', key).update(who).digest('base64');

/** While the shared counts do not answer, those of this process count. */
class SharedStore implements Store {
  readonly localKeys = false;
  readonly #own = new MemoryStore();
  readonly #limit: string;
  readonly #counts: RequestCounts;

  constructor(limit: string, counts: RequestCounts) {
    this.#limit = limit;
    this.#counts = counts;
  }

  init(options: Options): void {
    this.#own.init(options);
  }

  async increment(who: string): Promise<IncrementResponse> {
    try {
      const { hits, leftMs } = await this.#counts.add(this.#limit, who, WINDOW_MS);
      return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) };
    } catch {
      return this.#own.increment(hashed(who));
    }
  }

  async decrement(who: string): Promise<void> {
    await this.#counts.takeBack(this.#limit, who).catch(() => this.#own.decrement(hashed(who)));
  }

  resetKey(who: string): Promise<void> {
    return this.#own.resetKey(hashed(who));
  }
}

export interface RequestLimit {
  /** The same in all processes, and another than that of any other limit. */
  readonly name: string;
  readonly perMinute: number;
  readonly refuse: RequestHandler;
  readonly keyOf: (request: Request, response: Response) => string;
  /** Whether an answered request is taken off the count again; none is when it is left out. */
  readonly forgives?: ((response: Response) => boolean) | undefined;
}

/** Lets this many requests a minute through for each key, and passes the others to `refuse`. */
export const requestLimit = ({ name, perMinute, refuse, keyOf, forgives }: RequestLimit): RequestHandler => {
  const over = (store: Store, whoOf: RequestLimit['keyOf']): RequestHandler => {
    const limit = rateLimit({
      windowMs: WINDOW_MS,
      limit: perMinute,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      store,
      keyGenerator: whoOf,
      handler: (request, response, next) => refuse(request, response, next),
      // A visitor may send X-Forwarded-For; without a trusted proxy Express ignores it.
      // The other check reads the source of `keyOf` for the library's function, and does not find it in built code.
      validate: { xForwardedForHeader: false, keyGeneratorIpFallback: false },
    });
    if (!forgives) return limit;
    return (request, response, next) => {
      // The library's own `skipFailedRequests` would also forgive whoever closes the connection before the answer.
      response.once('finish', () => {
        if (forgives(response)) void store.decrement(whoOf(request, response));
      });
      void limit(request, response, next);
    };
  };
  const own = over(new MemoryStore(), (request, response) => hashed(keyOf(request, response)));
  const shared = new WeakMap<RequestCounts, RequestHandler>();
  return (request, response, next) => {
    const counts = request.app.get(SETTING) as RequestCounts | undefined;
    let limit = counts ? shared.get(counts) : own;
    if (counts && !limit) shared.set(counts, (limit = over(new SharedStore(name, counts), keyOf)));
    return limit?.(request, response, next);
  };
};
