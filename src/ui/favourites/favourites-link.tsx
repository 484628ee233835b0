import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { pathOf } from '../../domain/routing/path-table.ts';
import { Icon } from '../components/icon.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { useFavouritesCount } from './use-favourites.ts';

/** Link to the visitor's list, with the number of vehicles on it. */
export const FavouritesLink = () => {
  const { t } = useTranslation();
  const { languageId, code } = useFrame();
  const count = useFavouritesCount();
  return (
    <PageLink
      className="cars-iconbtn"
      to={pathOf('Public_Favorites', languageId)}
      aria-current={code === 'Public_Favorites' ? 'page' : undefined}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{t('favourites.title')} </span>
      {count > 0 && <span className="cars-iconbtn__count num">{count}</span>}
    </PageLink>
  );
};
