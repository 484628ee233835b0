import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../../page.ts';
import { SearchScreen } from './search-screen.tsx';
import type { SpecsSearchView } from './present-search.ts';

const meta = ({ canonical, index }: SpecsSearchView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t('catalogue:search.title')} – ${site.name}`,
  description: t('catalogue:search.description'),
  canonical,
  index,
});

export const specsSearchPage: PageModule<SpecsSearchView> = {
  meta,
  namespaces: ['catalogue', 'inventory', 'components'],
  Screen: SearchScreen,
};
