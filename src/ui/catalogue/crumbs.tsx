import { Link } from '../components/link.tsx';
import { useHref } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';
import type { LinkView } from './catalogue-view.ts';

interface CrumbsProps {
  readonly section: CatalogueSection;
  readonly sectionPath: string;
  /** The last one is the page itself. */
  readonly crumbs: readonly LinkView[];
}

/** The way down from the section's first page. */
export const CatalogueCrumbs = ({ section, sectionPath, crumbs }: CrumbsProps) => {
  const { t } = useTranslation('catalogue');
  const href = useHref();
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="cars-crumbs">
        <li>
          <Link to={href(sectionPath)}>{t(`section.${section}`)}</Link>
        </li>
        {crumbs.map(({ label, path }, place) => (
          <li key={path}>
            {place < crumbs.length - 1 ? <Link to={href(path)}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
