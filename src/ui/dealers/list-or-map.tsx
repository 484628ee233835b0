import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import type { ListAndMap } from './present-directory.ts';

const ICONS = { list: 'layout-grid', map: 'map' } as const;

/** The same as a list and on a map. */
export const ListOrMap = ({ paths, shown }: { readonly paths: ListAndMap; readonly shown: keyof ListAndMap }) => {
  const { t } = useTranslation('dealers');
  return (
    <nav className="cars-seg" aria-label={t('view.label')}>
      {(['list', 'map'] as const).map((way) => (
        <PageLink key={way} to={paths[way]} aria-current={way === shown ? 'true' : undefined}>
          <Icon name={ICONS[way]} size="sm" />
          <span>{t(`view.${way}`)}</span>
        </PageLink>
      ))}
    </nav>
  );
};
