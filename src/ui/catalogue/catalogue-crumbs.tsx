import { Crumbs, type LinkView } from '../components/crumbs.tsx';
import { useTranslation } from '../translation.tsx';
import type { CatalogueSection } from '../../domain/catalogue/catalogue-section.ts';

interface CatalogueCrumbsProps {
  readonly section: CatalogueSection;
  readonly sectionPath: string;
  readonly crumbs: readonly LinkView[];
}

/** Breadcrumbs from the section's first page. */
export const CatalogueCrumbs = ({ section, sectionPath, crumbs }: CatalogueCrumbsProps) => {
  const { t } = useTranslation('catalogue');
  return <Crumbs name={t('crumbs')} crumbs={[{ label: t(`section.${section}`), path: sectionPath }, ...crumbs]} />;
};
