import type { Coordinates } from '../../../src/domain/location/coordinates.ts';
import type { LocationAnswer, LocationProvider } from '../../../src/ports/location-provider.ts';

export type Method = keyof LocationProvider;

/** Answers each kind of lookup as it is told and remembers what it was asked. */
export class ScriptedLocationProvider implements LocationProvider {
  readonly asked: (readonly [method: Method, value: unknown])[] = [];
  readonly #answers: Partial<Record<Method, LocationAnswer>>;

  constructor(answers: Partial<Record<Method, LocationAnswer>>) {
    this.#answers = answers;
  }

  byPostalCode(postalCode: string): Promise<LocationAnswer> {
    return this.#answer('byPostalCode', postalCode);
  }

  byKeyword(keyword: string): Promise<LocationAnswer> {
    return this.#answer('byKeyword', keyword);
  }

  byCoordinates(coordinates: Coordinates): Promise<LocationAnswer> {
    return this.#answer('byCoordinates', coordinates);
  }

  byIp(ip: string): Promise<LocationAnswer> {
    return this.#answer('byIp', ip);
  }

  defaultProvince(): Promise<LocationAnswer> {
    return this.#answer('defaultProvince', null);
  }

  #answer(method: Method, value: unknown): Promise<LocationAnswer> {
    this.asked.push([method, value]);
    return Promise.resolve(this.#answers[method] ?? { kind: 'none' });
  }
}
