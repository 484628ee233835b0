import type { FavouritesView } from './present-favourites.ts';
import { OwnFavourites } from './own-favourites.tsx';
import { SharedFavourites } from './shared-favourites.tsx';

/** What the visitor keeps, or a list that somebody shares with them. */
export const FavouritesScreen = ({ view }: { readonly view: FavouritesView }) =>
  view.kind === 'own' ? <OwnFavourites view={view} /> : <SharedFavourites view={view} />;
