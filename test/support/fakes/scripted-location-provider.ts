import type { Lookup } from '../../../src/domain/location/lookup.ts';
import type { LocationAnswer, LocationProvider } from '../../../src/ports/location-provider.ts';

export type LookupKind = Lookup['by'];

/** Answers each kind of lookup as scripted, and records the lookups. */
export class ScriptedLocationProvider implements LocationProvider {
  readonly asked: Lookup[] = [];
  readonly #answers: Partial<Record<LookupKind, LocationAnswer>>;

  constructor(answers: Partial<Record<LookupKind, LocationAnswer>>) {
    this.#answers = answers;
  }

  find(lookup: Lookup): Promise<LocationAnswer> {
    this.asked.push(lookup);
    return Promise.resolve(this.#answers[lookup.by] ?? { kind: 'none' });
  }
}
