/** The forms of a page, as plain JSON. */
import type { LeadFormOffer } from '../../application/leads/offer-lead-form.ts';
import type { LeadFormState } from '../../domain/leads/form-state.ts';
import type { VehicleForm } from '../../domain/leads/vehicle-forms.ts';

export type FormKind = VehicleForm | 'buy-online' | 'contact';

export interface LeadFormsView {
  /** In the order of their tabs. None where a form came back that is not offered any more: what came of it is still told. */
  readonly kinds: readonly FormKind[];
  /** Open where the address names none. */
  readonly first: FormKind | null;
  /** Was sent just now. */
  readonly sent: FormKind | null;
  /** A form that came back to be changed. */
  readonly returned: LeadFormState | null;
  /** The vehicle; '' for a message to the site. */
  readonly productId: string;
  /** Who answers. */
  readonly recipient: string;
  /** Path and query of the page, to come back to. */
  readonly page: string;
  readonly offer: LeadFormOffer;
}
