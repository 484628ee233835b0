/** The drawing for a vehicle without a photo: its body in its colour. */
import { BODIES, drawingOfBody, PAINTS, type Body, type Colour, type Drawing, type VehicleType } from './attributes.ts';

export const DRAWINGS: readonly Drawing[] = [...new Set(BODIES.flatMap((body) => drawingOfBody(body) ?? []))];

const DRAWING_OF_TYPE: Readonly<Record<VehicleType, Drawing>> = {
  car: 'sedan',
  motorcycle: 'motorbike',
  boat: 'boat',
  recreational: 'motorhome',
  heavy: 'heavy-truck',
};

export const drawingFor = (type: VehicleType, body: Body | null): Drawing =>
  (body === null ? null : drawingOfBody(body)) ?? DRAWING_OF_TYPE[type];

/** `illustrationOf('car', 'suv', 'red')` is '/art/suv-a91d2a.svg'; an unknown colour is silver. */
export const illustrationOf = (type: VehicleType, body: Body | null, colour: Colour | null): string =>
  `/art/${drawingFor(type, body)}-${PAINTS[colour ?? 'silver']}.svg`;
