/** The picture of a style or a model that has no photo. */
import { typeOfBody, type Body, type Colour } from '../vehicle/attributes.ts';
import { pictureOfVehicle } from '../vehicle/illustration.ts';
import type { StyleSummary } from './specification-style.ts';

type Drawn = Pick<StyleSummary, 'type' | 'body' | 'make' | 'model' | 'year' | 'name'>;

/** The address of a model's drawing in one year, or of the plate with its name. */
export const drawingOfModel = (make: string, model: string, year: number, body: Body | null, colour: Colour): string =>
  pictureOfVehicle({ type: body === null ? 'car' : typeOfBody(body), make, model, year, version: null, body, colour });

/** The address of a style's drawing, or of the plate with its name. */
export const drawingOf = (style: Drawn, colour: Colour = 'silver'): string =>
  pictureOfVehicle({ ...style, version: style.name, colour });
