import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { Menu } from '../layout/menu.tsx';
import { DRAWER_ID } from '../filters/use-drawer.ts';
import { LAYOUT_ICONS } from './view-switch.tsx';
import { Link } from '../components/link.tsx';
import type { CarsView } from './present-cars.ts';
import { useWords } from './use-words.ts';

/** The sort orders as links, for a narrow window. */
const SortLinks = ({ sorts }: Pick<CarsView, 'sorts'>) => {
  const say = useWords();
  return (
    <ul>
      {sorts.map(({ value, words, href, chosen }) => (
        <li key={value}>
          <Link to={href} aria-current={chosen ? 'true' : undefined}>
            {say(words)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Filters, sort and map in a bar at the bottom of a narrow window. */
export const BottomBar = ({ view: { chips, sorts, layout, layouts } }: { readonly view: CarsView }) => {
  const { t } = useTranslation('inventory');
  const otherLayout = layout === 'map' ? 'cards' : 'map';
  const other = layouts.find((each) => each.layout === otherLayout);
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
      {other && (
        <Link to={other.href}>
          <Icon name={LAYOUT_ICONS[otherLayout]} />
          {t(`layout.short.${otherLayout}`)}
        </Link>
      )}
    </nav>
  );
};
