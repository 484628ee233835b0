/** How vehicles are bought online, which can be, and the one that the visitor came for (`?ProductId=`). */
import { nameOf } from '../../../domain/vehicle/vehicle-texts.ts';
import { aroundPlace } from '../../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { LEAD_TYPE_RULES } from '../../../domain/leads/lead.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { scopeOf, typesOfDivision } from '../../../domain/site/site.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import type { BuyOnlineView, ChosenView } from '../../../ui/buy-online/buy-online-view.ts';
import type { Loader, PagePorts, PageRequest } from '../loader.ts';
import { presentCard, type CardContext } from '../presenters/card-view.ts';
import { presentEstimate } from '../presenters/estimate-view.ts';
import { presentLeadForms } from '../presenters/lead-forms-view.ts';
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
  const { site, language, params, place, terms } = request;
  const { search, vehicles } = ports;
  const languageId = language.id;
  const context = { site, languageId, carried: carriedParameters(params, site.logoInInventory), from: place, terms };
  const scope = scopeOf(site, typesOfDivision(site.division));
  const find = (query: InventoryQuery) => search.search({ query: aroundPlace(query, place, site), scope });

  const whole: InventoryQuery = { ...EMPTY_QUERY, flags: ['buyOnline'], pageSize: SHOWN + 1 };
  const near = await find(whole);
  // What is bought online may come from far, where nothing is near.
  const everywhere = near.total === 0 ? { distanceKm: 0 } : {};
  const [found, listing] = await Promise.all([
    near.total === 0 ? find({ ...whole, ...everywhere }) : near,
    vehicleAskedFor(request, ports),
  ]);
  const chosen = listing && chosenOf(listing, request, context, ports);
  const cards = (await vehicles.ofIds(found.ids)).map((each) => presentCard(each, context));
  const priced = chosen?.kind === 'offered' ? [chosen.card, ...cards] : cards;
  return {
    kind: 'page',
    view: {
      path: pathOf('Public_BuyOnline', languageId),
      chosen,
      total: { count: found.total, text: numberText(found.total, languageId) },
      listPath: listPath(site.division, languageId, { flags: ['buyOnline'], ...everywhere }),
      cards: cards.filter(({ id }) => id !== listing?.vehicle.id).slice(0, SHOWN),
      estimate: presentEstimate(priced, site, languageId, terms),
    },
  };
};
