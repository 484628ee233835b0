import type { Lookup } from '../../domain/location/lookup.ts';
import type { LocationAnswer, LocationProvider, LookupContext } from '../../ports/location-provider.ts';

/**
 * Asks a second provider where the first one could not answer (specification, section 8). 'none' is an answer: the second one is then
 * not asked.
 */
export class FallbackLocationProvider implements LocationProvider {
  readonly #provider: LocationProvider;
  readonly #fallback: LocationProvider;

  constructor(provider: LocationProvider, fallback: LocationProvider) {
    this.#provider = provider;
    this.#fallback = fallback;
  }

  async find(lookup: Lookup, context: LookupContext): Promise<LocationAnswer> {
    const answer = await this.#provider.find(lookup, context);
    if (answer.kind !== 'unavailable') return answer;
    // The first provider may have used up the time of the whole chain; the second one is in this process and needs next to none.
    const { signal: _, ...withoutLimit } = context;
    return this.#fallback.find(lookup, withoutLimit);
  }
}
