/** The value of a visitor's own vehicle, and the dealers that it can be offered to. */
import type { Favourite } from '../../domain/favourites/favourites.ts';
import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { LEAD_TYPE_RULES } from '../../domain/leads/lead.ts';
import type { TradeQuestion } from '../../domain/leads/trade-question.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { scopeOf, showsDealer, type Site } from '../../domain/site/site.ts';
import { fold } from '../../domain/text/fold.ts';
import type { Dealer, Listing } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Ports } from '../../ports/ports.ts';
import { countInventory } from '../inventory/count-inventory.ts';
import { shownListing, shownListings } from '../inventory/shown-listings.ts';
import { likelyBuyers } from '../leads/likely-buyers.ts';
import { valueVehicle } from '../rating/value-vehicle.ts';

const MOST_FAVOURITES = 6;

export interface TradeRequest {
  readonly site: Site;
  readonly place: VisitorPlace | null;
  readonly question: TradeQuestion;
  /** The vehicle and the dealer that the visitor came for; null for none. */
  readonly wantedId: number | null;
  readonly dealerId: number | null;
  readonly kept: readonly Favourite[];
}

const canBeWanted = ({ vehicle }: Listing): boolean => LEAD_TYPE_RULES['trade-in'].allows(vehicle);

/** Makes on offer and the models of the one that is named, the most frequent first: those that can be valued. */
const namesOnOffer = async (make: string, scope: InventoryScope, search: InventorySearch) => {
  const { make: makes = [] } = (await countInventory({}, scope, search, ['make'])).facets;
  const known = makes.find(({ value }) => value === fold(make));
  const { model: models = [] } = known ? (await countInventory({ makes: [known.value] }, scope, search, ['model'])).facets : {};
  return { makes: makes.map(({ name }) => name), models: models.map(({ name }) => name) };
};

/** As the market writes it: 'rav4' was meant to be 'RAV4'. */
const spelled = (typed: string, names: readonly string[]): string => names.find((name) => fold(name) === fold(typed)) ?? typed;

export const priceTradeIn = async (
  { site, place, question, wantedId, dealerId, kept }: TradeRequest,
  ports: Pick<Ports, 'search' | 'vehicles'>,
) => {
  const { search, vehicles } = ports;
  const { vehicle, texts } = question;
  // The whole market: vehicles on other sites determine the price too.
  const market: InventoryScope = { ...scopeOf(site, null), companyIds: null, source: null };
  const dealerShown = async (): Promise<Dealer | null> => {
    const dealer = dealerId === null ? null : await vehicles.dealerOfId(dealerId);
    return dealer && showsDealer(site, dealer) ? dealer : null;
  };
  const [names, valued, named, dealer, likely, favourites] = await Promise.all([
    namesOnOffer(texts.make, market, search),
    vehicle && valueVehicle(vehicle, market, ports),
    shownListing(wantedId, site, vehicles),
    dealerShown(),
    vehicle ? likelyBuyers(vehicle.make, { site, place }, ports) : [],
    vehicle
      ? shownListings(
          kept.map(({ id }) => id),
          site,
          vehicles,
        )
      : [],
  ]);
  const wanted = named && canBeWanted(named) ? named : null;
  const others = likely.filter(({ id }) => id !== dealer?.id);
  return {
    ...names,
    /** What the visitor drives; null until it is described. */
    vehicle: vehicle && {
      ...vehicle,
      make: spelled(vehicle.make, names.makes),
      model: spelled(vehicle.model, names.models),
    },
    /** Null until a whole vehicle is described. */
    valued,
    /** The vehicle that the visitor wants in exchange; null when none is asked for or it is not available. */
    wanted,
    isWantedGone: named !== null && wanted === null,
    dealer,
    /** The dealers that the vehicle can be offered to, the visitor's first; null until it is described. */
    offer: vehicle && {
      dealers: dealer ? [dealer, ...others] : others,
      favourites: favourites.filter(canBeWanted).slice(0, MOST_FAVOURITES),
    },
  };
};

export type PricedTradeIn = Awaited<ReturnType<typeof priceTradeIn>>;
