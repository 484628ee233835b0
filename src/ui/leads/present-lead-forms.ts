/** Prepares the forms of a page: their data, and the outcome of one that was submitted. */
import { offerLeadForm, type OfferLeadFormPorts } from '../../application/leads/offer-lead-form.ts';
import { WIRE_TYPES, type LeadForm } from '../../domain/leads/lead-form.ts';
import { groupName } from '../../domain/leads/lead-routing.ts';
import { SENT_PARAMETER } from '../../domain/leads/lead-wire.ts';
import { vehicleForms, type VehicleForm } from '../../domain/leads/vehicle-forms.ts';
import type { Dealer, Listing } from '../../domain/vehicle/vehicle.ts';
import type { PageRequest } from '../page-request.ts';

export type FormKind = VehicleForm | 'buy-online' | 'trade-in' | 'contact';

const kindOfWire = (type: string | null | undefined, kinds: readonly FormKind[]): FormKind | null =>
  kinds.find((kind) => WIRE_TYPES[kind] === type) ?? null;

/** The page's address without the parameter of a sent form. */
const pageOf = ({ path, params }: PageRequest): string => {
  const kept = new URLSearchParams(params);
  kept.delete(SENT_PARAMETER);
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
};

/** The subject of the forms: a vehicle and its dealer, a dealer alone, or neither for a form to the site. */
interface FormsAbout {
  readonly listing?: Listing;
  readonly dealer?: Dealer | null;
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
    /** In the order of their tabs. Empty if a rejected form is no longer offered: its outcome is still shown. */
    kinds,
    /** The open form if the address names none. */
    first: kindOfWire(returned?.values.type, kinds) ?? sent ?? kinds[0] ?? null,
    /** Was sent just now. */
    sent,
    /** A form that was rejected, with its values. */
    returned,
    /** The vehicle; '' for none. */
    productId: listing ? String(listing.vehicle.id) : '',
    /** The dealer, if the form is not about a vehicle; '' for none. */
    companyId: listing || !dealer ? '' : String(dealer.id),
    known,
    /** Name of who answers. */
    recipient: dealer ? dealer.name : site.name,
    /** Name of the dealer's group, which gets a copy; null for none. */
    group: dealer && groupName(dealer),
    /** Path and query of the page, to come back to. */
    page: pageOf(request),
    offer: offerLeadForm({ site, dealer, languageId: language.id }, ports),
  };
};

/** The forms of a vehicle's page; null if it offers none and none was submitted. */
export const vehicleLeadForms = (listing: Listing, request: PageRequest, ports: OfferLeadFormPorts) => {
  const kinds = vehicleForms(listing.vehicle);
  return kinds.length > 0 || request.form ? presentLeadForms(kinds, { listing }, request, ports) : null;
};

export type LeadFormsView = ReturnType<typeof presentLeadForms>;
