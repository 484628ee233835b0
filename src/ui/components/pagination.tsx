import { useTranslation } from '../translation.tsx';
import { Link } from './link.tsx';
import { Icon } from './icon.tsx';
import type { PagerView } from './present-pager.ts';

/** Links to the other pages of a list; nothing if there is only one. */
export const Pagination = ({ view: { previous, next, pages } }: { readonly view: PagerView }) => {
  const { t } = useTranslation('components');
  if (pages.length < 2) return null;
  return (
    <nav className="cars-pager" aria-label={t('pager.label')}>
      {previous !== null && (
        <Link className="cars-pager__step" to={previous} rel="prev" aria-label={t('pager.previous')}>
          <Icon name="chevron-left" size="sm" />
          <span>{t('pager.previous')}</span>
        </Link>
      )}
      {pages.map((page, place) => {
        if (page === null) return <span key={`gap ${String(place)}`}>…</span>;
        if (page.current) {
          return (
            <span key={page.text} aria-current="page">
              <span className="visually-hidden">{t('pager.page')} </span>
              {page.text}
            </span>
          );
        }
        return (
          <Link key={page.text} to={page.href} aria-label={t('pager.pageNumber', { page: page.text })}>
            {page.text}
          </Link>
        );
      })}
      {next !== null && (
        <Link className="cars-pager__step" to={next} rel="next" aria-label={t('pager.next')}>
          <span>{t('pager.next')}</span>
          <Icon name="chevron-right" size="sm" />
        </Link>
      )}
    </nav>
  );
};
