/** How often vehicles have which colour. */
import { COLOURS, TYPE_OF_BODY, type Body, type Colour } from '../../domain/vehicle/attributes.ts';
import { Weighted } from './random.ts';

/** Colour and weight, one after the other. */
const mix = (text: string): Weighted<Colour> =>
  new Weighted(
    text.split(', ').map((part) => {
      const [name, weight] = part.split(' ');
      const colour = COLOURS.find((known) => known === name);
      if (!colour) throw new RangeError(`No colour is called ${String(name)}`);
      return [colour, Number(weight)] as const;
    }),
  );

const CARS = mix(
  'white 22, black 20, grey 18, silver 9, blue 9, red 7, charcoal 3.5, navy 2.5, pearl 2, green 1.4, brown 0.8, beige 0.8, ' +
    'burgundy 0.8, orange 0.8, dark-green 0.7, light-blue 0.6, yellow 0.5, gold 0.4, bronze 0.3, copper 0.2, teal 0.2, cream 0.2, ' +
    'turquoise 0.15, purple 0.15, pink 0.05',
);
const TWO_WHEELS = mix('black 34, red 14, white 11, blue 11, grey 9, green 6, orange 5, silver 4, multicolour 4, yellow 2');
const BOATS = mix('white 52, blue 10, black 9, navy 6, red 6, multicolour 6, grey 5, yellow 3, turquoise 3');
const OFF_ROAD = mix('black 24, red 14, green 12, white 10, yellow 10, orange 9, grey 8, blue 8, multicolour 5');
const CAMPERS = mix('white 66, grey 10, silver 9, beige 8, cream 5, charcoal 2');
const TRUCKS = mix('white 58, black 9, blue 9, red 9, silver 5, grey 5, yellow 5');
const BUSES = mix('yellow 45, white 45, blue 6, silver 4');

export const coloursOf = (body: Body): Weighted<Colour> => {
  if (body === 'atv' || body === 'snowmobile') return OFF_ROAD;
  if (body === 'bus') return BUSES;
  switch (TYPE_OF_BODY[body]) {
    case 'car':
      return CARS;
    case 'motorcycle':
      return TWO_WHEELS;
    case 'boat':
      return BOATS;
    case 'recreational':
      return CAMPERS;
    case 'heavy':
      return TRUCKS;
  }
};
