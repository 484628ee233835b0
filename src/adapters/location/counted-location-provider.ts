import type { Lookup } from '../../domain/location/lookup.ts';
import type { LocationAnswer, LocationProvider, LookupContext } from '../../ports/location-provider.ts';

/** Reports how each lookup ended, by its kind; never what was looked up. */
export class CountedLocationProvider implements LocationProvider {
  readonly #provider: LocationProvider;
  readonly #count: (by: string, answer: LocationAnswer) => void;

  constructor(provider: LocationProvider, count: (by: string, answer: LocationAnswer) => void) {
    this.#provider = provider;
    this.#count = count;
  }

  async find(lookup: Lookup, context: LookupContext): Promise<LocationAnswer> {
    const answer = await this.#provider.find(lookup, context);
    this.#count(lookup.by.replace(' ', '-'), answer);
    return answer;
  }
}
