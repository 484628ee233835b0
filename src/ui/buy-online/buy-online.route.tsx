import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { BuyOnlineScreen } from './buy-online-screen.tsx';
import type { BuyOnlineView } from './present-buy-online.ts';

const meta = ({ path }: BuyOnlineView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t('buy-online:title')} – ${site.name}`,
  description: t('buy-online:intro'),
  canonical: path,
  index: true,
});

export const buyOnlinePage: PageModule<BuyOnlineView> = {
  meta,
  namespaces: ['buy-online', 'leads', 'components'],
  Screen: BuyOnlineScreen,
};
