import type { FavouritesView } from './present-favourites.ts';
import { OwnFavourites } from './own-favourites.tsx';
import { SharedFavourites } from './shared-favourites.tsx';

/** The visitor's favourites, or a list shared with them. */
export const FavouritesScreen = ({ view }: { readonly view: FavouritesView }) =>
  view.kind === 'own' ? <OwnFavourites view={view} /> : <SharedFavourites view={view} />;
