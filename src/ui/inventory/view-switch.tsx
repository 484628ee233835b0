import type { Layout } from '../../domain/inventory/list-layouts.ts';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import type { CarsView } from './present-cars.ts';

export const LAYOUT_ICONS: Readonly<Record<Layout, IconName>> = { cards: 'layout-grid', map: 'map', table: 'table' };

/** The same search as cards, on a map or as a table. */
export const ViewSwitch = ({ view: { layout: present, layouts } }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  return (
    <nav className="cars-seg" aria-label={t('layout.label')}>
      {layouts.map(({ layout, href }) => (
        <Link key={layout} to={href} aria-current={layout === present ? 'true' : undefined}>
          <Icon name={LAYOUT_ICONS[layout]} size="sm" />
          <span>{t(`layout.${layout}`)}</span>
        </Link>
      ))}
    </nav>
  );
};
