import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { SellScreen } from './sell-screen.tsx';
import type { SellView } from './present-sell.ts';

/** Search engines keep the page, not what visitors ask it. */
const meta = ({ path }: SellView, { site, url }: Frame, t: TFunction): Meta => ({
  title: `${t('sell:title')} – ${site.name}`,
  description: t('sell:meta'),
  canonical: path,
  index: !url.includes('?'),
});

export const sellPage: PageModule<SellView> = { meta, namespaces: ['sell', 'leads'], Screen: SellScreen };
