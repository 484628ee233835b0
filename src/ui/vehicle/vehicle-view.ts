/** What the page of one vehicle shows, as plain JSON: figures, dates and attributes are ready text in the page's language. */
import type { CareCover } from '../../domain/care/care-plans.ts';
import type { VehicleForm } from '../../domain/leads/vehicle-forms.ts';
import type { VehiclePhoto } from '../../domain/vehicle/vehicle-photos.ts';
import type { VehicleType } from '../../domain/vehicle/attributes.ts';
import { COUNT_NAMES } from '../../domain/vehicle/facts.ts';
import type { Availability } from '../../domain/vehicle/availability.ts';
import type { EquipmentGroup } from '../../domain/vehicle/vehicle.ts';
import type { HoursView } from '../components/opening-hours.tsx';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { CalculatorView } from '../finance/finance-view.ts';
import type { LeadFormsView } from '../leads/lead-forms-view.ts';
import type { TrackedProduct } from '../browser/use-product-view.ts';
import type { CardBadge, CardView } from '../components/vehicle-card.tsx';
import type { RatingView } from '../rating/present-rating.ts';

export const FACTS = [
  'year',
  'mileage',
  'fuel',
  'transmission',
  'engine',
  'drivetrain',
  'colour',
  'doors',
  'body',
  'condition',
  'interiorColour',
  'cylinders',
  ...COUNT_NAMES,
  'power',
  'stockNumber',
  'vin',
] as const;
export type FactName = (typeof FACTS)[number];

export interface FactView {
  readonly name: FactName;
  readonly value: string;
  /** A second line under the value: the odometer as the dealer read it, in miles or hours. */
  readonly note: string | null;
  /** The dealer's own words, in his language. */
  readonly verbatim?: true;
  /** The dealer left it out: the catalogue says so of every vehicle of this style. */
  readonly fromCatalogue?: true;
}

export interface DropView {
  readonly before: string;
  readonly by: string;
  readonly on: string;
}

/** The 150-point inspection: what is checked, and where the dealer's result is. */
export interface InspectionView {
  /** The day; null where the dealer named none. */
  readonly on: string | null;
  readonly report: string | null;
  /** Empty for kinds of vehicle that the programme is not made for. */
  readonly groups: readonly { readonly name: string; readonly points: readonly string[] }[];
}

/** What is left of the manufacturer's warranty. */
export interface WarrantyView {
  readonly months: number | null;
  readonly km: string | null;
  /** The dealer's words. */
  readonly text: string | null;
}

export interface PlanView {
  readonly months: number;
  readonly km: string;
  readonly deductible: string;
  readonly covers: readonly { readonly cover: CareCover; readonly covered: boolean }[];
  /** Its length as a part of the longest plan's, 0 to 1. */
  readonly share: number;
}

export interface DealerView {
  readonly name: string;
  readonly initials: string;
  readonly hue: number;
  /** Street and place, a line each. */
  readonly address: readonly string[];
  readonly city: string | null;
  readonly phone: { readonly href: string; readonly text: string } | null;
  readonly mail: { readonly href: string; readonly text: string } | null;
  readonly website: { readonly href: string; readonly text: string } | null;
  /** The dealer's own page, with all his vehicles. */
  readonly inventory: string;
}

export interface VehicleView {
  readonly variant: 'page' | 'partial';
  /** This vehicle's own page, without carried parameters. */
  readonly path: string;
  /** Year, make and model. */
  readonly name: string;
  readonly version: string | null;
  readonly mileage: string | null;
  readonly stockNumber: string | null;
  readonly type: VehicleType;
  readonly typePath: string;
  /** Below the list of the type: make, model, the vehicle itself. */
  readonly crumbs: readonly { readonly label: string; readonly path: string }[];
  readonly badges: readonly CardBadge[];
  readonly photos: readonly VehiclePhoto[];
  /** Stands where there is no photo. */
  readonly drawing: string;
  readonly availability: {
    readonly code: Availability;
    readonly label: string;
    /** What it means for the visitor; null where the label says it all. */
    readonly text: string | null;
    /** Whether the visitor may ask about it now. */
    readonly enquire: boolean;
    /** Whether he may leave his address to hear when it is available again. */
    readonly notify: boolean;
    readonly tone: 'success' | 'warning' | 'info' | 'neutral';
    readonly dimmed: boolean;
    /** Found by search; otherwise similar vehicles come first. */
    readonly listed: boolean;
  };
  readonly price: string | null;
  /** Stands where the price would: 'Price coming'. Null where the dealer has not named one. */
  readonly priceLabel: string | null;
  readonly drop: DropView | null;
  readonly payment: CalculatorView | null;
  readonly facts: readonly FactView[];
  /** The technical sheet of its style; null where nobody can tell which style it is. */
  readonly sheet: {
    readonly path: string;
    readonly name: string;
    /** Where the sheet is of another year than the vehicle. */
    readonly year: number | null;
  } | null;
  readonly equipment: readonly { readonly group: EquipmentGroup; readonly items: readonly string[] }[];
  /** Language of the dealer's texts where it is not the page's: screen readers must speak it. */
  readonly textLanguage: string | null;
  /** Paragraphs in the dealer's words. */
  readonly description: readonly string[];
  readonly inspection: InspectionView | null;
  /** Null where the dealer says nothing of it. */
  readonly warranty: WarrantyView | null;
  /** Extended-care plans side by side; empty where none is offered with this vehicle. */
  readonly plans: readonly PlanView[];
  /** Address of the free history report; null where it has to be asked for. */
  readonly historyReport: string | null;
  /** The page that says how this vehicle is bought online; null where it is not. */
  readonly buyOnline: string | null;
  /** The page that offers the visitor's own vehicle against this one; null where it is gone. */
  readonly tradeIn: string | null;
  /** A picture of the QR code that leads to this page, for paper. */
  readonly qr: string;
  readonly history: readonly { readonly on: string; readonly price: string | null }[];
  readonly daysListed: number;
  /** Null for a vehicle that is off the lists. */
  readonly rating: RatingView | null;
  readonly dealer: DealerView;
  readonly hours: HoursView | null;
  /** Where he is: a picture of it, his page with the map, and the way to him on the map of OpenStreetMap. Null where nobody knows. */
  readonly whereabouts: { readonly picture: string; readonly map: string; readonly directions: string } | null;
  /** Forms that the page offers, each under its own name as `#anchor`. */
  readonly forms: readonly VehicleForm[];
  /** Those forms, and what came of one that was sent; null where there is nothing of either. */
  readonly leads: LeadFormsView | null;
  /** To the dealer, from where the visitor is. */
  readonly distance: string | null;
  /** The page that sends the visitor to the dealer's own site; null where the vehicle has no page there. */
  readonly bridge: { readonly path: string; readonly url: string } | null;
  readonly similar: readonly CardView[];
  readonly similarPath: string;
  readonly tracked: TrackedProduct;
  /** The terms behind the payments of the similar vehicles. */
  readonly estimate: EstimateView | null;
}

/** What is left of the page of a vehicle that has been gone for long (410). */
export interface GoneView extends Pick<
  VehicleView,
  'path' | 'name' | 'version' | 'type' | 'typePath' | 'drawing' | 'similar' | 'similarPath' | 'estimate'
> {
  readonly variant: 'gone';
  /** Sold, or taken away. */
  readonly label: string;
}

/** The page between this site and the dealer's. */
export interface BridgeView {
  readonly variant: 'bridge';
  readonly path: string;
  readonly name: string;
  readonly version: string | null;
  readonly price: string | null;
  readonly picture: string;
  readonly dealer: Pick<DealerView, 'name' | 'initials' | 'hue'>;
  readonly url: string;
  readonly host: string;
  readonly tracked: TrackedProduct;
}
