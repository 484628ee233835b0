import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import type { FinancingView } from './present-financing.ts';
import { FinancingScreen } from './financing-screen.tsx';

/** Search engines index the page with its example, not every visitor's figures. */
const meta = ({ path }: FinancingView, { site, url }: Frame, t: TFunction): Meta => ({
  title: `${t('finance:meta.title')} – ${site.name}`,
  description: t('finance:meta.description'),
  canonical: path,
  index: !url.includes('?'),
});

export const financingPage: PageModule<FinancingView> = {
  meta,
  namespaces: ['finance', 'components'],
  Screen: FinancingScreen,
};
