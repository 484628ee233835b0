import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useHref } from '../layout/frame-context.tsx';
import type { ListAndMap } from './present-directory.ts';

const ICONS = { list: 'layout-grid', map: 'map' } as const;

/** The same as a list and on a map. */
export const ListOrMap = ({ paths, shown }: { readonly paths: ListAndMap; readonly shown: keyof ListAndMap }) => {
  const { t } = useTranslation('dealers');
  const href = useHref();
  return (
    <nav className="cars-seg" aria-label={t('view.label')}>
      {(['list', 'map'] as const).map((way) => (
        <Link key={way} to={href(paths[way])} aria-current={way === shown ? 'true' : undefined}>
          <Icon name={ICONS[way]} size="sm" />
          <span>{t(`view.${way}`)}</span>
        </Link>
      ))}
    </nav>
  );
};
