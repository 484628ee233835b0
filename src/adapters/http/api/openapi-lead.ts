/** The body of `POST /api/leads` as JSON Schema, by the rules and limits of domain/leads. */
import { CONSENT_VERSIONS } from '../../../domain/leads/consent-text.ts';
import {
  EMAIL,
  EMAIL_MAX,
  HIGHEST_MILEAGE,
  MESSAGE_MAX,
  NAME_MAX,
  NAME_MIN,
  OFFERED_MAX,
  OFFERED_TEXT,
  OLDEST_YEAR,
  PHONE_MAX,
  VIN_MAX,
} from '../../../domain/leads/field-rules.ts';
import {
  LEAD_FIELDS,
  NUMBER_FIELDS,
  TICK_FIELDS,
  WIRE_CONDITIONS,
  WIRE_NAMES,
  WIRE_TIMES,
  WIRE_TYPES,
  type LeadField,
} from '../../../domain/leads/lead-form.ts';
import { LEAD_TYPE_RULES, LEAD_TYPES, type LeadType } from '../../../domain/leads/lead.ts';
import { FORM_FIELDS } from '../../../domain/leads/lead-wire.ts';

type Schema = Readonly<Record<string, unknown>>;
type Need = 'required' | 'optional' | 'none';

const EMPTY: Schema = { enum: [null, ''] };
const said = (schema: Schema, description: string): Schema => ({ ...schema, description });

const id: Schema = {
  anyOf: [
    { type: 'integer', minimum: 0 },
    { type: 'string', pattern: '^\\d{1,15}$' },
  ],
};
const offeredText: Schema = { type: 'string', maxLength: OFFERED_MAX, pattern: OFFERED_TEXT.source };

/** What each field holds in the types of lead that ask for it. */
const CONTENTS: Readonly<Record<LeadField, Schema>> = {
  type: { enum: Object.values(WIRE_TYPES) },
  productId: said(id, 'The vehicle: one of the host that can be asked about'),
  companyId: said(id, 'Of a lead about no vehicle: the dealer who is asked'),
  name: said(
    { type: 'string', minLength: NAME_MIN, maxLength: NAME_MAX, pattern: "^[\\p{L}\\p{M} '’.-]*\\p{L}[\\p{L}\\p{M} '’.-]*$" },
    'Without the address of a page',
  ),
  email: { type: 'string', maxLength: EMAIL_MAX, pattern: EMAIL.source },
  phone: said(
    { type: 'string', maxLength: PHONE_MAX, pattern: '^\\+?[\\d\\s().\\-/]{7,}(?:(?:x|ext\\.?|poste) ?\\d{1,6})?$' },
    'By the numbering plan of the host’s country, or with a country code',
  ),
  postalCode: said({ type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$' }, 'Of the host’s country'),
  date: said(
    { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(?: (?:[01]\\d|2[0-3]):[0-5]\\d)?$' },
    'By the dealer’s clock, from now on and within 90 days',
  ),
  time: { enum: Object.values(WIRE_TIMES) },
  message: { type: 'string', maxLength: MESSAGE_MAX, pattern: '\\S' },
  offeredMake: offeredText,
  offeredModel: offeredText,
  offeredYear: said(
    {
      anyOf: [
        { type: 'integer', minimum: OLDEST_YEAR, maximum: 9999 },
        { type: 'string', pattern: '^\\d{4}$' },
      ],
    },
    'At most next year',
  ),
  offeredVersion: offeredText,
  offeredMileage: said(
    {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: HIGHEST_MILEAGE },
        { type: 'string', pattern: "^\\d[\\d\\s.,'’]*(?:[kK][mM])?$" },
      ],
    },
    'In kilometres; a text may have marks between thousands',
  ),
  offeredCondition: { enum: Object.values(WIRE_CONDITIONS) },
  offeredVin: said({ type: 'string', maxLength: VIN_MAX }, 'Of seventeen characters, from 1981'),
  consent: said({ enum: [true, ...CONSENT_VERSIONS] }, 'true agrees to the text that is valid today, a version to that one'),
  marketing: said({ type: ['boolean', 'string'] }, 'true: the visitor agrees to receive offers, which needs an email'),
};

/** The types of JSON that a field may have, also in a lead that does not ask for it. */
const typesOf = (field: LeadField): readonly string[] => [
  ...(NUMBER_FIELDS.includes(field) ? ['integer'] : []),
  ...(TICK_FIELDS.includes(field) ? ['boolean'] : []),
  'string',
  'null',
];

const name = (field: LeadField): string => WIRE_NAMES[field];
const given = (field: LeadField): Schema => ({ required: [name(field)], properties: { [name(field)]: { not: EMPTY } } });

/** These fields where they are asked for, each required or else empty or absent. */
const asking = (needs: Readonly<Partial<Record<LeadField, Need>>>): Schema => {
  const asked = LEAD_FIELDS.filter((field) => (needs[field] ?? 'none') !== 'none');
  const required = asked.filter((field) => needs[field] === 'required');
  return {
    ...(required.length > 0 && { required: required.map(name) }),
    properties: Object.fromEntries(
      asked.map((field) => [name(field), needs[field] === 'required' ? CONTENTS[field] : { anyOf: [EMPTY, CONTENTS[field]] }]),
    ),
  };
};

const offeredVehicle = (need: 'required' | 'optional'): Schema =>
  asking({
    offeredMake: 'required',
    offeredModel: 'required',
    offeredYear: 'required',
    offeredVersion: 'optional',
    offeredMileage: need,
    offeredCondition: need,
    offeredVin: 'optional',
  });
const OFFERED = LEAD_FIELDS.filter((field) => field.startsWith('offered'));

const ofType = (type: LeadType): Schema => {
  const { vehicle, dealer, date, message, offered, postalCode } = LEAD_TYPE_RULES[type];
  return {
    if: { properties: { [name('type')]: { const: WIRE_TYPES[type] } } },
    then: {
      allOf: [
        asking({ productId: vehicle, companyId: dealer, date, message, postalCode }),
        ...(date === 'required' ? [{ anyOf: [asking({ time: 'required' }), TIMED] }, asking({ time: 'optional' })] : []),
        ...(offered === 'required' ? [offeredVehicle('required')] : []),
        ...(offered === 'optional' ? [{ if: { anyOf: OFFERED.map(given) }, then: offeredVehicle('optional') }] : []),
      ],
    },
  };
};

/** A date with a time on the clock, which says which part of the day it is. */
const TIMED: Schema = { properties: { [name('date')]: { pattern: ' ' } } };
const TICKED: Schema = { enum: [true, 'true', 'on', 'yes', '1'] };

export const LEAD_SCHEMA: Schema = {
  type: 'object',
  description: 'White space around texts is left off first. null and an empty text are as good as absent.',
  properties: {
    ...Object.fromEntries(
      LEAD_FIELDS.map((field) => {
        const { description } = CONTENTS[field];
        return [name(field), { type: typesOf(field), ...(description !== undefined && { description }) }];
      }),
    ),
    [FORM_FIELDS.stamp]: { description: 'Of a page that showed the form; without a genuine one the visitor gets no mail' },
    [FORM_FIELDS.language]: {
      description: 'Of the answer’s words and of the mail, 1 to 5; the language of the site where it is none of them',
    },
  },
  allOf: [
    asking({
      type: 'required',
      name: 'required',
      email: 'optional',
      phone: 'optional',
      consent: 'required',
      marketing: 'optional',
    }),
    { anyOf: [given('email'), given('phone')] },
    { if: { required: [name('marketing')], properties: { [name('marketing')]: TICKED } }, then: given('email') },
    ...LEAD_TYPES.map(ofType),
  ],
};
