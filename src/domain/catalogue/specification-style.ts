/** A style: one buyable version of a model in a model year, with all data of the catalogue's sources. */
import type { Money } from '../money/money.ts';
import type { Body, Colour, Drivetrain, Fuel, Transmission, VehicleType } from '../vehicle/attributes.ts';
import type { VehicleImage } from '../vehicle/vehicle.ts';
import type { CatalogueEquipmentGroup, EquipmentId } from '../equipment/equipment.ts';
import type { FactValue, TitleId } from './facts/catalogue-facts.ts';

/** A source of data, and its date. */
export interface SourceNote {
  /** Stable: 'epa', 'nrcan', 'ademe', 'open-ev', or the operator's own. */
  readonly key: string;
  readonly name: string;
  readonly url: string | null;
  readonly licence: string | null;
  /** The date of the data, YYYY-MM-DD, or YYYY of a yearly table; null when the source has none. */
  readonly date: string | null;
}

/** A value with the index of its source in the style's `sources`. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: number;
}

export interface StyleFact extends Sourced<FactValue> {
  /** Differing values of other sources. */
  readonly others: readonly Sourced<FactValue>[];
}

/** A name that an operator gives: one for all languages, or one each, in the order of the language ids. */
export type OwnName = string | readonly [enCA: string, frCA: string, frFR: string, esES: string, esCO: string];

export type EquipmentItem =
  | { readonly id: EquipmentId; readonly optional: boolean }
  | { readonly id: null; readonly group: CatalogueEquipmentGroup; readonly name: OwnName; readonly optional: boolean };

export type StyleEquipment = EquipmentItem & { readonly source: number };

/** The manufacturer's suggested price before taxes in Canada, with VAT in France, as each country's makers publish it. */
export interface StylePrice {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly price: Money;
  /** Freight and preparation that are added; null when unknown or included. */
  readonly delivery: Money | null;
  readonly source: number;
}

/** Something that can be ordered with the style. */
export interface StyleOption {
  /** Unique within the style. */
  readonly id: string;
  /** Null when `items` has one member whose name is the option's. */
  readonly name: OwnName | null;
  readonly items: readonly EquipmentId[];
  /** By country; a country without a price does not offer it. */
  readonly prices: Readonly<Record<string, Money>>;
  readonly source: number;
}

export interface StyleColour {
  readonly colour: Colour;
  /** The maker's name for it ('Lunar Rock'); null when the source has none. */
  readonly name: string | null;
  /** Surcharge by country; a country without one charges nothing. */
  readonly prices: Readonly<Record<string, Money>>;
}

/** The part of a style that lists, cards and the search need. */
export interface StyleSummary {
  /** Never reused for another style. */
  readonly id: number;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** Trim and distinguishing features: 'Hybrid XLE AWD'. Never empty. */
  readonly name: string;
  readonly type: VehicleType;
  readonly body: Body | null;
  readonly fuel: Fuel | null;
  readonly transmission: Transmission | null;
  readonly gears: number | null;
  readonly drivetrain: Drivetrain | null;
  readonly engineLitres: number | null;
  readonly cylinders: number | null;
  readonly powerKw: number | null;
  /** Combined, L/100 km: the North American label's, else WLTP's, else the Canadian label's of before 2015. */
  readonly consumption: number | null;
  /** Combined, kWh/100 km: the North American label's, else WLTP's. */
  readonly energy: number | null;
  /** On electricity alone, km: the North American label's, else WLTP's, else CLTC's. */
  readonly rangeKm: number | null;
  readonly seats: number | null;
  readonly doors: number | null;
  readonly lengthMm: number | null;
  /** Number of `images`. */
  readonly photos: number;
  /** One per country. */
  readonly prices: readonly Pick<StylePrice, 'country' | 'price'>[];
  /** Countries where it is offered, ISO 3166-1; empty when not known; it is then shown everywhere. */
  readonly markets: readonly string[];
}

export interface CatalogueStyle extends StyleSummary {
  readonly facts: Readonly<Partial<Record<TitleId, StyleFact>>>;
  readonly equipment: readonly StyleEquipment[];
  /** `prices` in full. */
  readonly pricing: readonly StylePrice[];
  readonly options: readonly StyleOption[];
  readonly colours: readonly StyleColour[];
  /** Photos, best first; without any the illustration of body and colour is shown (`vehicle/illustration.ts`). */
  readonly images: readonly VehicleImage[];
  readonly sources: readonly SourceNote[];
}
