import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Pagination } from '../components/pagination.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { CarsView } from './present-cars.ts';
import type { MoreState } from '../filters/more-state.ts';
import { useEarlierPages, type EarlierPages } from './use-earlier-pages.ts';

/** Visible in a wide window when the page opens, or soon after. */
const EAGER_PICTURES = 2;

/** The next page: below this one with JavaScript, instead of it without. */
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

/** The results as cards; 'Show more' adds pages below. */
export const CardResults = ({ view }: { readonly view: CarsView }) => {
  const earlier = useEarlierPages(view);
  return (
    <>
      <VehicleGrid cards={earlier ? [...earlier.cards, ...view.cards] : view.cards} eager={EAGER_PICTURES} ads={view.ads} />
      <More view={view} earlier={earlier} />
      <Pagination view={view.pager} />
    </>
  );
};
