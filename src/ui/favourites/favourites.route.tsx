import { OwnFavourites } from './own-favourites.tsx';
import { SharedFavourites } from './shared-favourites.tsx';
import type { PageModule } from '../page.ts';
import type { FavouritesView } from './present-favourites.ts';

/** The visitor's favourites, or a list shared with them. */
const FavouritesScreen = ({ view }: { readonly view: FavouritesView }) =>
  view.kind === 'own' ? <OwnFavourites view={view} /> : <SharedFavourites view={view} />;

export const favouritesPage: PageModule<FavouritesView> = {
  meta: ({ kind, path }, { site }, t) => ({
    title: `${t(kind === 'own' ? 'favourites:title' : 'favourites:shared.title')} – ${site.name}`,
    description: t('favourites:description'),
    canonical: path,
    index: false,
  }),
  namespaces: ['favourites', 'components'],
  Screen: FavouritesScreen,
};
