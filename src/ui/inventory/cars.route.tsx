import { BottomBar } from './bottom-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { AppliedFilters, Head, HiddenHeading, PromotedFilters, ListResults, Unread } from './list-parts.tsx';
import type { PageModule } from '../page.ts';
import { LIST_PAGE } from './cars-meta.ts';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Pagination } from '../components/pagination.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { CarsView } from './present-cars.ts';
import type { MoreState } from '../filters/more-state.ts';
import { useEarlierPages, type EarlierPages } from './use-earlier-pages.ts';

/** Visible in a wide window when the page opens, or soon after. */
const EAGER_PICTURES = 2;

/** The link to the next page: appended with JavaScript, a navigation without. */
const More = ({ view, earlier }: { readonly view: CarsView; readonly earlier: EarlierPages | null }) => {
  const { t } = useTranslation('inventory');
  const { next } = view.pager;
  const state: MoreState = { firstPage: earlier?.firstPage ?? view.page.number };
  if (next === null && !earlier) return null;
  return (
    <div className="cars-more">
      <p className="num" role="status">
        {t('more.shown', { from: earlier?.from ?? view.shown.from, to: view.shown.to, total: view.total.text })}
      </p>
      {next !== null && (
        <Link className="cars-btn cars-btn--secondary" to={next} state={state} replace preventScrollReset>
          {t('more.show')}
        </Link>
      )}
    </div>
  );
};

/** Asks the dealers of the first vehicles with one form. */
const AskSeveral = ({ askSeveral }: Pick<CarsView, 'askSeveral'>) => {
  const { t } = useTranslation('inventory');
  if (!askSeveral) return null;
  const { count, dealers, href } = askSeveral;
  return (
    <div className="cars-askseveral">
      <p>
        <strong>{t('askSeveral.title')}</strong> {t('askSeveral.text', { dealers })}
      </p>
      <Link className="cars-btn cars-btn--secondary" to={href}>
        <Icon name="message-2" size="sm" />
        {t('askSeveral.action', { count })}
      </Link>
    </div>
  );
};

/** The results as cards; 'Show more' adds pages below. */
const CardResults = ({ view }: { readonly view: CarsView }) => {
  const earlier = useEarlierPages(view);
  return (
    <>
      <VehicleGrid
        cards={earlier ? [...earlier.cards, ...view.cards] : view.cards}
        eager={EAGER_PICTURES}
        ads={view.ads}
        anchored
      />
      <AskSeveral {...view} />
      <More view={view} earlier={earlier} />
      <Pagination view={view.pager} />
    </>
  );
};

/** The list of vehicles as cards beside its filters: cars, or recreational vehicles. */
const CarsScreen = ({ view }: { readonly view: CarsView }) => (
  <div className="page page--wide cars-list cars-list--side">
    <Head view={view} />
    <ListFilters view={view} />
    <ListResults view={view}>
      <Unread {...view} />
      <AppliedFilters {...view} />
      <PromotedFilters {...view} />
      {view.empty ? (
        <EmptyList empty={view.empty} />
      ) : (
        <>
          <HiddenHeading />
          <CardResults view={view} />
        </>
      )}
    </ListResults>
    <BottomBar view={view} />
  </div>
);

export const carsPage: PageModule<CarsView> = { ...LIST_PAGE, Screen: CarsScreen };
