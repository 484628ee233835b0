/** How vehicles are bought online, which can be, and the one that the visitor came for (`?ProductId=`). */
import { aroundPlace } from '../../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { scopeOf, showsDealer, typesOfDivision } from '../../../domain/site/site.ts';
import { AVAILABILITY_RULES } from '../../../domain/vehicle/availability.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import type { BuyOnlineView, ChosenView } from '../../../ui/buy-online/buy-online-view.ts';
import { VEHICLE_PARAMETER } from '../../../ui/financing/finance-view.ts';
import type { Loader, PagePorts, PageRequest } from '../loader.ts';
import { presentCard, type CardContext } from '../presenters/card-view.ts';
import { presentEstimate } from '../presenters/estimate-view.ts';
import { presentLeadForms } from '../presenters/lead-forms-view.ts';
import { nameOf } from '../presenters/vehicle-names.ts';

const SHOWN = 8;

const askedFor = async ({ site, params }: PageRequest, { vehicles }: PagePorts): Promise<Listing | null> => {
  const id = Number(params.get(VEHICLE_PARAMETER) ?? NaN);
  const listing = Number.isSafeInteger(id) && id > 0 ? await vehicles.ofId(id) : null;
  return listing && showsDealer(site, listing.dealer) ? listing : null;
};

const chosenOf = (listing: Listing, request: PageRequest, context: CardContext, ports: PagePorts): ChosenView => {
  const { vehicle, dealer } = listing;
  const path = vehiclePath(vehicle, request.language.id);
  if (!vehicle.buyOnline || !AVAILABILITY_RULES[vehicle.availability].enquire)
    return { kind: 'not-offered', name: nameOf(vehicle), path };
  const forms = presentLeadForms(['buy-online'], listing, request, { clock: ports.clock, ...ports.leadForms });
  const name = [nameOf(vehicle), vehicle.version].filter((part) => part !== null).join(' ');
  return { kind: 'offered', name, card: presentCard(listing, context), path, dealer: dealer.name, forms };
};

export const loadBuyOnline: Loader<BuyOnlineView> = async (request, ports) => {
  const { site, language, params, place } = request;
  const { search, vehicles } = ports;
  const languageId = language.id;
  const context = { site, languageId, carried: carriedParameters(params, site.logoInInventory), from: place };
  const scope = scopeOf(site, typesOfDivision(site.division));
  const find = (query: InventoryQuery) =>
    search.search({ query: aroundPlace(query, place, site), scope, facets: [], histograms: [] });

  const whole: InventoryQuery = { ...EMPTY_QUERY, flags: ['buyOnline'], pageSize: SHOWN + 1 };
  const near = await find(whole);
  // What is bought online may come from far, where nothing is near.
  const everywhere = near.total === 0 ? { distanceKm: 0 } : {};
  const [found, listing] = await Promise.all([
    near.total === 0 ? find({ ...whole, ...everywhere }) : near,
    askedFor(request, ports),
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
      estimate: presentEstimate(priced, site, languageId),
    },
  };
};
