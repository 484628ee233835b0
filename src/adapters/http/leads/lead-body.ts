/** Reads a lead and its origin from a request, JSON or form. */
import { CONSENT_VERSION } from '../../../domain/leads/consent-text.ts';
import {
  EMPTY_FORM,
  LEAD_FIELDS,
  NUMBER_FIELDS,
  TICK_FIELDS,
  WIRE_NAMES,
  type LeadField,
  type LeadForm,
} from '../../../domain/leads/lead-form.ts';
import { FORM_FIELDS } from '../../../domain/leads/lead-wire.ts';
import type { LeadProblem } from '../../../domain/leads/lead-validation.ts';
import type { FormTraces } from '../../../domain/leads/suspicions.ts';
import type { FormStamps } from '../../../ports/form-stamps.ts';

export type Body = Readonly<Record<string, unknown>>;

export interface ReadLead {
  readonly form: LeadForm;
  /** Fields that were given more than once, or as another type than theirs. */
  readonly problems: readonly LeadProblem[];
}

export const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null && !Array.isArray(body);

/** '' for anything but a single text. */
export const textOf = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** As the document of the API says: texts, and for some fields whole numbers or booleans. */
const isOfItsType = (field: LeadField, value: unknown): boolean =>
  typeof value === 'string' ||
  (NUMBER_FIELDS.includes(field) && Number.isSafeInteger(value)) ||
  (TICK_FIELDS.includes(field) && typeof value === 'boolean');

const readField = (body: Body, field: LeadField): string => {
  const value = body[WIRE_NAMES[field]];
  // A program consents to the current text.
  if (value === true) return field === 'consent' ? CONSENT_VERSION : 'true';
  return textOf(body, WIRE_NAMES[field]);
};

export const readLead = (body: Body): ReadLead => {
  const form: Record<LeadField, string> = { ...EMPTY_FORM };
  const problems: LeadProblem[] = [];
  for (const field of LEAD_FIELDS) {
    const value = body[WIRE_NAMES[field]];
    if (isMissing(value) || isOfItsType(field, value)) form[field] = readField(body, field);
    else problems.push({ field, problem: 'repeated' });
  }
  return { form, problems };
};

/** @param needsStamp true for a form; API clients need none */
export const tracesOf = (
  body: Body,
  { stamps, needsStamp, sender }: { readonly stamps: FormStamps; readonly needsStamp: boolean; readonly sender: string },
): FormTraces => ({ honeypot: textOf(body, FORM_FIELDS.honeypot) !== '', stamp: stampOf(body, stamps, needsStamp), sender });

function stampOf(body: Body, stamps: FormStamps, needsStamp: boolean): FormTraces['stamp'] {
  const stamp = textOf(body, FORM_FIELDS.stamp);
  if (stamp === '') return { kind: needsStamp ? 'missing' : 'absent' };
  const ageMs = stamps.ageOf(stamp);
  return ageMs === null ? { kind: 'forged' } : { kind: 'genuine', ageMs };
}
