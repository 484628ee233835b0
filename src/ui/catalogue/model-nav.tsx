import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { ModelNavView } from './present-styles.ts';

const PAGES = ['overview', 'sheet', 'compare'] as const;

/** Navigation between the pages about one model; it is sticky. */
export const ModelNav = ({ nav }: { readonly nav: ModelNavView }) => {
  const { t } = useTranslation('catalogue');
  return (
    <nav className="cars-modelnav" aria-label={t('nav.label')}>
      <div className="page">
        {PAGES.map((page) => (
          <PageLink key={page} to={nav[page]} aria-current={page === nav.current ? 'page' : undefined}>
            {t(`nav.${page}`)}
          </PageLink>
        ))}
        {nav.stock && (
          <PageLink to={nav.stock.path}>{t('nav.stock', { count: nav.stock.count.count, text: nav.stock.count.text })}</PageLink>
        )}
      </div>
    </nav>
  );
};
