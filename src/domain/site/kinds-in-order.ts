import { VEHICLE_TYPES, type VehicleType } from '../vehicle/attributes.ts';
import type { Site } from './site.ts';

/** Every kind of vehicle in the order in which a site offers them: what it is about comes first. */
export const kindsInOrder = ({ division }: Pick<Site, 'division'>): readonly VehicleType[] =>
  division === 'Automotive' ? VEHICLE_TYPES : ['motorcycle', 'recreational', 'boat', 'car', 'heavy'];
