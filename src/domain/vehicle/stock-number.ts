/** Stock numbers: the dealer's own, or one that an import gave to tell vehicles of a feed without numbers apart. */
import type { VehicleFacts } from './vehicle.ts';

/** Begins every number that an import gave; no dealer's number begins so. */
export const GIVEN_NUMBER = '~';

/** The number as visitors may see it: null where the dealer gave none. */
export const shownStockNumber = ({ stockNumber }: Pick<VehicleFacts, 'stockNumber'>): string | null =>
  stockNumber?.startsWith(GIVEN_NUMBER) === true ? null : stockNumber;
