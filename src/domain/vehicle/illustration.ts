/** The drawing for a vehicle without a photo: its body in its colour. */
import type { Body, Colour, VehicleType } from './attributes.ts';

export const DRAWINGS = [
  'atv',
  'boat',
  'bus',
  'convertible',
  'coupe',
  'hatchback',
  'heavy-truck',
  'minivan',
  'motorbike',
  'motorhome',
  'pickup',
  'pwc',
  'scooter',
  'sedan',
  'snowmobile',
  'suv',
  'travel-trailer',
  'van',
  'wagon',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

const DRAWING_OF_TYPE: Readonly<Record<VehicleType, Drawing>> = {
  car: 'sedan',
  motorcycle: 'motorbike',
  boat: 'boat',
  recreational: 'motorhome',
  heavy: 'heavy-truck',
};

/** Bodies without a drawing of their own take the nearest; 'other' is drawn by the vehicle's type. */
const DRAWING_OF_BODY: Readonly<Record<Exclude<Body, 'other'>, Drawing>> = {
  sedan: 'sedan',
  coupe: 'coupe',
  hatchback: 'hatchback',
  wagon: 'wagon',
  convertible: 'convertible',
  suv: 'suv',
  truck: 'pickup',
  van: 'van',
  minivan: 'minivan',
  motorcycle: 'motorbike',
  scooter: 'scooter',
  atv: 'atv',
  snowmobile: 'snowmobile',
  boat: 'boat',
  sailboat: 'boat',
  pwc: 'pwc',
  motorhome: 'motorhome',
  'travel-trailer': 'travel-trailer',
  'fifth-wheel': 'travel-trailer',
  'truck-camper': 'motorhome',
  'heavy-truck': 'heavy-truck',
  bus: 'bus',
  trailer: 'travel-trailer',
};

/** Paint of each colour as RRGGBB. Black and white stop short of the ends, or shading and edges would vanish. */
export const PAINTS: Readonly<Record<Colour, string>> = {
  black: '16181b',
  white: 'f4f5f6',
  pearl: 'e9e7e1',
  silver: 'aeb4b9',
  grey: '70777d',
  charcoal: '3a3f44',
  blue: '1f4f8f',
  'light-blue': '7ba7cc',
  navy: '24344f',
  teal: '2b6f78',
  turquoise: '2a9d9a',
  red: 'a91d2a',
  burgundy: '5f1a27',
  orange: 'c65a22',
  yellow: 'd9b02c',
  gold: 'a98b4f',
  beige: 'b8a88c',
  cream: 'ddd3bd',
  brown: '553d2e',
  bronze: '7a5c43',
  copper: '99532f',
  green: '4a7a52',
  'dark-green': '2c4a3c',
  purple: '563a6e',
  pink: 'c98a9b',
  multicolour: '8f979e',
};

export const drawingFor = (type: VehicleType, body: Body | null): Drawing =>
  body === null || body === 'other' ? DRAWING_OF_TYPE[type] : DRAWING_OF_BODY[body];

/** `illustrationOf('car', 'suv', 'red')` is '/art/suv-a91d2a.svg'; an unknown colour is silver. */
export const illustrationOf = (type: VehicleType, body: Body | null, colour: Colour | null): string =>
  `/art/${drawingFor(type, body)}-${PAINTS[colour ?? 'silver']}.svg`;
