/** Reads what the browser reports of a visit. Only the ids are stored, so only the shape of the rest is checked. */
import { TYPE_IDS, type TrackingPayload, type ViewPayload } from '../../../domain/tracking/tracking-payload.ts';

export interface BodyFault {
  readonly name: string;
  readonly hint: string;
}

export type Read<T> =
  { readonly kind: 'read'; readonly body: T } | { readonly kind: 'faulty'; readonly faults: readonly BodyFault[] };

type Body = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;
type Checks<T> = Readonly<Record<keyof T & string, readonly [holds: Check, hint: string]>>;

const LONGEST_TEXT = 200;
const LONGEST_URL = 2000;

const isId = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isTypeId = (value: unknown): boolean => Object.values<unknown>(TYPE_IDS).includes(value);
const isMissing = (value: unknown): boolean => value === undefined || value === null;
const isText: Check = (value) => isMissing(value) || (typeof value === 'string' && value.length <= LONGEST_TEXT);
const isDegrees =
  (limit: number): Check =>
  (value) =>
    isMissing(value) || (typeof value === 'number' && Math.abs(value) <= limit);
const isWebAddress: Check = (value) =>
  typeof value === 'string' && value.length <= LONGEST_URL && /^https?:$/.test(URL.parse(value)?.protocol ?? '');

const TEXT = [isText, `give a text of at most ${String(LONGEST_TEXT)} characters, or null`] as const;

const VIEW: Checks<ViewPayload> = {
  TypeId: [isTypeId, `give one of ${Object.values(TYPE_IDS).join(', ')}`],
  SiteId: [isId, 'give the id of a site'],
  ProductId: [isId, 'give the id of a vehicle'],
};

const TRACKING: Checks<TrackingPayload> = {
  ...VIEW,
  Url: [isWebAddress, `give an http or https address of at most ${String(LONGEST_URL)} characters`],
  City: TEXT,
  Province: TEXT,
  Country: TEXT,
  PostalCode: TEXT,
  Latitude: [isDegrees(90), 'give degrees from -90 to 90, or null'],
  Longitude: [isDegrees(180), 'give degrees from -180 to 180, or null'],
};

const reader =
  <T extends object>(checks: Checks<T>) =>
  (given: unknown): Read<T> => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return { kind: 'faulty', faults: [{ name: 'body', hint: 'give a JSON object as application/json' }] };
    }
    const body = given as Body;
    const faults = Object.entries<readonly [Check, string]>(checks).flatMap(([name, [holds, hint]]) =>
      holds(body[name]) ? [] : [{ name, hint }],
    );
    return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'read', body: body as T };
  };

export const readView = reader(VIEW);
export const readTracking = reader(TRACKING);
