/** Recognises the words of feeds for the closed sets of `attributes.ts`. */
import type { Condition, Drivetrain, Fuel, VehicleType } from '../../vehicle/attributes.ts';
import type { Availability } from '../../vehicle/availability.ts';
import { createRecogniser } from './recognise.ts';
import words from './words.json' with { type: 'json' };

export const recogniseType = createRecogniser<VehicleType>(words.types);
/** A text that names two fuels is not recognised. */
export const recogniseFuel = createRecogniser<Fuel>(words.fuels, { parts: false });
export const recogniseDrivetrain = createRecogniser<Drivetrain>(words.drivetrains);
export const recogniseCondition = createRecogniser<Condition>(words.conditions);
export const recogniseAvailability = createRecogniser<Availability>(words.availabilities);
