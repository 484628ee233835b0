/** The fields of each form, and how they are read. */
import { EMPTY_FORM, LEAD_FIELDS, WIRE_NAMES, type LeadField, type LeadForm } from '../../domain/leads/lead-form.ts';
import { ASKED_FIELD, FORM_FIELDS } from '../../domain/leads/lead-wire.ts';
import type { FormKind } from './present-lead-forms.ts';

/** Whether each form has a message field, and whether it is required. */
export const MESSAGE_OF: Readonly<Record<FormKind, 'none' | 'optional' | 'required'>> = {
  inquiry: 'optional',
  appointment: 'optional',
  history: 'none',
  availability: 'none',
  'buy-online': 'optional',
  'trade-in': 'optional',
  contact: 'required',
};

/** The order of problems: hidden fields first, then as the fields are on the screen. */
export const SHOWN_ORDER: readonly LeadField[] = [
  'type',
  'productId',
  'companyId',
  'date',
  'time',
  'offeredMake',
  'offeredModel',
  'offeredYear',
  'offeredVersion',
  'offeredMileage',
  'offeredCondition',
  'offeredVin',
  'name',
  'email',
  'phone',
  'postalCode',
  'message',
  'consent',
];

/** The visitor's own data, which is copied to the next form. */
const OWN_FIELDS: readonly LeadField[] = ['name', 'email', 'phone', 'message'];

export const fieldId = (kind: FormKind, field: LeadField): string => `${kind}-${field}`;

export const fieldOfName = (name: string): LeadField | undefined => LEAD_FIELDS.find((field) => WIRE_NAMES[field] === name);

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

export const valuesOf = (form: HTMLFormElement): LeadForm => {
  const data = new FormData(form);
  const values: Record<LeadField, string> = { ...EMPTY_FORM };
  for (const field of LEAD_FIELDS) values[field] = textIn(data, WIRE_NAMES[field]);
  // A form to several dealers is checked as one of its leads.
  values.productId ||= data.getAll(ASKED_FIELD).find((id): id is string => typeof id === 'string' && id !== '') ?? '';
  return values;
};

export const tracesOf = (form: HTMLFormElement): Readonly<Record<string, string>> => {
  const data = new FormData(form);
  return Object.fromEntries(Object.values(FORM_FIELDS).map((name) => [name, textIn(data, name)]));
};

/** Fills empty fields with the values of the page's other forms. */
export const takeOver = (form: HTMLFormElement, others: Iterable<HTMLFormElement>): void => {
  for (const other of others) {
    for (const field of OWN_FIELDS) {
      const from = other.elements.namedItem(WIRE_NAMES[field]);
      const to = form.elements.namedItem(WIRE_NAMES[field]);
      if (isTextField(from) && isTextField(to) && to.value === '') to.value = from.value;
    }
  }
};

const isTextField = (element: Element | RadioNodeList | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
