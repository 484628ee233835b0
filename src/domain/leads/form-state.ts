import type { LeadField, LeadForm } from './lead-form.ts';

/** A rejected form: the page shows it again as it was filled in, with its problems. */
export interface LeadFormState {
  readonly outcome: 'invalid' | 'conflict' | 'busy';
  readonly values: LeadForm;
  /** In the visitor's language, in the order of the fields; empty unless `invalid`. */
  readonly problems: readonly { readonly field: LeadField; readonly text: string }[];
}
