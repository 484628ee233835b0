import type { Body, VehicleType } from '../../vehicle/attributes.ts';
import { createRecogniser, type Recognised } from './recognise.ts';
import words from './words.json' with { type: 'json' };

const recogniseAny = createRecogniser<Body>(words.bodies);

/** Words that mean something else among another kind of vehicle. */
const inType: Readonly<Partial<Record<VehicleType, (text: string) => Recognised<Body>>>> = {
  heavy: createRecogniser<Body>(words.bodiesOfType.heavy),
  boat: createRecogniser<Body>(words.bodiesOfType.boat),
  motorcycle: createRecogniser<Body>(words.bodiesOfType.motorcycle),
};

export const recogniseBody = (text: string, type: VehicleType | null): Recognised<Body> => {
  const special = type === null ? undefined : inType[type]?.(text);
  return special?.kind === 'known' ? special : recogniseAny(text);
};
