/**
 * What is wrong with a field, in the visitor's language: what to do, which says it all for a field that is empty or too long. What
 * was filled in wrongly has the specification's message first (section 5), in English to the letter.
 */
import type { Translate } from '../language/translate.ts';
import { DAYS_AHEAD } from './lead-date.ts';
import type { LeadField } from './lead-form.ts';
import type { LeadProblem } from './lead-validation.ts';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, NAME_MIN, type Problem } from './field-rules.ts';

/** The fields for which the specification has a message; every other has its plain 'Invalid'. */
const MESSAGES = {
  productId: 'vehicle',
  offeredMake: 'vehicle',
  offeredModel: 'vehicle',
  offeredYear: 'vehicle',
  offeredVersion: 'vehicle',
  offeredVin: 'vehicle',
  name: 'name',
  email: 'email',
  phone: 'phone',
  postalCode: 'postalCode',
} as const satisfies Readonly<Partial<Record<LeadField, string>>>;

/** The problems for which a field has its own hint. */
const HINTS = {
  any: ['required', 'repeated', 'too-long'],
  type: ['invalid'],
  productId: ['required', 'invalid', 'not-offered'],
  companyId: ['invalid'],
  name: ['required', 'invalid', 'too-short', 'too-long', 'link'],
  email: ['required', 'invalid', 'too-long', 'unreachable'],
  phone: ['invalid'],
  postalCode: ['invalid'],
  date: ['required', 'invalid', 'past', 'too-far'],
  time: ['required', 'invalid', 'past'],
  message: ['required', 'invalid', 'too-long'],
  offeredMake: ['invalid'],
  offeredModel: ['invalid'],
  offeredVersion: ['invalid'],
  offeredYear: ['invalid'],
  offeredMileage: ['invalid'],
  offeredCondition: ['required', 'invalid'],
  offeredVin: ['invalid'],
  consent: ['required', 'invalid'],
} as const satisfies Readonly<Partial<Record<LeadField | 'any', readonly Problem[]>>>;

type Hint = { [Field in keyof typeof HINTS]: `${Field}.${(typeof HINTS)[Field][number]}` }[keyof typeof HINTS];

/** What fills in `{{limit}}`. */
const LIMITS: Readonly<Partial<Record<Hint, number>>> = {
  'name.too-short': NAME_MIN,
  'name.too-long': NAME_MAX,
  'email.too-long': EMAIL_MAX,
  'message.too-long': MESSAGE_MAX,
  'date.too-far': DAYS_AHEAD,
};

const hintOf = ({ field, problem }: LeadProblem): Hint | undefined => {
  const own: Readonly<Partial<Record<LeadField, readonly Problem[]>>> = HINTS;
  const any: readonly Problem[] = HINTS.any;
  const owner = own[field]?.includes(problem) ? field : any.includes(problem) ? 'any' : null;
  return owner === null ? undefined : (`${owner}.${problem}` as Hint);
};

/** 'Name invalid. Use letters, …'; 'Give your name.' */
export const problemText = (fault: LeadProblem, t: Translate): string => {
  const messages: Readonly<Partial<Record<LeadField, (typeof MESSAGES)[keyof typeof MESSAGES]>>> = MESSAGES;
  const own = messages[fault.field];
  const message = t(`leads:problem.${own ?? 'invalid'}`);
  const hint = hintOf(fault);
  if (hint === undefined) return message;
  const limit = LIMITS[hint];
  const advice = t(`leads:hint.${hint}`, limit === undefined ? {} : { limit });
  // A hint for any field does not say which one it is about.
  const needsMessage = fault.problem === 'invalid' || (hint.startsWith('any.') && own !== undefined);
  return needsMessage ? `${message}. ${advice}` : advice;
};
