/** What the page of one vehicle shows, as plain JSON: figures, dates and attributes are ready text in the page's language. */
import type { Frequency } from '../../domain/finance/payment.ts';
import type { VehicleType } from '../../domain/vehicle/attributes.ts';
import type { Availability } from '../../domain/vehicle/availability.ts';
import type { EquipmentGroup } from '../../domain/vehicle/vehicle.ts';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { TrackedProduct } from '../browser/use-product-view.ts';
import type { CardBadge, CardView } from '../components/vehicle-card.tsx';

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
  'seats',
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
}

export interface PhotoView {
  readonly src: string;
  readonly srcSet: string;
  readonly thumb: string;
}

export interface PaymentView {
  readonly amount: string;
  readonly frequency: Frequency;
  /** The same loan paid by the month; null where it is so already. */
  readonly monthly: string | null;
  readonly term: string;
  readonly rate: string;
  readonly cost: string;
  /** What French law asks for besides (Code de la consommation, L312-5 to L312-8). */
  readonly example: { readonly apr: string; readonly payments: string; readonly total: string } | null;
}

export interface DropView {
  readonly before: string;
  readonly by: string;
  readonly on: string;
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
  readonly photos: readonly PhotoView[];
  /** Stands where there is no photo. */
  readonly drawing: string;
  readonly availability: {
    readonly code: Availability;
    readonly label: string;
    /** What it means for the visitor; null where the label says it all. */
    readonly text: string | null;
    /** Whether the visitor may turn to the dealer about it. */
    readonly open: boolean;
    readonly tone: 'success' | 'warning' | 'info' | 'neutral';
    readonly dimmed: boolean;
    /** Found by search; otherwise similar vehicles come first. */
    readonly listed: boolean;
  };
  readonly price: string | null;
  /** Stands where the price would: 'Price coming'. Null where the dealer has not named one. */
  readonly priceLabel: string | null;
  readonly drop: DropView | null;
  readonly payment: PaymentView | null;
  readonly facts: readonly FactView[];
  readonly equipment: readonly { readonly group: EquipmentGroup; readonly items: readonly string[] }[];
  /** Paragraphs in the dealer's words. */
  readonly description: readonly string[];
  readonly history: readonly { readonly on: string; readonly price: string | null }[];
  readonly daysListed: number;
  readonly dealer: DealerView;
  /** The page that sends the visitor to the dealer's own site; null where the vehicle has no page there. */
  readonly bridge: { readonly path: string; readonly url: string } | null;
  readonly similar: readonly CardView[];
  readonly similarPath: string;
  readonly tracked: TrackedProduct;
  /** The terms behind the payments of the similar vehicles. */
  readonly estimate: EstimateView | null;
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
