/** Every fact of a vehicle by the kind of its value: what storage, feeds, filters and fingerprints go through instead of naming each. */
import type { VehicleFacts } from './vehicle.ts';

type Kind<Fact> = Fact extends boolean
  ? 'flag'
  : Fact extends string | number | null
    ? 'value'
    : /** Values of its own: an amount with its currency, a list, a record. */ 'parts';

/** In the order that fingerprints are made in. */
export const FACTS = {
  stockNumber: 'value',
  vin: 'value',
  type: 'value',
  make: 'value',
  model: 'value',
  year: 'value',
  version: 'value',
  body: 'value',
  condition: 'value',
  transmission: 'value',
  gears: 'value',
  fuel: 'value',
  drivetrain: 'value',
  colour: 'value',
  interiorColour: 'value',
  cylinders: 'value',
  doors: 'value',
  seats: 'value',
  engineLitres: 'value',
  powerKw: 'value',
  mileageKm: 'value',
  mileageOriginal: 'parts',
  price: 'parts',
  availability: 'value',
  promotion: 'flag',
  buyOnline: 'flag',
  certified: 'flag',
  inspected: 'flag',
  inspectedOn: 'value',
  inspectionReportUrl: 'value',
  historyReportUrl: 'value',
  warranty: 'parts',
  extendedCare: 'flag',
  bridge: 'flag',
  viral: 'flag',
  outboundUrl: 'value',
  group: 'value',
  description: 'value',
  equipment: 'parts',
  images: 'parts',
  unrecognised: 'parts',
} as const satisfies { readonly [Name in keyof VehicleFacts]: Kind<VehicleFacts[Name]> };

type FactName = keyof typeof FACTS;
type OfKind<Wanted> = { [Name in FactName]: (typeof FACTS)[Name] extends Wanted ? Name : never }[FactName];

const ofKind = <Wanted extends 'value' | 'flag'>(kind: Wanted): readonly OfKind<Wanted>[] =>
  (Object.keys(FACTS) as FactName[]).filter((name): name is OfKind<Wanted> => FACTS[name] === kind);

/** What a source either says of a vehicle or does not. */
export const FLAGS = ofKind('flag');
export type Flag = (typeof FLAGS)[number];

/** The facts that are one text or number, or null. */
export const VALUES = ofKind('value');
