import type { ConsentProofs, ConsentRecord } from '../../../src/ports/consent-proofs.ts';

/** Keeps choices as they are given. */
export class FakeConsentProofs implements ConsentProofs {
  readonly records: ConsentRecord[] = [];

  record(choice: ConsentRecord): Promise<void> {
    this.records.push(choice);
    return Promise.resolve();
  }

  ofChoice(id: string): Promise<readonly object[]> {
    return Promise.resolve(this.records.filter((record) => record.id === id));
  }

  erase(): Promise<number> {
    return Promise.resolve(0);
  }

  check(): ReturnType<ConsentProofs['check']> {
    return Promise.resolve({ proofs: this.records.length, bytes: 0, mostBytes: 1, isNearlyFull: false, faults: [] });
  }
}
