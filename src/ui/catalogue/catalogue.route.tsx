import { nameOf } from '../../domain/vehicle/vehicle-name.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule, ScreenProps } from '../page.ts';
import type { CatalogueView, UnknownView } from './catalogue-pages.ts';
import { ReferenceModelsScreen, ReferenceScreen } from './reference/reference-screens.tsx';
import { OfferedModelsScreen, OffersScreen } from './showroom/showroom-screens.tsx';
import { StyleScreen } from './style-screen.tsx';
import { StylesScreen } from './styles-screen.tsx';
import { PageLink } from '../components/link.tsx';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { LeftStall } from '../errors/stall.tsx';
import { useTranslation } from '../translation.tsx';

/** 404: the unknown name and suggestions for it. */
const UnknownScreen = ({ view }: { readonly view: UnknownView }) => {
  const { t } = useTranslation('catalogue');
  const { asked, suggestions, sectionPath, section, searchPath } = view;
  return (
    <div className="page cars-empty">
      <LeftStall />
      <h1>{errorMessage({ kind: 'not-found' }, t)}</h1>
      <p>{t('unknown.text', { asked })}</p>
      {suggestions.length > 0 && (
        <nav aria-labelledby="suggestions">
          <h2 id="suggestions">{t('unknown.suggestions')}</h2>
          <ul className="cars-suggestions">
            {suggestions.map(({ label, path }) => (
              <li key={path}>
                <PageLink className="cars-chip" to={path}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="cars-empty__acts">
        <PageLink className="cars-btn cars-btn--primary" to={sectionPath}>
          {t(`makes.${section}`)}
        </PageLink>
        <PageLink className="cars-btn cars-btn--secondary" to={searchPath}>
          {t('find.all')}
        </PageLink>
      </p>
    </div>
  );
};

const subjectOf = (view: CatalogueView, languageId: LanguageId): string => {
  if (view.variant === 'makes') return view.section === 'showroom' ? (view.chosen ?? '') : '';
  if (view.variant === 'models') return view.make;
  if (view.variant === 'styles') return nameOf(view, languageId);
  return view.variant === 'style' ? `${view.name} ${view.version}` : '';
};

const meta = (view: CatalogueView, { site, languageId }: Frame, t: TFunction): Meta => {
  const { section } = view;
  if (view.variant === 'unknown')
    return {
      title: `${errorMessage({ kind: 'not-found' }, t)} – ${site.name}`,
      description: t('catalogue:unknown.text', { asked: view.asked }),
      canonical: view.path,
      index: false,
    };
  const name = subjectOf(view, languageId);
  return {
    title: [name, t(`catalogue:section.${section}`), site.name].filter(Boolean).join(' – '),
    description: t(`catalogue:meta.${section}.${view.variant}`, { name }),
    // Without the parameters of a build: chosen options are not a separate page for search engines.
    canonical: view.variant === 'makes' ? view.canonical : view.path,
    index: true,
  };
};

const CatalogueScreen = ({ view }: ScreenProps<CatalogueView>) => {
  switch (view.variant) {
    case 'makes':
      return view.section === 'showroom' ? <OffersScreen view={view} /> : <ReferenceScreen view={view} />;
    case 'models':
      return view.section === 'showroom' ? <OfferedModelsScreen view={view} /> : <ReferenceModelsScreen view={view} />;
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
