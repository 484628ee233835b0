/** The visitor's favourites with what changed since he saved them; with `?ids=` a list that somebody shares. */
import { changesSince } from '../../../domain/favourites/changes.ts';
import {
  FAVOURITES_COOKIE,
  favouritesOf,
  readSaved,
  SAVED_AT_COOKIE,
  type Favourite,
} from '../../../domain/favourites/favourites.ts';
import { readChosen } from '../../../domain/inventory/comparison.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { showsDealer } from '../../../domain/site/site.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import type { FavouritesView, FavouriteView } from '../../../ui/favourites/favourites-view.ts';
import { UNDO_PARAMETER } from '../../../ui/page-wire.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { presentCard, type CardContext } from '../../../ui/components/present-card.ts';
import { presentEstimate } from '../../../ui/finance/present-estimate.ts';
import { presentFavourite } from '../../../ui/favourites/present-favourite.ts';

/** Product rules, section 4. */
const MOST_SHARED = 100;

const contextOf = ({ site, language, params, place, terms }: PageRequest): CardContext & Pick<PageRequest, 'site'> => ({
  site,
  languageId: language.id,
  carried: carriedParameters(params, site.logoInInventory),
  from: place,
  terms,
});

/** In the order of the ids, sold ones too. */
const shownListings = async (ids: readonly number[], { site }: PageRequest, { vehicles }: PagePorts): Promise<Listing[]> =>
  (await vehicles.ofIds(ids)).filter(({ dealer }) => showsDealer(site, dealer));

const unknownAmong = (ids: readonly number[], listings: readonly Listing[]): number[] => {
  const known = new Set(listings.map(({ vehicle }) => vehicle.id));
  return ids.filter((id) => !known.has(id));
};

const commonOf = ({ site, language: { id } }: PageRequest) => ({
  path: pathOf('Public_Favorites', id),
  browsePath: listPath(site.division, id),
  comparePath: pathOf('Public_Compare', id),
});

const sharedList = async (ids: readonly number[], request: PageRequest, ports: PagePorts): Promise<FavouritesView> => {
  const listings = await shownListings(ids, request, ports);
  const cards = listings.map((listing) => presentCard(listing, contextOf(request)));
  return {
    ...commonOf(request),
    kind: 'shared',
    cards,
    unknown: unknownAmong(ids, listings),
    estimate: presentEstimate(cards, request.site, request.language.id, request.terms),
  };
};

/** What the address says was just removed, as far as it has not been saved again. */
const undoOf = ({ params }: PageRequest, kept: readonly Favourite[]) => {
  const text = params.get(UNDO_PARAMETER) ?? '';
  const removed = readSaved(text).filter(({ id }) => !kept.some((favourite) => favourite.id === id));
  return removed.length === 0 ? null : { kept: text, count: removed.length };
};

const ownList = async (request: PageRequest, ports: PagePorts): Promise<FavouritesView> => {
  const { cookies } = request;
  const kept = favouritesOf(cookies[FAVOURITES_COOKIE], cookies[SAVED_AT_COOKIE]);
  const ids = kept.map(({ id }) => id);
  const listings = await shownListings(ids, request, ports);
  const sinceOf = new Map(kept.map(({ id, since }) => [id, since]));
  const context = contextOf(request);
  const now = ports.clock.now();

  const present = async (listing: Listing): Promise<FavouriteView> => {
    const { id } = listing.vehicle;
    const [prices, availabilities] = await Promise.all([ports.vehicles.priceHistory(id), ports.vehicles.availabilityHistory(id)]);
    const since = sinceOf.get(id) ?? null;
    return presentFavourite(listing, since, changesSince(since, { prices, availabilities }, now), context);
  };
  const favourites = await Promise.all(listings.map(present));
  const common = commonOf(request);
  return {
    ...common,
    kind: 'own',
    changed: favourites.filter(({ changes }) => changes.length > 0),
    unchanged: favourites.filter(({ changes }) => changes.length === 0),
    unknown: unknownAmong(ids, listings),
    sharePath: `${common.path}?ids=${listings.map(({ vehicle }) => vehicle.id).join(',')}`,
    undo: undoOf(request, kept),
    estimate: presentEstimate(
      favourites.map(({ card }) => card),
      request.site,
      request.language.id,
      request.terms,
    ),
  };
};

export const loadFavourites: Loader<FavouritesView> = async (request, ports) => {
  const { ids } = readChosen(request.params.getAll('ids'), MOST_SHARED);
  return { kind: 'page', view: ids.length > 0 ? await sharedList(ids, request, ports) : await ownList(request, ports) };
};
