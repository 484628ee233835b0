/** The visitor's favourites with what changed since they were saved; with `?ids=` a shared list. */
import { viewFavourites } from '../../../application/favourites/view-favourites.ts';
import { shownListings } from '../../../application/inventory/shown-listings.ts';
import { FAVOURITES_COOKIE, favouritesOf, SAVED_AT_COOKIE } from '../../../domain/favourites/favourites.ts';
import { readChosen } from '../../../domain/inventory/comparison.ts';
import { ownFavouritesView, sharedFavouritesView, type FavouritesView } from '../../../ui/favourites/present-favourites.ts';
import type { Loader } from '../loader.ts';

/** Product rules, section 4. */
const MOST_SHARED = 100;

export const loadFavourites: Loader<FavouritesView> = async (request, ports) => {
  const { site, cookies, params } = request;
  const { ids } = readChosen(params.getAll('ids'), MOST_SHARED);
  if (ids.length > 0)
    return { kind: 'page', view: sharedFavouritesView(ids, await shownListings(ids, site, ports.vehicles), request) };
  const kept = favouritesOf(cookies[FAVOURITES_COOKIE], cookies[SAVED_AT_COOKIE]);
  return { kind: 'page', view: ownFavouritesView(kept, await viewFavourites({ site, kept }, ports), request) };
};
