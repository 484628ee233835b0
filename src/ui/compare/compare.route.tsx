import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { CompareScreen } from './compare-screen.tsx';
import type { CompareView } from './compare-view.ts';

const meta = ({ columns, canonical }: CompareView, { site }: Frame, t: TFunction): Meta => {
  const names = columns.map(({ card }) => card.name).join(' · ');
  return {
    title: `${names === '' ? t('compare:empty.title') : names} – ${site.name}`,
    description: t('compare:description'),
    canonical,
    index: false,
  };
};

export const comparePage: PageModule<CompareView> = {
  meta,
  namespaces: ['compare', 'components', 'vehicle'],
  Screen: CompareScreen,
};
