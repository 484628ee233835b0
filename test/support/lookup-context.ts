import type { LookupContext } from '../../src/ports/location-provider.ts';

const session = { languageId: 1, host: 'localhost', url: 'http://localhost/en-ca/cars' } as const;

export const IN_QUEBEC: LookupContext = { country: 'CA', province: 'QC', session };
export const IN_PARIS: LookupContext = { country: 'FR', province: 'IDF', session };
