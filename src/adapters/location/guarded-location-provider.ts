import { CircuitState, circuitBreaker, handleWhenResult, type CircuitBreakerPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { isIPv4 } from 'node:net';
import { roundedDegrees } from '../../domain/location/location.ts';
import type { Lookup } from '../../domain/location/lookup.ts';
import type { LocationAnswer, LocationProvider, LookupContext } from '../../ports/location-provider.ts';
import { outageBreaker } from './outage-breaker.ts';
import { plainAddress } from './plain-address.ts';
import { retryBudget } from './retry-budget.ts';

/** The time that finding a visitor's place may add to a page, over all steps of the chain. */
export const LOOKUP_BUDGET_MS = 200;

export interface GuardSettings {
  /** Longest time for one lookup, its retry included. */
  readonly timeLimitMs: number;
  /** After this many failures in a row, over this long, calls to the provider are paused … */
  readonly failures: number;
  readonly failingForMs: number;
  /** … for so long; then one lookup at a time tries it, while visitors go on without. */
  readonly restMs: number;
  readonly cached: number;
}

const DEFAULTS: GuardSettings = { timeLimitMs: LOOKUP_BUDGET_MS, failures: 5, failingForMs: 500, restMs: 5000, cached: 10_000 };

const FOUND_TTL_MS = 3_600_000;
const UNAVAILABLE_TTL_MS = 2000;

const unavailable = (cause: string): LocationAnswer => ({ kind: 'unavailable', cause });

/**
 * Keeps a provider that may be slow or down from slowing pages: a time limit, a retry within a budget, a circuit breaker and a
 * bounded cache. It answers 'unavailable' where the provider does not, so the chain goes on to its next step.
 */
export class GuardedLocationProvider implements LocationProvider {
  readonly #provider: LocationProvider;
  readonly #settings: GuardSettings;
  readonly #breaker: CircuitBreakerPolicy;
  readonly #cache: LRUCache<string, LocationAnswer>;
  readonly #retries = retryBudget(0.1, 10);

  constructor(provider: LocationProvider, settings: Partial<GuardSettings> = {}) {
    this.#provider = provider;
    this.#settings = { ...DEFAULTS, ...settings };
    const { failures, failingForMs, restMs, cached } = this.#settings;
    this.#breaker = circuitBreaker(
      handleWhenResult((answer) => (answer as LocationAnswer).kind === 'unavailable'),
      { halfOpenAfter: restMs, breaker: outageBreaker(failures, failingForMs) },
    );
    this.#cache = new LRUCache({ max: cached, ttl: FOUND_TTL_MS });
  }

  /** Whether calls to the provider are paused. */
  get resting(): boolean {
    return this.#breaker.state !== CircuitState.Closed;
  }

  async find(exact: Lookup, context: LookupContext): Promise<LocationAnswer> {
    const lookup = rounded(exact);
    const key = [context.country, context.province, lookup.by, ...keyOf(lookup)].join(' ');
    const known = this.#cache.get(key);
    if (known) return known;
    if (context.signal?.aborted) return unavailable('no time is left for it');
    if (this.resting) {
      this.#probe(key, lookup, context);
      return unavailable('calls to it are paused after failures');
    }
    return this.#ask(key, lookup, context);
  }

  /** Once the rest is over, one lookup tries the provider; its visitor does not wait for it. */
  #probe(key: string, lookup: Lookup, { signal: _, ...context }: LookupContext): void {
    if (this.#breaker.state !== CircuitState.Open) return;
    void this.#ask(key, lookup, context).catch(() => undefined);
  }

  /** Rejects only while the breaker is open. */
  async #ask(key: string, lookup: Lookup, context: LookupContext): Promise<LocationAnswer> {
    const answer = await this.#breaker.execute(() => this.#inTime(lookup, context));
    this.#cache.set(key, answer, { ttl: answer.kind === 'unavailable' ? UNAVAILABLE_TTL_MS : FOUND_TTL_MS });
    return answer;
  }

  /** The provider's answer, or 'unavailable' when the time is over, whether the provider heeds the signal or not. */
  async #inTime(lookup: Lookup, context: LookupContext): Promise<LocationAnswer> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#settings.timeLimitMs);
    const signal = context.signal ? AbortSignal.any([context.signal, limit.signal]) : limit.signal;
    const timeIsUp = new Promise<LocationAnswer>((resolve) => {
      signal.addEventListener('abort', () => resolve(unavailable('it took too long')), { once: true });
    });
    try {
      return await Promise.race([this.#withRetry(lookup, { ...context, signal }), timeIsUp]);
    } finally {
      clearTimeout(timer);
      limit.abort();
    }
  }

  async #withRetry(lookup: Lookup, context: LookupContext & { readonly signal: AbortSignal }): Promise<LocationAnswer> {
    this.#retries.called();
    const answer = await this.#provider.find(lookup, context);
    if (answer.kind !== 'unavailable' || context.signal.aborted || !this.#retries.take()) return answer;
    return this.#provider.find(lookup, context);
  }
}

/** Coordinates to about a hundred metres: neighbours share an answer, and the provider learns no more. */
const rounded = (lookup: Lookup): Lookup => {
  if (lookup.by !== 'coordinates') return lookup;
  const { latitude, longitude } = lookup.coordinates;
  return { ...lookup, coordinates: { latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude) } };
};

/** What the cache knows a lookup by. */
const keyOf = (lookup: Lookup): readonly (string | number)[] => {
  switch (lookup.by) {
    case 'postal code':
      return [lookup.postalCode.toUpperCase().replace(/[\s-]/g, '')];
    case 'keyword':
      return [lookup.keyword.toLowerCase().trim()];
    case 'coordinates':
      return [lookup.coordinates.latitude, lookup.coordinates.longitude];
    case 'ip':
      return networkOf(lookup.ip);
    case 'default province':
      return [];
  }
};

/** The network (/24 or /48) instead of the address, so that the cache holds no visitor's address. */
const networkOf = (ip: string): readonly string[] => {
  const address = plainAddress(ip);
  return (isIPv4(address) ? address.split('.') : address.toLowerCase().split(':')).slice(0, 3);
};
