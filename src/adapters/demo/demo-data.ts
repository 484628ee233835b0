/** The tables under feeds/demo/. Only the generator imports them: a server with an inventory never reads them. */
import canadianModels from '../../../feeds/demo/models-canada.json' with { type: 'json' };
import frenchModels from '../../../feeds/demo/models-france.json' with { type: 'json' };
import colours from '../../../feeds/demo/colours.json' with { type: 'json' };
import equipment from '../../../feeds/demo/equipment.json' with { type: 'json' };
import towns from '../../../feeds/demo/towns.json' with { type: 'json' };
import words from '../../../feeds/demo/words.json' with { type: 'json' };
import {
  typeOfBody,
  type Body,
  type Colour,
  type Drivetrain,
  type Fuel,
  type Transmission,
  type VehicleType,
} from '../../domain/vehicle/attributes.ts';
import type { EquipmentGroup } from '../../domain/vehicle/vehicle.ts';
import { Weighted } from './random.ts';

export type Market = 'CA' | 'FR';
export type DealerLanguage = 'en' | 'fr-CA' | 'fr-FR';
export type Trade = 'car' | 'powersports' | 'marine' | 'camping' | 'heavy';

/** Model years in which something was sold new; `to` is Infinity while it is still sold. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

export interface Trim {
  readonly name: string;
  readonly years: Years;
  readonly fuel: Fuel | null;
  readonly litres: number | null;
  readonly cylinders: number | null;
  readonly kw: number | null;
  readonly transmission: Transmission | null;
  readonly gears: number | null;
  readonly drivetrain: Drivetrain | null;
  /**
   * When new, in the market's currency: of 2025, or of the last model year before it. Models that ended before 2000 are collectors' and
   * have today's price.
   */
  readonly listPrice: number;
}

export interface Model {
  readonly make: string;
  readonly name: string;
  readonly type: VehicleType;
  readonly body: Body;
  readonly years: Years;
  readonly doors: number | null;
  readonly seats: number | null;
  /** Its weight among the models of its market. */
  readonly share: number;
  readonly trims: readonly Trim[];
}

/** A town with dealers. */
export interface Town {
  readonly city: string;
  readonly market: Market;
  readonly province: string;
  /** A Canadian forward sortation area or a whole French code. */
  readonly postal: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phonePrefix: string;
  readonly timeZone: string;
  readonly language: DealerLanguage;
  readonly dealers: number;
}

/** Texts of dealers in one language: see feeds/demo/words.json. */
export interface DealerWords {
  /** In names, `{}` is the root and `{make}` the franchise. */
  readonly names: {
    readonly roots: readonly string[];
    readonly franchise: string;
    readonly patterns: Readonly<Record<Trade, readonly string[]>>;
    readonly streets: readonly string[];
  };
  readonly weeks: readonly string[];
  readonly interiors: readonly string[];
  /** Sentences with facts in braces; a sentence with a fact that the vehicle lacks is not used. */
  readonly sentences: Readonly<Record<'fresh' | 'driven' | 'used' | 'about' | 'closing', readonly string[]>>;
}

/** Equipment of vehicles of some bodies; the share applies at the usual price, and more expensive vehicles have more. */
export interface EquipmentTable {
  readonly bodies: readonly Body[];
  readonly usualPrice: number;
  readonly items: readonly {
    readonly group: EquipmentGroup;
    /** The first model year that has it. */
    readonly since: number;
    readonly share: number;
    readonly names: Readonly<Record<DealerLanguage, string>>;
  }[];
}

type YearsOfTable = readonly [from: number, to: number | null];
type TrimOfTable = Partial<Omit<Trim, 'years'>> & Pick<Trim, 'name' | 'listPrice'> & { readonly years?: YearsOfTable };
type ModelOfTable = Omit<Model, 'type' | 'years' | 'trims'> & {
  readonly years: YearsOfTable;
  readonly trims: readonly TrimOfTable[];
};

const yearsOf = ([from, to]: YearsOfTable): Years => ({ from, to: to ?? Infinity });

const UNKNOWN = { fuel: null, litres: null, cylinders: null, kw: null, transmission: null, gears: null, drivetrain: null };

const modelsIn = (table: readonly ModelOfTable[]): readonly Model[] =>
  table.map(({ years, trims, ...model }) => ({
    ...model,
    type: typeOfBody(model.body),
    years: yearsOf(years),
    trims: trims.map((trim) => ({ ...UNKNOWN, ...trim, years: yearsOf(trim.years ?? years) })),
  }));

/** Every model that the demo knows, by market. */
export const MODELS: Readonly<Record<Market, readonly Model[]>> = {
  CA: modelsIn(canadianModels as unknown as readonly ModelOfTable[]),
  FR: modelsIn(frenchModels as unknown as readonly ModelOfTable[]),
};

export const TOWNS = towns as readonly Town[];
export const WORDS: Readonly<Record<DealerLanguage, DealerWords>> = words;

const EQUIPMENT = equipment as unknown as readonly EquipmentTable[];

/** Null for bodies that are not in the table. */
export const equipmentOf = (body: Body): EquipmentTable | null => EQUIPMENT.find(({ bodies }) => bodies.includes(body)) ?? null;

const COLOURS = new Map(
  colours.flatMap(({ bodies, weights }) => {
    const mix = new Weighted(Object.entries(weights) as [Colour, number][]);
    return bodies.map((body) => [body, mix] as const);
  }),
);

/** How frequent each colour is among vehicles of a body. Throws RangeError for a body that is not in the table. */
export const coloursOf = (body: Body): Weighted<Colour> => {
  const mix = COLOURS.get(body);
  if (!mix) throw new RangeError(`feeds/demo/colours.json has no entry for ${body}`);
  return mix;
};
