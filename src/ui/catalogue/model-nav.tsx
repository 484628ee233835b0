import { Link } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { ModelNavView } from './present-styles.ts';

const PAGES = ['overview', 'sheet', 'compare'] as const;

/** The pages about one model beside each other; it stays in sight while one of them is read. */
export const ModelNav = ({ nav }: { readonly nav: ModelNavView }) => {
  const { t } = useTranslation('catalogue');
  const href = useHref();
  return (
    <nav className="cars-modelnav" aria-label={t('nav.label')}>
      <div className="page">
        {PAGES.map((page) => (
          <Link key={page} to={href(nav[page])} aria-current={page === nav.current ? 'page' : undefined}>
            {t(`nav.${page}`)}
          </Link>
        ))}
        {nav.stock && (
          <Link to={href(nav.stock.path)}>{t('nav.stock', { count: nav.stock.count.count, text: nav.stock.count.text })}</Link>
        )}
      </div>
    </nav>
  );
};
