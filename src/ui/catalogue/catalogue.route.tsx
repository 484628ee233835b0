import type { TFunction } from 'i18next';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import type { Frame, Meta, PageModule, ScreenProps } from '../page.ts';
import type { CatalogueView } from './catalogue-pages.ts';
import { MakesScreen, ModelsScreen } from './makes-screen.tsx';
import { StyleScreen } from './style-screen.tsx';
import { StylesScreen } from './styles-screen.tsx';
import { UnknownScreen } from './unknown-screen.tsx';

const subjectOf = (view: CatalogueView): string => {
  if (view.variant === 'models') return view.make;
  if (view.variant === 'styles') return `${String(view.year)} ${view.make} ${view.model}`;
  return view.variant === 'style' ? `${view.name} ${view.version}` : '';
};

const meta = (view: CatalogueView, { site }: Frame, t: TFunction): Meta => {
  const { section } = view;
  if (view.variant === 'unknown')
    return {
      title: `${errorMessage({ kind: 'not-found' }, t)} – ${site.name}`,
      description: t('catalogue:unknown.text', { asked: view.asked }),
      canonical: view.path,
      index: false,
    };
  const name = subjectOf(view);
  return {
    title: [name, t(`catalogue:section.${section}`), site.name].filter(Boolean).join(' – '),
    description: t(`catalogue:meta.${section}.${view.variant}`, { name }),
    // Without the parameters of a build: chosen options are not a separate page for search engines.
    canonical: view.path,
    index: true,
  };
};

const CatalogueScreen = ({ view }: ScreenProps<CatalogueView>) => {
  switch (view.variant) {
    case 'makes':
      return <MakesScreen view={view} />;
    case 'models':
      return <ModelsScreen view={view} />;
    case 'styles':
      return <StylesScreen view={view} />;
    case 'style':
      return <StyleScreen view={view} />;
    case 'unknown':
      return <UnknownScreen view={view} />;
  }
};

export const cataloguePage: PageModule<CatalogueView> = {
  meta,
  namespaces: ['catalogue', 'components', 'finance'],
  Screen: CatalogueScreen,
};
