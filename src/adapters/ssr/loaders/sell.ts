/** The page for a visitor who wants to sell his vehicle or trade it in. */
import { likelyBuyers } from '../../../application/leads/likely-buyers.ts';
import { valueVehicle } from '../../../application/rating/value-vehicle.ts';
import { FAVOURITES_COOKIE, favouritesOf, SAVED_AT_COOKIE } from '../../../domain/favourites/favourites.ts';
import { EMPTY_QUERY, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { newestYear } from '../../../domain/leads/field-rules.ts';
import { LEAD_TYPE_RULES } from '../../../domain/leads/lead.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { scopeOf, showsDealer } from '../../../domain/site/site.ts';
import { fold } from '../../../domain/text/fold.ts';
import { decodeTrade, type TradedVehicle, type TradeQuestion } from '../../../domain/leads/trade-question.ts';
import type { Dealer, Listing } from '../../../domain/vehicle/vehicle.ts';
import type { SellView } from '../../../ui/sell/present-sell.ts';
import { DEALER_PARAMETER } from '../../../ui/sell/sell-wire.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { presentLeadForms } from '../../../ui/leads/present-lead-forms.ts';
import { choiceViews, offeredValues, wantedView } from '../../../ui/sell/present-offer.ts';
import { tradedText, worthView } from '../../../ui/sell/present-sell.ts';
import { vehicleAskedFor } from '../vehicle-asked-for.ts';
import { askedDealer } from './dealer.ts';

const MOST_FAVOURITES = 6;
const ID = /^\d{1,15}$/;

/** Names of what is on offer, the most frequent first: those that a value can be found for. */
const suggestions = async (
  make: string,
  scope: InventoryScope,
  ports: PagePorts,
): Promise<Pick<SellView, 'makes' | 'models'>> => {
  const ask = (makes: readonly string[], facet: 'make' | 'model') =>
    ports.search.search({ query: { ...EMPTY_QUERY, makes, pageSize: 1 }, scope, facets: [facet] });
  const makes = (await ask([], 'make')).facets.make ?? [];
  const key = fold(make);
  const models = makes.some(({ value }) => value === key) ? ((await ask([key], 'model')).facets.model ?? []) : [];
  return { makes: makes.map(({ name }) => name), models: models.map(({ name }) => name) };
};

/** The dealer whom the address names, else the one whose own page this is. */
const dealerAsked = async (request: PageRequest, { vehicles }: PagePorts): Promise<Dealer | null> => {
  const named = request.params.get(DEALER_PARAMETER) ?? '';
  const id = ID.test(named) ? Number(named) : askedDealer(request);
  const dealer = id === null ? null : await vehicles.dealerOfId(id);
  return dealer && showsDealer(request.site, dealer) ? dealer : null;
};

/** What the visitor has saved and may still have for his own. */
const wantable = async ({ site, cookies }: PageRequest, { vehicles }: PagePorts): Promise<Listing[]> => {
  const kept = favouritesOf(cookies[FAVOURITES_COOKIE], cookies[SAVED_AT_COOKIE]);
  const listings = await vehicles.ofIds(kept.map(({ id }) => id));
  return listings
    .filter(({ vehicle, dealer }) => showsDealer(site, dealer) && LEAD_TYPE_RULES['trade-in'].allows(vehicle))
    .slice(0, MOST_FAVOURITES);
};

interface Asked {
  readonly question: TradeQuestion;
  readonly chosen: Dealer | null;
  readonly wanted: Listing | null;
}

const offerOf = async (
  traded: TradedVehicle,
  { question, chosen, wanted }: Asked,
  request: PageRequest,
  ports: PagePorts,
): Promise<NonNullable<SellView['offer']>> => {
  const [likely, favourites] = await Promise.all([likelyBuyers(traded.make, request, ports), wantable(request, ports)]);
  const others = likely.filter(({ id }) => id !== chosen?.id);
  const dealers = chosen ? [chosen, ...others] : others;
  // What stands under one dealer's name is for him alone.
  const withSite = askedDealer(request) === null;
  const about = wanted ? { listing: wanted } : { dealer: chosen };
  return {
    ...choiceViews({ dealers, favourites, chosen, wanted, withSite }, question, request),
    forms: presentLeadForms(['trade-in'], { ...about, known: offeredValues(traded) }, request, {
      clock: ports.clock,
      ...ports.leadForms,
    }),
  };
};

export const loadSell: Loader<SellView> = async (request, ports) => {
  const { site, language, params } = request;
  const now = ports.clock.now();
  const question = decodeTrade(params, now);
  const { texts, problems, vehicle } = question;
  // The whole market: what is offered elsewhere sets the price as well.
  const scope: InventoryScope = { ...scopeOf(site, null), companyIds: null };
  const [known, valued, named, chosen] = await Promise.all([
    suggestions(texts.make, scope, ports),
    vehicle && valueVehicle(vehicle, scope, ports),
    vehicleAskedFor(request, ports),
    dealerAsked(request, ports),
  ]);
  const wanted = named && LEAD_TYPE_RULES['trade-in'].allows(named.vehicle) ? named : null;
  return {
    kind: 'page',
    view: {
      path: pathOf('Public_SellTrade', language.id),
      question: { texts, problems },
      vehicle: vehicle && tradedText(vehicle, language.id),
      worth: valued && worthView(valued, site, language.id),
      wanted: wanted && wantedView(wanted, question, request),
      isWantedGone: named !== null && wanted === null,
      dealerId: wanted ? null : (chosen?.id ?? null),
      offer: vehicle && (await offerOf(vehicle, { question, chosen, wanted }, request, ports)),
      ...known,
      newestYear: newestYear(now),
    },
  };
};
