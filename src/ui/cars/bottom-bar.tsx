import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { Menu } from '../layout/menu.tsx';
import type { CarsView } from './cars-view.ts';
import { SortLinks } from './sort.tsx';
import { DRAWER_ID } from './use-drawer.ts';

/** Filters and sort within reach of the thumb, on a narrow window. */
export const BottomBar = ({ view: { chips, sorts } }: { readonly view: CarsView }) => {
  const { t } = useTranslation('cars');
  return (
    <nav className="cars-bottombar" aria-label={t('filtersAndSort')}>
      <a href={`#${DRAWER_ID}`}>
        <Icon name="adjustments-horizontal" />
        {t('filters')}
        {chips.length > 0 && <b className="num">{chips.length}</b>}
      </a>
      <Menu
        className="cars-menu--sort"
        label={t('sort.label')}
        button={
          <>
            <Icon name="arrows-sort" />
            {t('sort.label')}
          </>
        }
      >
        <SortLinks sorts={sorts} />
      </Menu>
    </nav>
  );
};
