import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { CompareScreen } from './compare-screen.tsx';
import type { CompareView } from './compare-view.ts';

const meta = ({ subject, columns, canonical }: CompareView, { site }: Frame, t: TFunction): Meta => {
  const names = columns.map(({ heading, name }) => (subject === 'vehicles' ? heading : name)).join(' · ');
  return {
    title: `${names === '' ? t(`compare:${subject}.empty`) : names} – ${site.name}`,
    description: t(`compare:${subject}.description`),
    canonical,
    // Any four of thousands make a page: too many for a search engine to index.
    index: false,
  };
};

export const comparePage: PageModule<CompareView> = {
  meta,
  namespaces: ['compare', 'catalogue', 'components', 'vehicle'],
  Screen: CompareScreen,
};
