/** Every fact of a vehicle by the kind of its value: storage, feeds, filters and fingerprints are derived from this record. */
import type { VehicleFacts } from './vehicle.ts';

type Kind<Fact> = Fact extends boolean
  ? 'flag'
  : Fact extends string | number | null
    ? 'value'
    : /** A value with parts: an amount with its currency, a list, a record. */ 'parts';

/** In the order that fingerprints are made in. */
const FACTS = {
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
  owners: 'value',
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
  details: 'parts',
  equipment: 'parts',
  images: 'parts',
  unrecognised: 'parts',
} as const satisfies { readonly [Name in keyof VehicleFacts]: Kind<VehicleFacts[Name]> };

type FactName = keyof typeof FACTS;
export const FACT_NAMES = Object.keys(FACTS) as readonly FactName[];
type OfKind<Wanted> = { [Name in FactName]: (typeof FACTS)[Name] extends Wanted ? Name : never }[FactName];

/** The facts whose value has parts. */
export type PartsFact = OfKind<'parts'>;

const ofKind = <Wanted extends 'value' | 'flag'>(kind: Wanted): readonly OfKind<Wanted>[] =>
  FACT_NAMES.filter((name): name is OfKind<Wanted> => FACTS[name] === kind);

interface Count {
  readonly min: number;
  readonly max: number;
  /** Which is better, where vehicles are compared. */
  readonly better: 'high' | 'low' | null;
  /** What unknown files call it: letters only, folded. */
  readonly columns: RegExp;
}

/** The facts that are whole numbers of something: feeds give them, pages and comparisons show them unchanged. */
export const COUNTS = {
  seats: { min: 1, max: 1000, better: null, columns: /^(?:seats?|seating|stdseating|places|plazas|sitze|zitplaatsen)$/ },
  owners: {
    min: 1,
    max: 99,
    better: 'low',
    columns:
      /^(?:(?:number|no|num)?(?:of)?(?:previous|former)?owners?|nombre(?:de)?proprietaires|duenos|propietarios|vorbesitzer)$/,
  },
} as const satisfies Partial<Record<FactName, Count>>;
export type CountName = keyof typeof COUNTS;
export const COUNT_NAMES = Object.keys(COUNTS) as CountName[];

/** Facts that are true or unknown. */
export const FLAGS = ofKind('flag');
export type Flag = (typeof FLAGS)[number];

/** The facts that are one text or number, or null. */
export const VALUES = ofKind('value');
