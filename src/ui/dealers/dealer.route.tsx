import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { DealerScreen } from './dealer-screen.tsx';
import type { DealerPageView } from './present-dealer-page.ts';

const meta = ({ dealer, total, page, canonical }: DealerPageView, { site }: Frame, t: TFunction): Meta => ({
  title: [
    [dealer.name, dealer.city].filter((part) => part !== null).join(', '),
    ...(page.number === 1 ? [] : [t('dealers:dealer.page', { page: page.text })]),
    site.name,
  ].join(' – '),
  description: t('dealers:dealer.meta', { dealer: dealer.name, count: total.count, total: total.text }),
  canonical,
  index: total.count > 0,
});

export const dealerPage: PageModule<DealerPageView> = { meta, namespaces: ['dealers', 'components'], Screen: DealerScreen };
