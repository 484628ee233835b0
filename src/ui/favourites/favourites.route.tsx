import { OwnFavourites } from './own-favourites.tsx';
import type { PageModule } from '../page.ts';
import type { FavouritesView, SharedFavouritesView } from './present-favourites.ts';
import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import { EstimateNote } from '../components/estimate-note.tsx';
import { Icon } from '../components/icon.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { ChangeButton } from './change-button.tsx';

/** A shared list: it is not added to the visitor's favourites until they save it. */
const SharedFavourites = ({ view }: { readonly view: SharedFavouritesView }) => {
  const { t } = useTranslation('favourites');
  const { cards, unknown, estimate, path, comparePath } = view;
  const ids = cards.map(({ id }) => id).join(',');
  return (
    <div className="page cars-favs">
      <header className="cars-favs__head">
        <div>
          <h1>{t('shared.title')}</h1>
          {cards.length > 0 && <p>{t('shared.text', { count: cards.length })}</p>}
        </div>
        <div className="cars-favs__acts">
          <PageLink className="cars-btn cars-btn--quiet" to={path}>
            {t('shared.own')}
          </PageLink>
          {cards.length > 1 && cards.length <= MOST_COMPARED && (
            <PageLink className="cars-btn cars-btn--secondary" to={`${comparePath}?ids=${ids}`}>
              {t('compare.button')}
            </PageLink>
          )}
          {cards.length > 0 && (
            <ChangeButton change="add" value={ids} className="cars-btn cars-btn--primary">
              <Icon name="heart" size="sm" />
              {t('shared.saveAll')}
            </ChangeButton>
          )}
        </div>
      </header>
      {unknown.length > 0 && (
        <div className="cars-notice cars-favs__undo" role="note">
          <Icon name="info-circle" />
          <p>{t('shared.unknown', { count: unknown.length })}</p>
        </div>
      )}
      <h2 className="visually-hidden">{t('shared.vehicles')}</h2>
      <VehicleGrid cards={cards} />
      {estimate && <EstimateNote estimate={estimate} />}
    </div>
  );
};

/** The visitor's favourites, or a list shared with them. */
const FavouritesScreen = ({ view }: { readonly view: FavouritesView }) =>
  view.kind === 'own' ? <OwnFavourites view={view} /> : <SharedFavourites view={view} />;

export const favouritesPage: PageModule<FavouritesView> = {
  meta: ({ kind, path }, { site }, t) => ({
    title: `${t(kind === 'own' ? 'favourites:title' : 'favourites:shared.title')} – ${site.name}`,
    description: t('favourites:description'),
    canonical: path,
    index: false,
  }),
  namespaces: ['favourites', 'components'],
  Screen: FavouritesScreen,
};
