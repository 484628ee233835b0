/** A vehicle on offer, and the dealer who offers it (specification, section 3). */
import type { PlacedBy } from '../dealers/dealer-place.ts';
import type { OpeningHours } from '../dealers/opening-hours.ts';
import type { LeadRouting } from '../leads/lead-routing.ts';
import type { Coordinates } from '../location/coordinates.ts';
import type { Money } from '../money/money.ts';
import type { PriceRating } from '../rating/grade.ts';
import type { PriceDrop } from './price-drop.ts';
import type { Availability } from './availability.ts';
import type { Body, Colour, Condition, Drivetrain, Fuel, Transmission, VehicleType, WordAttribute } from './attributes.ts';

export type EquipmentGroup = 'mechanical' | 'exterior' | 'entertainment' | 'interior' | 'safety' | 'other';

export interface VehicleImage {
  readonly url: string;
  readonly type: 'photo' | 'document';
  /** The tongue of the text in the picture; null for a picture without words. */
  readonly language: string | null;
}

/** The rest of the manufacturer's warranty, which ends at the first limit reached. At least one part is known. */
export interface Warranty {
  readonly months: number | null;
  readonly km: number | null;
  /** The dealer's own words. */
  readonly text: string | null;
}

/** What few feeds say. Absent means not known. */
export interface VehicleDetails {
  /** The manufacturer's, and the dealer's own earlier one, both in the currency of the price. */
  readonly listPrice?: number;
  readonly previousPrice?: number;
  /** Of a boat, in metres. */
  readonly lengthM?: number;
  readonly beamM?: number;
  /** Of the licence plate, and what the vehicle was used for: a code of `attribute-labels.ts`, or the dealer's words where none fits. */
  readonly plateClass?: string;
  readonly priorUse?: string;
  /** Capacity of the traction battery that is left, in percent of that of a new one. */
  readonly batteryHealth?: number;
}

/** All facts about a vehicle from a dealer's feed or an operator. Null means not known. */
export interface VehicleFacts {
  /** The dealer's own number; the identity of a vehicle within its dealer, before the VIN. */
  readonly stockNumber: string | null;
  readonly vin: string | null;
  readonly type: VehicleType;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  /** Trim and whatever else sets it apart: 'Hybrid XLE AWD'. */
  readonly version: string | null;
  readonly body: Body | null;
  readonly condition: Condition;
  readonly transmission: Transmission | null;
  readonly gears: number | null;
  readonly fuel: Fuel | null;
  readonly drivetrain: Drivetrain | null;
  readonly colour: Colour | null;
  readonly interiorColour: string | null;
  readonly cylinders: number | null;
  readonly doors: number | null;
  readonly seats: number | null;
  /** How many people had it before, of a used vehicle. */
  readonly owners: number | null;
  readonly engineLitres: number | null;
  readonly powerKw: number | null;
  readonly mileageKm: number | null;
  /** As the source had it, where that was not kilometres. */
  readonly mileageOriginal: { readonly value: number; readonly unit: 'mi' | 'h' } | null;
  readonly price: Money | null;
  readonly availability: Availability;
  readonly promotion: boolean;
  readonly buyOnline: boolean;
  readonly certified: boolean;
  /** It has passed through the 150-point inspection (specification, section 9). */
  readonly inspected: boolean;
  /** Day of that inspection, YYYY-MM-DD. */
  readonly inspectedOn: string | null;
  readonly inspectionReportUrl: string | null;
  /** Where its history is told, free of charge: owners, accidents, liens. */
  readonly historyReportUrl: string | null;
  readonly warranty: Warranty | null;
  /** Offered with the extended-care plan (wire name: ShopiCare). */
  readonly extendedCare: boolean;
  /** Shown here, sold on the dealer's own site: the visitor leaves by the bridge page. */
  readonly bridge: boolean;
  readonly viral: boolean;
  /** The vehicle's page at the dealer's. */
  readonly outboundUrl: string | null;
  readonly group: string | null;
  readonly description: string | null;
  readonly details: VehicleDetails;
  readonly equipment: Readonly<Partial<Record<EquipmentGroup, readonly string[]>>>;
  readonly images: readonly VehicleImage[];
  /** Words of the source that fit no enumeration, by attribute: shown as they are, counted in the import report. */
  readonly unrecognised: Readonly<Partial<Record<WordAttribute, string>>>;
}

export interface Vehicle extends VehicleFacts {
  readonly id: number;
  readonly dealerId: number;
  /** What it is published under (wire name: Source), at least one name such as 'AUTO123'; `sources.ts`. */
  readonly sources: readonly string[];
  /** Written by the generator of demo inventory, and marked so on every page. */
  readonly demo: boolean;
  /** An operator took it, or its dealer, off every page, list and feed; imports go on. */
  readonly hidden: boolean;
  /** Milliseconds since 1970, UTC. */
  readonly firstSeen: number;
}

export interface Dealer {
  /** Wire name: CompanyId. */
  readonly id: number;
  readonly name: string;
  /** Which country's sites show its vehicles. */
  readonly market: 'CA' | 'FR';
  readonly street: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null when not known. */
  readonly coordinates: Coordinates | null;
  /** What `coordinates` were found by where the feed gives none: they are approximate then. Null for those of a feed, and for none. */
  readonly placedBy: PlacedBy | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly timeZone: string | null;
  /** Of their descriptions and lists of equipment: a BCP 47 tag such as 'fr-CA'. */
  readonly language: string | null;
  /** Null when not known. */
  readonly hours: OpeningHours | null;
  /** Null: every lead goes to `email`, with ADF attached. */
  readonly leadRouting: LeadRouting | null;
  /** Name of the stored picture (`dealer-logo.ts`); null for none. */
  readonly logo: string | null;
  /** An operator took them off every page, with all their vehicles. */
  readonly removed: boolean;
  readonly demo: boolean;
}

/** What pages and the search index work with. */
export interface Listing {
  readonly vehicle: Vehicle;
  readonly dealer: Dealer;
  /** How its price compares with others (docs/price-rating.md). Null or absent where it is not rated, or not yet. */
  readonly rating?: PriceRating | null;
  /** The last change of its price where that was a reduction. Listings that are read in bulk never have it. */
  readonly drop?: PriceDrop;
}
