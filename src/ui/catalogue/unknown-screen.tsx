import { Link } from '../components/link.tsx';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { LeftStall } from '../errors/stall.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { UnknownView } from './catalogue-pages.ts';

/** 404: the unknown name and suggestions for it. */
export const UnknownScreen = ({ view }: { readonly view: UnknownView }) => {
  const { t } = useTranslation('catalogue');
  const href = useHref();
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
                <Link className="cars-chip" to={href(path)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="cars-empty__acts">
        <Link className="cars-btn cars-btn--primary" to={href(sectionPath)}>
          {t(`makes.${section}`)}
        </Link>
        <Link className="cars-btn cars-btn--secondary" to={href(searchPath)}>
          {t('find.all')}
        </Link>
      </p>
    </div>
  );
};
