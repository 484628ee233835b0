import type { LeadFormsView } from '../leads/lead-forms-view.ts';

/** The page on which visitors write to the site itself. */
export interface ContactView {
  readonly path: string;
  readonly sender: string;
  readonly postalAddress: string;
  readonly mail: string;
  readonly forms: LeadFormsView;
}
