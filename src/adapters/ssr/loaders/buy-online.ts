/** How vehicles are bought online, which ones can be, and the one that the visitor chose (`?ProductId=`). */
import { nameOf } from '../../../domain/vehicle/vehicle-texts.ts';
import { browseOnline } from '../../../application/buy-online/browse-online.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { LEAD_TYPE_RULES } from '../../../domain/leads/lead.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import type { BuyOnlineView, ChosenView } from '../../../ui/buy-online/buy-online-view.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { cardContextOf, presentCard, type CardContext } from '../../../ui/components/present-card.ts';
import { presentEstimate } from '../../../ui/finance/present-estimate.ts';
import { presentLeadForms } from '../../../ui/leads/present-lead-forms.ts';
import { vehicleAskedFor } from '../vehicle-asked-for.ts';

const SHOWN = 8;

const chosenOf = (listing: Listing, request: PageRequest, context: CardContext, ports: PagePorts): ChosenView => {
  const { vehicle, dealer } = listing;
  const path = vehiclePath(vehicle, request.language.id);
  if (!LEAD_TYPE_RULES['buy-online'].allows(vehicle)) return { kind: 'not-offered', name: nameOf(vehicle), path };
  const forms = presentLeadForms(['buy-online'], { listing }, request, { clock: ports.clock, ...ports.leadForms });
  const name = [nameOf(vehicle), vehicle.version].filter((part) => part !== null).join(' ');
  return { kind: 'offered', name, card: presentCard(listing, context), path, dealer: dealer.name, forms };
};

export const loadBuyOnline: Loader<BuyOnlineView> = async (request, ports) => {
  const { site, language, place } = request;
  const languageId = language.id;
  const context = cardContextOf(request);
  const [online, listing] = await Promise.all([
    browseOnline({ site, place, most: SHOWN + 1 }, ports),
    vehicleAskedFor(request, ports),
  ]);
  const chosen = listing && chosenOf(listing, request, context, ports);
  const cards = online.listings.map((each) => presentCard(each, context));
  const priced = chosen?.kind === 'offered' ? [chosen.card, ...cards] : cards;
  return {
    kind: 'page',
    view: {
      path: pathOf('Public_BuyOnline', languageId),
      chosen,
      total: { count: online.total, text: numberText(online.total, languageId) },
      listPath: listPath(site.division, languageId, online.query),
      cards: cards.filter(({ id }) => id !== listing?.vehicle.id).slice(0, SHOWN),
      estimate: presentEstimate(priced, site, languageId, request.terms),
    },
  };
};
