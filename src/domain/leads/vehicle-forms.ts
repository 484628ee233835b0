/** Which forms the page of a vehicle offers (specification, section 4; product rules, section 7). */
import { AVAILABILITY_RULES } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

export const VEHICLE_FORMS = ['inquiry', 'appointment', 'history', 'availability'] as const;
export type VehicleForm = (typeof VEHICLE_FORMS)[number];

const OFFERED: Readonly<Record<VehicleForm, (vehicle: Pick<Vehicle, 'availability' | 'condition'>) => boolean>> = {
  inquiry: ({ availability }) => AVAILABILITY_RULES[availability].enquire,
  appointment: ({ availability }) => AVAILABILITY_RULES[availability].enquire,
  // A new vehicle has no history.
  history: ({ availability, condition }) => AVAILABILITY_RULES[availability].enquire && condition !== 'new',
  availability: ({ availability }) => AVAILABILITY_RULES[availability].notify,
};

/** In the order in which they are shown; none for what is sold. */
export const vehicleForms = (vehicle: Pick<Vehicle, 'availability' | 'condition'>): VehicleForm[] =>
  VEHICLE_FORMS.filter((form) => OFFERED[form](vehicle));
