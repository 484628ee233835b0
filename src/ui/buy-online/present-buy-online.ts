/** How vehicles are bought online, which can be, and the one that the visitor came for. Paths are without carried parameters. */
import type { OnlineVehicles } from '../../application/buy-online/browse-online.ts';
import type { OfferLeadFormPorts } from '../../application/leads/offer-lead-form.ts';
import { listPath } from '../../domain/inventory/list-path.ts';
import { LEAD_TYPE_RULES } from '../../domain/leads/lead.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { nameOf, vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import { cardContextOf, presentCard } from '../components/present-card.ts';
import { countView } from '../components/present-count.ts';
import { presentEstimate } from '../finance/present-estimate.ts';
import { presentLeadForms } from '../leads/present-lead-forms.ts';
import type { PageRequest } from '../page-request.ts';

/** Vehicles on the page besides the chosen one. */
export const SHOWN = 8;

/** The vehicle that the visitor came for. `not-offered`: it can't be bought online, or not any more. */
const chosenView = (listing: Listing, request: PageRequest, ports: OfferLeadFormPorts) => {
  const { vehicle, dealer } = listing;
  const path = vehiclePath(vehicle, request.language.id);
  if (!LEAD_TYPE_RULES['buy-online'].allows(vehicle))
    return { kind: 'not-offered' as const, name: nameOf(vehicle, request.language.id), path };
  return {
    kind: 'offered' as const,
    name: vehicleName(vehicle, request.language.id),
    card: presentCard(listing, cardContextOf(request)),
    path,
    dealer: dealer.name,
    forms: presentLeadForms(['buy-online'], { listing }, request, ports),
  };
};

export const buyOnlineView = (
  online: OnlineVehicles,
  listing: Listing | null,
  request: PageRequest,
  ports: OfferLeadFormPorts,
) => {
  const { site, language, terms } = request;
  const chosen = listing && chosenView(listing, request, ports);
  const cards = online.listings.map((each) => presentCard(each, cardContextOf(request)));
  const priced = chosen?.kind === 'offered' ? [chosen.card, ...cards] : cards;
  return {
    path: pathOf('Public_BuyOnline', language.id),
    chosen,
    total: countView(online.total, language.id),
    /** The list of all of them. */
    listPath: listPath(site.division, language.id, online.query),
    cards: cards.filter(({ id }) => id !== listing?.vehicle.id).slice(0, SHOWN),
    estimate: presentEstimate(priced, site, language.id, terms),
  };
};

export type BuyOnlineView = ReturnType<typeof buyOnlineView>;
export type ChosenView = NonNullable<BuyOnlineView['chosen']>;
