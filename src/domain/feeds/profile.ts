/** How one feed format is read: what a file under `feeds/` says (docs/feeds.md; `feeds/profile.schema.json` is the same in JSON Schema). */
import type { RemovalRules } from './removal-limit.ts';
import type { Currency } from '../money/money.ts';
import { FACT_NAMES } from '../vehicle/vehicle-facts.ts';
import type { VehicleDetails, VehicleFacts } from '../vehicle/vehicle.ts';
import type { VehicleType } from '../vehicle/attributes.ts';

/** `ndjson` is one JSON object a line. */
export type FeedFormat = 'csv' | 'xml' | 'json' | 'ndjson' | 'text';

/**
 * Where a value comes from: a column or path; several, of which the first usable one wins; or a rule with more to it.
 * A name with a dot whose first part is one of the profile's `extract`s means a named group of that expression.
 */
export type FieldRule = string | FieldStep | readonly (string | FieldStep)[];

/** A source, and an expression that must match what it says. */
export interface FieldCondition {
  readonly from: string;
  readonly pattern: string;
}

/** The parts apply in the order in which they stand here. */
export interface FieldStep {
  readonly from?: string | readonly string[];
  /** A constant. */
  readonly value?: string;
  /** `{Year} {Make}[ ({Trim})]`: silent when one of its sources is; a part in brackets is left out alone. */
  readonly template?: string;
  /** The sources that are not empty, joined by `with`. */
  readonly join?: readonly string[];
  readonly with?: string;
  /** The rule is silent unless this finds something, or where this does. */
  readonly when?: FieldCondition;
  readonly unless?: FieldCondition;
  /** Separator of a list within one value. */
  readonly split?: string;
  /** Of a text of labelled parts, `Engine: 2.0 L; Colour: red`, the part with this label. */
  readonly label?: string;
  /** `Grand%20Cherokee` becomes Grand Cherokee (RFC 3986). */
  readonly urlDecode?: boolean;
  /** Hyphens and underscores become spaces. */
  readonly unslug?: boolean;
  /** Takes the words of this source away from the beginning, whatever their case, accents and hyphens. */
  readonly dropPrefix?: string;
  /** Keeps what the expression finds: its group `value`, else its first group, else all. No match: the source is silent. */
  readonly pattern?: string;
  readonly replace?: readonly { readonly pattern: string; readonly with: string }[];
  /** Capitals for a name in small letters: `saint-cyr-sur-loire`. */
  readonly capitals?: boolean;
  /** Value table, compared without case and accents; null means silent. Values that it lacks stay as they are. */
  readonly words?: Readonly<Record<string, string | null>>;
}

/** What a feed says in other units, or in parts, than a vehicle has it. */
const FEED_FIELDS = ['makeAndModel', 'currency', 'engine', 'power', 'mileage', 'warrantyMonths', 'warrantyKm'] as const;

/** The fields of what few feeds say, with their names among a vehicle's details. */
export const DETAIL_FIELDS = {
  listPrice: 'listPrice',
  previousPrice: 'previousPrice',
  length: 'lengthM',
  beam: 'beamM',
  plateClass: 'plateClass',
  priorUse: 'priorUse',
  batteryHealth: 'batteryHealth',
} as const satisfies Readonly<Record<string, keyof VehicleDetails>>;
type DetailField = keyof typeof DETAIL_FIELDS;

const CONVERTED = ['engineLitres', 'powerKw', 'mileageKm', 'mileageOriginal', 'details', 'unrecognised'] as const;
type ReadFact = Exclude<keyof VehicleFacts, (typeof CONVERTED)[number]>;
const isRead = (fact: keyof VehicleFacts): fact is ReadFact => !CONVERTED.some((name) => name === fact);

export const VEHICLE_FIELDS = [
  ...FACT_NAMES.filter(isRead),
  ...FEED_FIELDS,
  ...(Object.keys(DETAIL_FIELDS) as DetailField[]),
] as const;
export type VehicleField = (typeof VEHICLE_FIELDS)[number];

export const DEALER_FIELDS = [
  'key',
  'name',
  'street',
  'city',
  'province',
  'postalCode',
  'country',
  'latitude',
  'longitude',
  'phone',
  'email',
  'website',
  'timeZone',
  'language',
  'hours',
  'leadRoutes',
  'leadGroup',
  'leadCopies',
  'adf',
  'logo',
] as const;
export type DealerField = (typeof DEALER_FIELDS)[number];

export interface Units {
  readonly mileage: 'km' | 'mi' | 'h';
  readonly power: 'kW' | 'hp' | 'ch';
  readonly engine: 'l' | 'cc';
  /** Of boats. */
  readonly length: 'm' | 'ft';
}

export interface FeedProfile {
  /** The file's name without its ending. */
  readonly name: string;
  readonly title: string;
  readonly format: FeedFormat;
  /** XML: path of the record elements from the root; JSON: path of the list, empty when the file is the list itself, `cars/*` for an object's members. */
  readonly records: readonly string[];
  /** Null: detected from the byte order mark, the XML declaration or the bytes. */
  readonly encoding: string | null;
  /** CSV: null means that the first line tells. */
  readonly delimiter: string | null;
  /** CSV: an expression for the line with the names of the columns; null for the first one. */
  readonly header: string | null;
  /** CSV: an expression for lines that are no rows, such as totals; null where there are none. */
  readonly footer: string | null;
  /** A full feed names every vehicle a dealer has; a vehicle that it lacks is gone. */
  readonly feed: 'full' | 'partial';
  /** Of a full feed: whether it names every vehicle of the dealers that are in the file, or every dealer of the profile too. */
  readonly covers: 'dealers' | 'source';
  /** Of a partial feed: days after which a vehicle that it no longer names is gone; null for never. */
  readonly expires: number | null;
  readonly removals: RemovalRules;
  readonly market: 'CA' | 'FR';
  /** What its vehicles are published under; null for what follows from their type (`defaultSources`). */
  readonly sources: readonly string[] | null;
  readonly currency: Currency;
  readonly type: VehicleType;
  readonly units: Units;
  /** Which of `.` and `,` begins the decimals where a number leaves it open, as in `21.400`. */
  readonly decimal: '.' | ',';
  /** Texts that mean nothing, on top of those that every feed may have (`n/a`, `null`, `-`). */
  readonly empty: readonly string[];
  readonly extract: Readonly<Record<string, { readonly from: string; readonly pattern: string }>>;
  /** Records that do not describe vehicles; the first rule that applies gives the reason. */
  readonly leaveOut: readonly { readonly from: string; readonly pattern: string; readonly reason: string }[];
  /**
   * For feeds without stock numbers: the sources that make a record what it is. Equal records are one vehicle that is named
   * twice (`same`), or as many vehicles (`count`), told apart by their order.
   */
  readonly identity: { readonly from: readonly string[]; readonly equals: 'same' | 'count' } | null;
  /** What is known of dealers besides the feed: the row whose `column` says what `from` finds in a record. */
  readonly dealers: {
    readonly from: FieldRule;
    /** By the column's text without case, accents and punctuation. */
    readonly rows: ReadonlyMap<string, Readonly<Partial<Record<DealerField, string>>>>;
  } | null;
  readonly dealer: Readonly<Partial<Record<DealerField, FieldRule>>>;
  /** The sources of all rules that name what stands around the records of XML and JSON (`sourcesAround`). */
  readonly around: readonly string[];
  readonly fields: Readonly<Partial<Record<VehicleField, FieldRule>>>;
}
