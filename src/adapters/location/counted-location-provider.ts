import type { Coordinates } from '../../domain/location/coordinates.ts';
import type { LocationAnswer, LocationProvider, LookupContext } from '../../ports/location-provider.ts';

/** Tells what each lookup came to, never what was looked up. */
export class CountedLocationProvider implements LocationProvider {
  readonly #provider: LocationProvider;
  readonly #tell: (by: string, answer: LocationAnswer) => void;

  constructor(provider: LocationProvider, tell: (by: string, answer: LocationAnswer) => void) {
    this.#provider = provider;
    this.#tell = tell;
  }

  byPostalCode(postalCode: string, context: LookupContext): Promise<LocationAnswer> {
    return this.#count('postal-code', this.#provider.byPostalCode(postalCode, context));
  }

  byKeyword(keyword: string, context: LookupContext): Promise<LocationAnswer> {
    return this.#count('keyword', this.#provider.byKeyword(keyword, context));
  }

  byCoordinates(coordinates: Coordinates, context: LookupContext): Promise<LocationAnswer> {
    return this.#count('coordinates', this.#provider.byCoordinates(coordinates, context));
  }

  byIp(ip: string, context: LookupContext): Promise<LocationAnswer> {
    return this.#count('ip', this.#provider.byIp(ip, context));
  }

  defaultProvince(context: LookupContext): Promise<LocationAnswer> {
    return this.#count('default-province', this.#provider.defaultProvince(context));
  }

  async #count(by: string, asked: Promise<LocationAnswer>): Promise<LocationAnswer> {
    const answer = await asked;
    this.#tell(by, answer);
    return answer;
  }
}
