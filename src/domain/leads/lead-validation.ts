/** The rules of every form, for browser and server alike: codes, no words (product rules, section 7). */
import type { MarketCountry } from '../location/expected-place.ts';
import { parsePostalCode } from '../location/postal-code.ts';
import { isConsentVersion } from './consent-text.ts';
import {
  checkEmail,
  checkMessage,
  checkName,
  checkOfferedMileage,
  checkOfferedText,
  checkOfferedVin,
  checkOfferedYear,
  MESSAGE_MAX,
  phoneShape,
  type Checked,
  type Problem,
} from './field-rules.ts';
import { dateProblem, isPartOver, timeOfDayAt } from './lead-date.ts';
import { WIRE_CONDITIONS, WIRE_TIMES, WIRE_TYPES, type LeadField, type LeadForm } from './lead-form.ts';
import { LEAD_TYPE_RULES, LEAD_TYPES, type LeadDetails, type LeadType, type OfferedVehicle } from './lead.ts';

export interface LeadProblem {
  readonly field: LeadField;
  readonly problem: Problem;
}

export interface LeadContext {
  readonly country: MarketCountry;
  /** The dealer's. */
  readonly timeZone: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Normalises a number, or returns null; the browser's rule unless the server gives its own. */
  readonly readPhone?: (text: string) => string | null;
}

export type ValidatedLead =
  | { readonly kind: 'valid'; readonly details: LeadDetails }
  /** In the order of the form's fields. */
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] };

const OFFERED_FIELDS = [
  'offeredMake',
  'offeredModel',
  'offeredYear',
  'offeredVersion',
  'offeredMileage',
  'offeredCondition',
  'offeredVin',
] as const;
const ID = /^\d{1,15}$/;

/** Characters as typed. What is longer is not read at all: every rule below costs time by the length of its text. */
const LONGEST_FIELD = 1_000;
/** Accents that are typed as characters of their own are joined to their letters before the message is measured. */
const LONGEST_MESSAGE = 4 * MESSAGE_MAX;

const isTooLong = (field: LeadField, text: string): boolean =>
  text.length > (field === 'message' ? LONGEST_MESSAGE : LONGEST_FIELD);

/** Null for text that is not a type. */
export const parseLeadType = (text: string): LeadType | null => LEAD_TYPES.find((type) => WIRE_TYPES[type] === text) ?? null;

const isTicked = (text: string): boolean => /^(?:1|on|true|yes)$/i.test(text.trim());

/** Returns all problems at once. The server checks that the vehicle exists and can be asked about. */
export const validateLead = (form: LeadForm, { country, timeZone, now, readPhone = phoneShape }: LeadContext): ValidatedLead => {
  const problems: LeadProblem[] = [];
  const fault = (field: LeadField, problem: Problem): null => {
    problems.push({ field, problem });
    return null;
  };
  const given = (field: LeadField): boolean => form[field].trim() !== '';

  /** Null for a missing or wrong value, with its problem noted, and for a field that the type does not ask for. */
  const read = <T>(field: LeadField, need: 'required' | 'optional' | 'none', check: (text: string) => Checked<T>): T | null => {
    if (need === 'none') return null;
    if (isTooLong(field, form[field])) return fault(field, 'too-long');
    if (!given(field)) return need === 'required' ? fault(field, 'required') : null;
    const checked = check(form[field]);
    return 'problem' in checked ? fault(field, checked.problem) : checked.value;
  };

  const type = parseLeadType(form.type);
  if (type === null) return { kind: 'invalid', problems: [{ field: 'type', problem: given('type') ? 'invalid' : 'required' }] };
  const rule = LEAD_TYPE_RULES[type];

  const productId = read('productId', rule.vehicle, checkId);
  const askedDealer = read('companyId', rule.dealer, checkId);
  // The vehicle's dealer gets the lead, even if another one is given.
  const companyId = given('productId') ? null : askedDealer;
  const name = read('name', 'required', checkName);
  const email = read('email', 'optional', checkEmail);
  const phone = read('phone', 'optional', (text) => orInvalid(readPhone(text)));
  if (!given('email') && !given('phone')) fault('email', 'unreachable');
  // Offers come by mail.
  else if (!given('email') && isTicked(form.marketing)) fault('email', 'required');
  const postalCode = read('postalCode', rule.postalCode, (text) => orInvalid(parsePostalCode(text, country)));
  const date = read('date', rule.date, (text) => {
    const problem = dateProblem(text.trim(), now, timeZone);
    return problem ? { problem } : { value: text.trim() };
  });
  // A time on the clock says which part of the day it is.
  const clock = date !== null && date.length > 10 ? date.slice(11) : null;
  const time = read('time', clock === null ? rule.date : 'optional', (text) => orInvalid(codeOf(WIRE_TIMES, text)));
  if (date !== null && time !== null && isPartOver(date.slice(0, 10), time, now, timeZone)) fault('time', 'past');
  const message = read('message', rule.message, checkMessage);
  const offered = readOffered();
  const consent = read('consent', 'required', (text) => orInvalid(isConsentVersion(text) ? text : null));

  /** All required parts, or null. */
  function readOffered(): OfferedVehicle | null {
    const begun = OFFERED_FIELDS.some(given);
    if (rule.offered === 'none' || (rule.offered === 'optional' && !begun)) return null;
    const make = read('offeredMake', 'required', checkOfferedText);
    const model = read('offeredModel', 'required', checkOfferedText);
    const year = read('offeredYear', 'required', (text) => checkOfferedYear(text, now));
    const version = read('offeredVersion', 'optional', checkOfferedText);
    const mileageKm = read('offeredMileage', rule.offered, checkOfferedMileage);
    const condition = read('offeredCondition', rule.offered, (text) => orInvalid(codeOf(WIRE_CONDITIONS, text)));
    const vin = read('offeredVin', 'optional', (text) => checkOfferedVin(text, year));
    return make !== null && model !== null && year !== null ? { make, model, year, version, mileageKm, condition, vin } : null;
  }

  if (problems.length > 0 || name === null || consent === null) return { kind: 'invalid', problems };
  const details: LeadDetails = {
    type,
    productId,
    companyId,
    name,
    email,
    phone,
    postalCode,
    date,
    time: time ?? (clock === null ? null : timeOfDayAt(clock)),
    message,
    offered,
    consent,
    marketing: isTicked(form.marketing),
  };
  return { kind: 'valid', details };
};

const orInvalid = <T>(value: T | null): Checked<T> => (value === null ? { problem: 'invalid' } : { value });

const checkId = (text: string): Checked<number> => (ID.test(text.trim()) ? { value: Number(text) } : { problem: 'invalid' });

/** The code whose name on the wire is this text; null for another text. */
const codeOf = <Code extends string>(names: Readonly<Record<Code, string>>, text: string): Code | null =>
  (Object.keys(names) as Code[]).find((code) => names[code] === text.trim()) ?? null;
