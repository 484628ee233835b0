import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { SearchScreen } from './search-screen.tsx';
import type { SpecsSearchView } from './search-view.ts';

const meta = ({ canonical, index }: SpecsSearchView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t('specs:title')} – ${site.name}`,
  description: t('specs:description'),
  canonical,
  index,
});

export const specsSearchPage: PageModule<SpecsSearchView> = {
  meta,
  namespaces: ['specs', 'catalogue', 'inventory', 'components'],
  Screen: SearchScreen,
};
