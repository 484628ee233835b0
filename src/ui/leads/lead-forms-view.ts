/** The forms of a page, as plain JSON. */
import type { LeadForm } from '../../domain/leads/lead-form.ts';
import type { LeadFormState } from '../../domain/leads/form-state.ts';
import type { LeadFormOffer } from '../../application/leads/offer-lead-form.ts';
import type { VehicleForm } from '../../domain/leads/vehicle-forms.ts';

export type FormKind = VehicleForm | 'buy-online' | 'trade-in' | 'contact';

export interface LeadFormsView {
  /** In the order of their tabs. None where a form came back that is not offered any more: what came of it is still told. */
  readonly kinds: readonly FormKind[];
  /** Open where the address names none. */
  readonly first: FormKind | null;
  /** Was sent just now. */
  readonly sent: FormKind | null;
  /** A form that came back to be changed. */
  readonly returned: LeadFormState | null;
  /** The vehicle; '' for none. */
  readonly productId: string;
  /** The dealer who is asked about no vehicle of theirs; '' for none. */
  readonly companyId: string;
  /** What the page knows already; the rest is empty. */
  readonly known: Partial<LeadForm>;
  /** Who answers. */
  readonly recipient: string;
  /** Path and query of the page, to come back to. */
  readonly page: string;
  readonly offer: LeadFormOffer;
}
