import { EMPTY_FORM, WIRE_TYPES } from '../../domain/leads/lead-form.ts';
import type { FormKind, LeadFormsView } from '../leads/present-lead-forms.ts';

const AT_REST: LeadFormsView = {
  kinds: ['inquiry', 'appointment', 'availability', 'contact'],
  first: 'inquiry',
  sent: null,
  returned: null,
  productId: '1',
  companyId: '',
  known: {},
  recipient: 'Autos Rive-Nord',
  page: '/_components',
  offer: {
    stamp: 'example',
    consent: {
      version: '2026-11',
      text: 'I agree that Forecourt passes what I write here to Autos Rive-Nord, so that I get an answer. It is kept for 24 months at most.',
    },
    days: { first: '2026-09-15', last: '2026-12-14' },
    now: Date.UTC(2026, 8, 15, 12),
    timeZone: 'America/Toronto',
  },
};

interface ExampleForm {
  readonly of: string;
  /** Unique for each form: it is part of the ids of its fields. */
  readonly kind: FormKind;
  readonly forms: LeadFormsView;
}

export const FORMS: readonly ExampleForm[] = [
  { of: 'Form at rest', kind: 'availability', forms: AT_REST },
  {
    of: 'Form with errors',
    kind: 'appointment',
    forms: {
      ...AT_REST,
      returned: {
        outcome: 'invalid',
        values: { ...EMPTY_FORM, type: WIRE_TYPES.appointment, name: 'M', email: 'marie.tremblay@' },
        problems: [
          { field: 'name', text: 'Name invalid. Give at least 2 characters.' },
          { field: 'email', text: 'Email invalid. Give an address such as name@example.com.' },
          { field: 'date', text: 'Invalid. Choose a day.' },
          { field: 'time', text: 'Invalid. Choose morning, afternoon or evening.' },
          { field: 'consent', text: 'Invalid. Tick this box so that we may pass your request on.' },
        ],
      },
    },
  },
  {
    of: 'Form that could not be stored',
    kind: 'inquiry',
    forms: {
      ...AT_REST,
      returned: { outcome: 'busy', values: { ...EMPTY_FORM, type: WIRE_TYPES.inquiry, name: 'Marie' }, problems: [] },
    },
  },
  { of: 'Form that was sent', kind: 'contact', forms: { ...AT_REST, sent: 'contact' } },
];
