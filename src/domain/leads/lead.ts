/** What a visitor sends to a dealer, or to the site, and what is kept of it (product rules, section 7). */
import type { LanguageId } from '../language/language.ts';
import type { Site } from '../site/site.ts';
import { AVAILABILITY_RULES } from '../vehicle/availability.ts';
import type { Dealer, Vehicle } from '../vehicle/vehicle.ts';

export const LEAD_TYPES = ['inquiry', 'appointment', 'availability', 'history', 'buy-online', 'trade-in', 'contact'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** The visitor's rating of their vehicle. */
export const OFFERED_CONDITIONS = ['excellent', 'good', 'fair', 'poor'] as const;
export type OfferedCondition = (typeof OFFERED_CONDITIONS)[number];

type Need = 'required' | 'optional' | 'none';

export interface LeadTypeRule {
  /** The vehicle of this site that it is about; its dealer gets the lead. */
  readonly vehicle: Need;
  /** The dealer of a lead without a vehicle; a lead without vehicle and dealer goes to the site. */
  readonly dealer: Need;
  /** Which vehicles may be asked about. */
  readonly allows: (vehicle: Pick<Vehicle, 'availability' | 'buyOnline'>) => boolean;
  /** Date and time of day. */
  readonly date: Need;
  readonly message: Need;
  /** The visitor's own vehicle. Where it is required, a dealer values it, so mileage and condition are required too. */
  readonly offered: Need;
  readonly postalCode: Need;
}

/** "Not Sold or Unavailable" (product rules, section 7). */
const stillOffered: LeadTypeRule['allows'] = ({ availability }) => AVAILABILITY_RULES[availability].listed;

const ABOUT_A_VEHICLE: LeadTypeRule = {
  vehicle: 'required',
  dealer: 'none',
  allows: stillOffered,
  date: 'none',
  message: 'optional',
  offered: 'none',
  postalCode: 'optional',
};

export const LEAD_TYPE_RULES: Readonly<Record<LeadType, LeadTypeRule>> = {
  inquiry: ABOUT_A_VEHICLE,
  appointment: { ...ABOUT_A_VEHICLE, date: 'required' },
  // Specification, section 4: only where a visitor may leave their information to be notified.
  availability: { ...ABOUT_A_VEHICLE, allows: ({ availability }) => AVAILABILITY_RULES[availability].notify },
  history: ABOUT_A_VEHICLE,
  'buy-online': {
    ...ABOUT_A_VEHICLE,
    allows: ({ availability, buyOnline }) => buyOnline && AVAILABILITY_RULES[availability].enquire,
    offered: 'optional',
  },
  'trade-in': { ...ABOUT_A_VEHICLE, vehicle: 'optional', dealer: 'optional', offered: 'required' },
  contact: { ...ABOUT_A_VEHICLE, vehicle: 'none', message: 'required' },
};

/** The visitor's vehicle, which they would trade in or sell. */
export interface OfferedVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly version: string | null;
  readonly mileageKm: number | null;
  readonly condition: OfferedCondition | null;
  /** Seventeen characters, or the maker's own form before 1981. */
  readonly vin: string | null;
}

/** What the visitor entered, checked and normalised. */
export interface LeadDetails {
  readonly type: LeadType;
  readonly productId: number | null;
  /** The dealer of a lead that is not about one of their vehicles. */
  readonly companyId: number | null;
  readonly name: string;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly postalCode: string | null;
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:MM`, by the dealer's clock. */
  readonly date: string | null;
  readonly time: TimeOfDay | null;
  readonly message: string | null;
  readonly offered: OfferedVehicle | null;
  /** Version of the consent text that was agreed to. */
  readonly consent: string;
  /** The separate, unticked box: the visitor agrees to receive offers. */
  readonly marketing: boolean;
}

export type LeadVehicle = Pick<
  Vehicle,
  | 'id'
  | 'type'
  | 'condition'
  | 'year'
  | 'make'
  | 'model'
  | 'version'
  | 'vin'
  | 'stockNumber'
  | 'doors'
  | 'body'
  | 'transmission'
  | 'mileageKm'
  | 'colour'
  | 'price'
  | 'availability'
> & {
  /** Its page on the site. */
  readonly url: string;
};

export type LeadDealer = Pick<
  Dealer,
  'id' | 'name' | 'market' | 'street' | 'city' | 'province' | 'postalCode' | 'country' | 'phone' | 'email' | 'website'
>;

export type LeadSite = Pick<Site, 'key' | 'name' | 'country' | 'currency' | 'contact'> & {
  /** Scheme and host. */
  readonly origin: string;
  /** Of its mails: the accent as `#rrggbb`, and the path of the mark, null where it shows none. Leads from before have none. */
  readonly look?: { readonly accent: string; readonly mark: string | null };
};

/** What is stored: the visitor's details, with vehicle, dealer and texts as they were at that moment. */
export interface Lead extends Omit<LeadDetails, 'productId' | 'companyId' | 'consent'> {
  /** What the answer calls ID. */
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly languageId: LanguageId;
  readonly site: LeadSite;
  readonly vehicle: LeadVehicle | null;
  readonly dealer: LeadDealer | null;
  readonly consent: { readonly version: string; readonly text: string };
}

/** Why a lead is in quarantine. */
export const SUSPICIONS = ['honeypot', 'no-stamp', 'forged-stamp', 'too-fast', 'stale-stamp', 'rate', 'duplicate-text'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
