/** The picture of a style or a model that has no photo. */
import { typeOfBody, type Body, type Colour } from '../vehicle/attributes.ts';
import type { CarSize } from '../vehicle/drawing-outline.ts';
import { pictureOfVehicle } from '../vehicle/illustration.ts';
import type { CatalogueStyle, StyleSummary } from './specification-style.ts';

type Drawn = Pick<StyleSummary, 'type' | 'body' | 'make' | 'model' | 'year' | 'name'> & Partial<Pick<CatalogueStyle, 'facts'>>;

/** The address of a model's drawing in one year, or of the plate with its name. */
export const drawingOfModel = (make: string, model: string, year: number, body: Body | null, colour: Colour): string =>
  pictureOfVehicle({ type: body === null ? 'car' : typeOfBody(body), make, model, year, version: null, body, colour });

/** As a showroom sets out its models: not all in one paint. */
const PAINTS: readonly Colour[] = ['red', 'blue', 'white', 'green', 'grey', 'teal', 'black', 'silver', 'orange'];

/** The paint of a model's drawing in the showroom: always the same for a model. */
export const showroomColour = (make: string, model: string): Colour => {
  let sum = 0;
  for (const letter of `${make} ${model}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return PAINTS[sum % PAINTS.length] ?? 'silver';
};

/** Null where one of the dimensions is not known. */
const sizeOf = ({ facts }: Drawn): CarSize | null => {
  const [length, height, wheelbase] = [facts?.length?.value, facts?.height?.value, facts?.wheelbase?.value];
  return typeof length === 'number' && typeof height === 'number' && typeof wheelbase === 'number'
    ? { length, height, wheelbase }
    : null;
};

/** The address of a style's drawing, in the style's own proportions where its facts are at hand, or of the plate with its name. */
export const drawingOf = (style: Drawn, colour: Colour = 'silver'): string =>
  pictureOfVehicle({ ...style, version: style.name, colour }, sizeOf(style));
