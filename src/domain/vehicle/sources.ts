/**
 * The sources that a vehicle is published under (specification, section 9). A search has one source, its site's unless the address
 * names one, and finds the vehicles that are published under it.
 */
import { typesOfDivision } from '../site/site.ts';
import type { VehicleType } from './attributes.ts';

/** Where the feed names none: AUTO123, and MOTO123 too for what is ridden, sailed or camped in. */
export const defaultSources = (type: VehicleType): readonly string[] =>
  typesOfDivision('Recreative').includes(type) ? ['AUTO123', 'MOTO123'] : ['AUTO123'];
