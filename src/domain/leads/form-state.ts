import type { LeadField, LeadForm } from './lead-form.ts';

/** A form that came back: the page shows it again as it was filled in, with what has to change. */
export interface LeadFormState {
  readonly outcome: 'invalid' | 'conflict' | 'busy';
  readonly values: LeadForm;
  /** In the visitor's language, in the order of the fields; empty unless `invalid`. */
  readonly problems: readonly { readonly field: LeadField; readonly text: string }[];
}
