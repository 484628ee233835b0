import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { SpecsCompareScreen } from './compare-screen.tsx';
import type { SpecsCompareView } from './compare-view.ts';

const meta = ({ columns, canonical }: SpecsCompareView, { site }: Frame, t: TFunction): Meta => {
  const names = columns.map(({ card }) => `${card.name} ${card.version}`).join(' · ');
  return {
    title: `${names === '' ? t('specs:compare.empty') : names} – ${site.name}`,
    description: t('specs:compare.description'),
    canonical,
    // Any four of thousands of styles make a page: too many for a search engine to keep.
    index: false,
  };
};

export const specsComparePage: PageModule<SpecsCompareView> = {
  meta,
  namespaces: ['specs', 'catalogue'],
  Screen: SpecsCompareScreen,
};
