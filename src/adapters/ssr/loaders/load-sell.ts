/** The page for a visitor who wants to sell their vehicle or trade it in. */
import { priceTradeIn, type PricedTradeIn } from '../../../application/sell/price-trade-in.ts';
import { FAVOURITES_COOKIE, favouritesOf, SAVED_AT_COOKIE } from '../../../domain/favourites/favourites.ts';
import { newestYear } from '../../../domain/leads/field-rules.ts';
import { kindsInOrder } from '../../../domain/site/kinds-in-order.ts';
import { illustrationOfType } from '../../../domain/vehicle/illustration.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { decodeTrade, type TradeQuestion } from '../../../domain/leads/trade-question.ts';
import { tradedText, worthView, type SellView } from '../../../ui/sell/present-sell.ts';
import { DEALER_PARAMETER } from '../../../ui/sell/sell-wire.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { presentLeadForms } from '../../../ui/leads/present-lead-forms.ts';
import { choiceViews, offeredValues, wantedView } from '../../../ui/sell/present-offer.ts';
import { askedVehicleId } from '../vehicle-asked-for.ts';
import { askedDealer } from './load-dealer.ts';

const ID = /^\d{1,15}$/;

/** The dealer that the address names, else the dealer whose page this is. */
const dealerIdAsked = (request: PageRequest): number | null => {
  const named = request.params.get(DEALER_PARAMETER) ?? '';
  return ID.test(named) ? Number(named) : askedDealer(request);
};

const offerOf = (
  { offer, vehicle, dealer: chosen, wanted }: PricedTradeIn,
  question: TradeQuestion,
  request: PageRequest,
  { clock, leadForms }: PagePorts,
): SellView['offer'] => {
  if (!offer || !vehicle) return null;
  // A form under one dealer's name goes to that dealer only.
  const withSite = askedDealer(request) === null;
  const about = wanted ? { listing: wanted } : { dealer: chosen };
  const known = offeredValues(vehicle);
  return {
    ...choiceViews({ ...offer, chosen, wanted, withSite }, question, request),
    forms: presentLeadForms(['trade-in'], { ...about, known }, request, { clock, ...leadForms }),
  };
};

export const loadSell: Loader<SellView> = async (request, ports) => {
  const { site, language, params, cookies, place } = request;
  const now = ports.clock.now();
  const question = decodeTrade(params, now);
  const { texts, problems } = question;
  const kept = favouritesOf(cookies[FAVOURITES_COOKIE], cookies[SAVED_AT_COOKIE]);
  const asked = { site, place, question, kept, wantedId: askedVehicleId(request), dealerId: dealerIdAsked(request) };
  const priced = await priceTradeIn(asked, ports);
  const { makes, models, vehicle, valued, wanted, isWantedGone, dealer } = priced;
  return {
    kind: 'page',
    view: {
      path: pathOf('Public_SellTrade', language.id),
      question: { texts, problems },
      vehicle: vehicle && tradedText(vehicle, language.id),
      worth: valued && worthView(valued, site, language.id),
      wanted: wanted && wantedView(wanted, question, request),
      isWantedGone,
      dealerId: wanted ? null : (dealer?.id ?? null),
      offer: offerOf(priced, question, request, ports),
      makes,
      models,
      newestYear: newestYear(now),
      drawing: illustrationOfType(kindsInOrder(site)[0] ?? 'car', 'silver'),
    },
  };
};
