import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { ShopibotScreen } from './shopibot-screen.tsx';
import type { ShopibotView } from './present-answer.ts';

/** Search engines keep the page, not what visitors ask it. */
const meta = ({ path, answer }: ShopibotView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t('sentence-search:title')} – ${site.name}`,
  description: t('sentence-search:meta'),
  canonical: path,
  index: answer === null,
});

export const shopibotPage: PageModule<ShopibotView> = {
  meta,
  namespaces: ['sentence-search', 'inventory', 'components'],
  Screen: ShopibotScreen,
};
