import type { LeadField, LeadForm } from './lead-form.ts';

/** A rejected form: the page shows it again as it was filled in, with its problems. */
export interface LeadFormState {
  readonly outcome: 'invalid' | 'conflict' | 'busy';
  /** Of the answer in the server's log; null where only the fields are wrong. */
  readonly id: string | null;
  readonly values: LeadForm;
  /** The vehicles that were ticked in a form to several dealers. */
  readonly asked?: readonly number[];
  /** In the visitor's language, in the order of the fields; empty unless `invalid`. */
  readonly problems: readonly { readonly field: LeadField; readonly text: string }[];
}
