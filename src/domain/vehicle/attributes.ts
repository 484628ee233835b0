/**
 * The closed sets of values that a vehicle's attributes take (specification, section 3, "Translated attribute
 * enumerations"). The codes are what URLs, the database and the search index hold; `attribute-labels.ts` says
 * them in five languages. A feed's word that fits none of them is kept as text on the vehicle, never forced.
 */

export const VEHICLE_TYPES = ['car', 'motorcycle', 'boat', 'recreational', 'heavy'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** Each body with the type that it belongs to where the feed names none, and its drawing; null where none shows it. */
const BODY = {
  sedan: { type: 'car', drawing: 'sedan' },
  coupe: { type: 'car', drawing: 'coupe' },
  hatchback: { type: 'car', drawing: 'hatchback' },
  wagon: { type: 'car', drawing: 'wagon' },
  convertible: { type: 'car', drawing: 'convertible' },
  suv: { type: 'car', drawing: 'suv' },
  truck: { type: 'car', drawing: 'pickup' },
  van: { type: 'car', drawing: 'van' },
  minivan: { type: 'car', drawing: 'minivan' },
  motorcycle: { type: 'motorcycle', drawing: 'motorbike' },
  scooter: { type: 'motorcycle', drawing: 'scooter' },
  atv: { type: 'recreational', drawing: 'atv' },
  snowmobile: { type: 'recreational', drawing: 'snowmobile' },
  boat: { type: 'boat', drawing: 'boat' },
  sailboat: { type: 'boat', drawing: 'sailboat' },
  pwc: { type: 'boat', drawing: 'pwc' },
  motorhome: { type: 'recreational', drawing: 'motorhome' },
  'travel-trailer': { type: 'recreational', drawing: 'travel-trailer' },
  'fifth-wheel': { type: 'recreational', drawing: 'fifth-wheel' },
  'truck-camper': { type: 'recreational', drawing: 'truck-camper' },
  'heavy-truck': { type: 'heavy', drawing: 'heavy-truck' },
  bus: { type: 'heavy', drawing: 'bus' },
  trailer: { type: 'heavy', drawing: 'semi-trailer' },
  other: { type: 'car', drawing: null },
} as const satisfies Readonly<Record<string, { readonly type: VehicleType; readonly drawing: string | null }>>;
export type Body = keyof typeof BODY;
export const BODIES = Object.keys(BODY) as readonly Body[];
export const typeOfBody = (body: Body): VehicleType => BODY[body].type;

/** Drawings of the kinds of a body that do not look like its own drawing; which vehicle is of which: `kinds.json`. */
const KINDS = {
  suv: ['suv-fastback'],
  motorcycle: [
    'sport-motorcycle',
    'cruiser-motorcycle',
    'touring-motorcycle',
    'adventure-motorcycle',
    'dirt-bike',
    'three-wheeler',
  ],
  atv: ['side-by-side'],
  boat: ['pontoon'],
  motorhome: ['camper-van', 'motorhome-a'],
  'heavy-truck': ['cabover-tractor', 'box-truck', 'dump-truck'],
} as const satisfies Readonly<Partial<Record<Body, readonly string[]>>>;

export type Drawing = NonNullable<(typeof BODY)[Body]['drawing']> | (typeof KINDS)[keyof typeof KINDS][number];
/** The drawing that stands for a body, beside its name. */
export const drawingOfBody = (body: Body): Drawing | null => BODY[body].drawing;

const BODY_OF_DRAWING = new Map<Drawing, Body>();
for (const body of BODIES) {
  const { drawing } = BODY[body];
  const kinds: readonly Drawing[] = Object.entries(KINDS).find(([known]) => known === body)?.[1] ?? [];
  for (const shown of drawing === null ? kinds : [drawing, ...kinds]) BODY_OF_DRAWING.set(shown, body);
}
export const DRAWINGS: readonly Drawing[] = [...BODY_OF_DRAWING.keys()];
export const bodyOfDrawing = (drawing: Drawing): Body => BODY_OF_DRAWING.get(drawing) ?? 'other';

export const CONDITIONS = ['new', 'used', 'demonstrator', 'consignment', 'courtesy', 'company'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const TRANSMISSIONS = ['automatic', 'manual', 'cvt', 'sequential', 'tiptronic', 'dual-clutch', 'other'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

export const FUELS = [
  'gas',
  'diesel',
  'electric',
  'hybrid',
  'hybrid-electric',
  'plug-in-hybrid',
  'ethanol',
  'flex',
  'bi-fuel',
  'natural-gas',
  'premium-unleaded',
  'propane',
  'hydrogen',
] as const;
export type Fuel = (typeof FUELS)[number];

export const DRIVETRAINS = ['fwd', 'rwd', 'awd', '4wd', '4x4', '2wd'] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];

/** The paint of each colour as RRGGBB. Black and white stop short of the ends, so that shading and edges stay visible. */
export const PAINTS = {
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
} as const;
export type Colour = keyof typeof PAINTS;
export const COLOURS = Object.keys(PAINTS) as readonly Colour[];

/** Numeric enumerations with their limits (specification, section 3). Gears: automatic 1–10, manual 4–10. */
export const NUMBER_LIMITS = {
  cylinders: { min: 1, max: 12 },
  doors: { min: 2, max: 6 },
  engineLitres: { min: 0.8, max: 9.5 },
  automaticGears: { min: 1, max: 10 },
  manualGears: { min: 4, max: 10 },
} as const;

/** Details that are codes where the dealer's words are known, and those words where not; the codes are those of the labels. */
export const CODED_DETAILS = ['plateClass', 'priorUse'] as const;
export type CodedDetail = (typeof CODED_DETAILS)[number];

/** The attributes whose unrecognised words are kept as text. */
export const WORD_ATTRIBUTES = ['type', 'body', 'condition', 'transmission', 'fuel', 'drivetrain', 'colour'] as const;
export type WordAttribute = (typeof WORD_ATTRIBUTES)[number];
