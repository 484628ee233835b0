/** Prepares the forms of a page: their data, and the outcome of one that was submitted. */
import { offerLeadForm, type OfferLeadFormPorts } from '../../application/leads/offer-lead-form.ts';
import type { Language } from '../../domain/language/language.ts';
import { WIRE_TYPES, type LeadForm } from '../../domain/leads/lead-form.ts';
import { groupName } from '../../domain/leads/lead-routing.ts';
import { SENT_PARAMETER } from '../../domain/leads/lead-wire.ts';
import { vehicleForms, type VehicleForm } from '../../domain/leads/vehicle-forms.ts';
import { modelName } from '../../domain/vehicle/vehicle-name.ts';
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

/** The dealers of these vehicles, each once: 'A, B and C'. */
const namesOf = (listings: readonly Listing[], { locale }: Language): string =>
  new Intl.ListFormat(locale).format(new Set(listings.map(({ dealer }) => dealer.name)));

/** The subject of the forms: a vehicle and its dealer, a dealer alone, or neither for a form to the site. */
interface FormsAbout {
  readonly listing?: Listing;
  readonly dealer?: Dealer | null;
  /** The vehicles of a form to several dealers. */
  readonly several?: readonly Listing[];
  readonly known?: Partial<LeadForm>;
}

export const presentLeadForms = (
  kinds: readonly FormKind[],
  { listing, dealer: chosen = null, several = [], known = {} }: FormsAbout,
  request: PageRequest,
  ports: OfferLeadFormPorts,
) => {
  const { site, language, params, form: returned = null } = request;
  const dealer = listing?.dealer ?? chosen;
  const ticked = several.length > 0;
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
    /** The vehicles to tick in a form to several dealers, and who reads it; null for any other form. */
    asked: ticked
      ? several.map(({ vehicle, dealer: asked }) => ({
          id: vehicle.id,
          name: [modelName(vehicle, language.id), vehicle.version].filter((part) => part !== null).join(' '),
          dealer: asked.name,
          group: groupName(asked),
          checked: returned?.asked === undefined || returned.asked.includes(vehicle.id),
        }))
      : null,
    known,
    /** Name of who answers. */
    recipient: ticked ? namesOf(several, language) : dealer ? dealer.name : site.name,
    /** Name of the dealer's group, which gets a copy; null for none. */
    group: dealer && groupName(dealer),
    /** Path and query of the page, to come back to. */
    page: pageOf(request),
    offer: offerLeadForm({ site, dealer, languageId: language.id, ticked }, ports),
  };
};

/** The forms of a vehicle's page; null if it offers none and none was submitted. */
export const vehicleLeadForms = (listing: Listing, request: PageRequest, ports: OfferLeadFormPorts) => {
  const kinds = vehicleForms(listing.vehicle);
  return kinds.length > 0 || request.form ? presentLeadForms(kinds, { listing }, request, ports) : null;
};

/** The form to the dealers of several vehicles; null where fewer than two take questions about theirs. */
export const severalLeadForms = (listings: readonly Listing[], request: PageRequest, ports: OfferLeadFormPorts) => {
  const several = listings.filter(({ vehicle }) => vehicleForms(vehicle).includes('inquiry'));
  return several.length > 1 ? presentLeadForms(['inquiry'], { several }, request, ports) : null;
};

export type LeadFormsView = ReturnType<typeof presentLeadForms>;
