/**
 * The closed sets of values that a vehicle's attributes take (specification, section 3, "Translated attribute
 * enumerations"). The codes are what URLs, the database and the search index hold; `attribute-labels.ts` says
 * them in five languages. A feed's word that fits none of them is kept as text on the vehicle, never forced.
 */

export const VEHICLE_TYPES = ['car', 'motorcycle', 'boat', 'recreational', 'heavy'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export const BODIES = [
  'sedan',
  'coupe',
  'hatchback',
  'wagon',
  'convertible',
  'suv',
  'truck',
  'van',
  'minivan',
  'motorcycle',
  'scooter',
  'atv',
  'snowmobile',
  'boat',
  'sailboat',
  'pwc',
  'motorhome',
  'travel-trailer',
  'fifth-wheel',
  'truck-camper',
  'heavy-truck',
  'bus',
  'trailer',
  'other',
] as const;
export type Body = (typeof BODIES)[number];

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

export const COLOURS = [
  'black',
  'white',
  'pearl',
  'silver',
  'grey',
  'charcoal',
  'blue',
  'light-blue',
  'navy',
  'teal',
  'turquoise',
  'red',
  'burgundy',
  'orange',
  'yellow',
  'gold',
  'beige',
  'cream',
  'brown',
  'bronze',
  'copper',
  'green',
  'dark-green',
  'purple',
  'pink',
  'multicolour',
] as const;
export type Colour = (typeof COLOURS)[number];

/** Numeric enumerations with their limits (specification, section 3). Gears: automatic 1–10, manual 4–10. */
export const NUMBER_LIMITS = {
  cylinders: { min: 1, max: 12 },
  doors: { min: 2, max: 6 },
  engineLitres: { min: 0.8, max: 9.5 },
  automaticGears: { min: 1, max: 10 },
  manualGears: { min: 4, max: 10 },
} as const;

/** The attributes whose unrecognised words are kept as text. */
export const WORD_ATTRIBUTES = ['type', 'body', 'condition', 'transmission', 'fuel', 'drivetrain', 'colour'] as const;
export type WordAttribute = (typeof WORD_ATTRIBUTES)[number];

/** The types that a body belongs to when the feed does not name a type. */
export const TYPE_OF_BODY: Readonly<Record<Body, VehicleType>> = {
  sedan: 'car',
  coupe: 'car',
  hatchback: 'car',
  wagon: 'car',
  convertible: 'car',
  suv: 'car',
  truck: 'car',
  van: 'car',
  minivan: 'car',
  motorcycle: 'motorcycle',
  scooter: 'motorcycle',
  atv: 'recreational',
  snowmobile: 'recreational',
  boat: 'boat',
  sailboat: 'boat',
  pwc: 'boat',
  motorhome: 'recreational',
  'travel-trailer': 'recreational',
  'fifth-wheel': 'recreational',
  'truck-camper': 'recreational',
  'heavy-truck': 'heavy',
  bus: 'heavy',
  trailer: 'heavy',
  other: 'car',
};
