import { PageLink } from '../components/link.tsx';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { LeftStall } from '../errors/stall.tsx';
import { useTranslation } from '../translation.tsx';
import type { UnknownView } from './catalogue-pages.ts';

/** 404: the unknown name and suggestions for it. */
export const UnknownScreen = ({ view }: { readonly view: UnknownView }) => {
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
