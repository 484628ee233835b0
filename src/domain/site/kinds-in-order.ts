import { VEHICLE_TYPES, type VehicleType } from '../vehicle/attributes.ts';
import type { Site } from './site.ts';

const OF_DIVISION: Readonly<Record<Site['division'], readonly VehicleType[]>> = {
  Automotive: VEHICLE_TYPES,
  Recreative: ['motorcycle', 'recreational', 'boat', 'car', 'heavy'],
};

/** The kinds of vehicle that a site offers, in its order: what it is about comes first. */
export const kindsInOrder = ({ kinds, division }: Pick<Site, 'kinds' | 'division'>): readonly VehicleType[] =>
  kinds ?? OF_DIVISION[division];
