import type { Coordinates } from '../location/coordinates.ts';

/** What a search finds at one dealer; a vehicle has its dealer's place. */
export interface FoundPlace {
  readonly companyId: number;
  readonly name: string;
  readonly coordinates: Coordinates;
  /** At least 1. */
  readonly count: number;
  /** In the currency of the scope; null where no vehicle has a price in it. */
  readonly lowest: number | null;
  readonly highest: number | null;
}
