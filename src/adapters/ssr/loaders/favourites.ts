/** The visitor's favourites with what changed since they were saved; with `?ids=` a shared list. */
import { viewFavourites } from '../../../application/favourites/view-favourites.ts';
import { shownListings } from '../../../application/inventory/shown-listings.ts';
import {
  FAVOURITES_COOKIE,
  favouritesOf,
  readSaved,
  SAVED_AT_COOKIE,
  type Favourite,
} from '../../../domain/favourites/favourites.ts';
import { readChosen } from '../../../domain/inventory/comparison.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { FavouritesView } from '../../../ui/favourites/favourites-view.ts';
import { UNDO_PARAMETER } from '../../../ui/page-wire.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { cardContextOf, presentCard } from '../../../ui/components/present-card.ts';
import { presentEstimate } from '../../../ui/finance/present-estimate.ts';
import { presentFavourite } from '../../../ui/favourites/present-favourite.ts';

/** Product rules, section 4. */
const MOST_SHARED = 100;

const commonOf = ({ site, language: { id } }: PageRequest) => ({
  path: pathOf('Public_Favorites', id),
  browsePath: listPath(site.division, id),
  comparePath: pathOf('Public_Compare', id),
});

const sharedList = async (ids: readonly number[], request: PageRequest, ports: PagePorts): Promise<FavouritesView> => {
  const listings = await shownListings(ids, request.site, ports.vehicles);
  const cards = listings.map((listing) => presentCard(listing, cardContextOf(request)));
  return {
    ...commonOf(request),
    kind: 'shared',
    cards,
    unknown: ids.filter((id) => !cards.some((card) => card.id === id)),
    estimate: presentEstimate(cards, request.site, request.language.id, request.terms),
  };
};

/** The just removed favourites that the address names, except those saved again. */
const undoOf = ({ params }: PageRequest, kept: readonly Favourite[]) => {
  const text = params.get(UNDO_PARAMETER) ?? '';
  const removed = readSaved(text).filter(({ id }) => !kept.some((favourite) => favourite.id === id));
  return removed.length === 0 ? null : { kept: text, count: removed.length };
};

const ownList = async (request: PageRequest, ports: PagePorts): Promise<FavouritesView> => {
  const { site, cookies } = request;
  const kept = favouritesOf(cookies[FAVOURITES_COOKIE], cookies[SAVED_AT_COOKIE]);
  const viewed = await viewFavourites({ site, kept }, ports);
  const context = cardContextOf(request);
  const favourites = viewed.favourites.map(({ listing, since, changes }) => presentFavourite(listing, since, changes, context));
  const common = commonOf(request);
  return {
    ...common,
    kind: 'own',
    changed: favourites.filter(({ changes }) => changes.length > 0),
    unchanged: favourites.filter(({ changes }) => changes.length === 0),
    unknown: viewed.unknown,
    sharePath: `${common.path}?ids=${favourites.map(({ card }) => card.id).join(',')}`,
    undo: undoOf(request, kept),
    estimate: presentEstimate(
      favourites.map(({ card }) => card),
      site,
      request.language.id,
      request.terms,
    ),
  };
};

export const loadFavourites: Loader<FavouritesView> = async (request, ports) => {
  const { ids } = readChosen(request.params.getAll('ids'), MOST_SHARED);
  return { kind: 'page', view: ids.length > 0 ? await sharedList(ids, request, ports) : await ownList(request, ports) };
};
