/** Prepares the forms of a page: which, what they need, and what came of one that was sent. */
import { offerLeadForm, type OfferLeadFormPorts } from '../../application/leads/offer-lead-form.ts';
import { WIRE_TYPES, type LeadForm } from '../../domain/leads/lead-form.ts';
import { SENT_PARAMETER } from '../../domain/leads/lead-wire.ts';
import { vehicleForms, type VehicleForm } from '../../domain/leads/vehicle-forms.ts';
import type { Dealer, Listing } from '../../domain/vehicle/vehicle.ts';
import type { PageRequest } from '../page-request.ts';

export type FormKind = VehicleForm | 'buy-online' | 'trade-in' | 'contact';

const kindOfWire = (type: string | null | undefined, kinds: readonly FormKind[]): FormKind | null =>
  kinds.find((kind) => WIRE_TYPES[kind] === type) ?? null;

/** The page again, without word of what was sent. */
const pageOf = ({ path, params }: PageRequest): string => {
  const kept = new URLSearchParams(params);
  kept.delete(SENT_PARAMETER);
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
};

/** Whom and what the forms are about: a vehicle and its dealer, a dealer alone, or neither where the site itself is asked. */
interface FormsAbout {
  readonly listing?: Listing;
  readonly dealer?: Dealer | null;
  /** What the page knows already. */
  readonly known?: Partial<LeadForm>;
}

export const presentLeadForms = (
  kinds: readonly FormKind[],
  { listing, dealer: chosen = null, known = {} }: FormsAbout,
  request: PageRequest,
  ports: OfferLeadFormPorts,
) => {
  const { site, language, params, form: returned = null } = request;
  const dealer = listing?.dealer ?? chosen;
  const sent = kindOfWire(params.get(SENT_PARAMETER), kinds);
  return {
    /** In the order of their tabs. None where a form came back that is not offered any more: what came of it is still told. */
    kinds,
    /** Open where the address names none. */
    first: kindOfWire(returned?.values.type, kinds) ?? sent ?? kinds[0] ?? null,
    /** Was sent just now. */
    sent,
    /** A form that came back to be changed. */
    returned,
    /** The vehicle; '' for none. */
    productId: listing ? String(listing.vehicle.id) : '',
    /** The dealer who is asked about no vehicle of theirs; '' for none. */
    companyId: listing || !dealer ? '' : String(dealer.id),
    /** What the page knows already; the rest is empty. */
    known,
    /** Who answers. */
    recipient: dealer?.name ?? site.name,
    /** Path and query of the page, to come back to. */
    page: pageOf(request),
    offer: offerLeadForm({ site, dealer, languageId: language.id }, ports),
  };
};

/** Of a vehicle's page; null where there is nothing to offer and nothing to tell. */
export const vehicleLeadForms = (listing: Listing, request: PageRequest, ports: OfferLeadFormPorts) => {
  const kinds = vehicleForms(listing.vehicle);
  return kinds.length > 0 || request.form ? presentLeadForms(kinds, { listing }, request, ports) : null;
};

export type LeadFormsView = ReturnType<typeof presentLeadForms>;
