import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { FavouritesScreen } from './favourites-screen.tsx';
import type { FavouritesView } from './present-favourites.ts';

const meta = ({ kind, path }: FavouritesView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t(kind === 'own' ? 'favourites:title' : 'favourites:shared.title')} – ${site.name}`,
  description: t('favourites:description'),
  canonical: path,
  index: false,
});

export const favouritesPage: PageModule<FavouritesView> = {
  meta,
  namespaces: ['favourites', 'components'],
  Screen: FavouritesScreen,
};
