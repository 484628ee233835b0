import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { Pagination } from '../components/pagination.tsx';
import { VehicleGrid } from '../components/vehicle-card.tsx';
import type { CarsView, ChipView } from './cars-view.ts';
import { BottomBar } from './bottom-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SortSelect } from './sort.tsx';
import { RESULTS_ID } from './use-drawer.ts';
import { useWords } from './use-words.ts';

/** In view on a wide window when the page opens, or soon after. */
const EAGER_PICTURES = 2;

const Head = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('cars');
  const say = useWords();
  const { count, text } = view.total;
  return (
    <div className="cars-list__head">
      <div>
        <h1>{view.place === null ? say(view.heading) : t('heading.place', { heading: say(view.heading), place: view.place })}</h1>
        <p className="cars-list__total" role="status">
          {count === 0 ? (
            <b>{t('noMatch')}</b>
          ) : (
            <>
              <b className="num">{text}</b> {t('vehicles', { count })}
            </>
          )}
          {view.within !== null && ` ${t('within', { distance: view.within })}`}
        </p>
      </div>
      <div className="cars-toolbar">
        <SortSelect sorts={view.sorts} />
      </div>
    </div>
  );
};

const Chip = ({ chip }: { readonly chip: ChipView }) => {
  const { t } = useTranslation('cars');
  const words = useWords()(chip.words);
  return (
    <li>
      <Link className="cars-chip cars-chip--on" to={chip.href} preventScrollReset>
        <span className="visually-hidden">{t('remove')} </span>
        {words}
        <Icon name="x" size="sm" />
      </Link>
    </li>
  );
};

const AppliedFilters = ({ chips, clearHref }: CarsView) => {
  const { t } = useTranslation('cars');
  if (chips.length === 0) return null;
  return (
    <div className="cars-list__applied">
      <ul className="cars-chips" aria-label={t('applied')}>
        {chips.map((chip) => (
          <Chip key={chip.href} chip={chip} />
        ))}
        <li>
          <Link className="cars-link cars-chips__clear" to={clearHref}>
            {t('clearAll')}
          </Link>
        </li>
      </ul>
    </div>
  );
};

const Unread = ({ unread }: { readonly unread: readonly string[] }) => {
  const { t } = useTranslation('cars');
  if (unread.length === 0) return null;
  return (
    <div className="cars-notice cars-list__unread" role="note">
      <Icon name="info-circle" />
      <p>
        {t('unread')} <code>{unread.join(', ')}</code>
      </p>
    </div>
  );
};

/** The list of vehicles with its filters: cars, or recreational vehicles. */
export const CarsScreen = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('cars');
  const { location } = useNavigation();
  const loading = location?.pathname === view.path;
  return (
    <div className="page page--wide cars-list">
      <Head view={view} />
      <FilterPanel view={view} />
      <section
        className={`cars-list__main${loading ? ' is-loading' : ''}`}
        id={RESULTS_ID}
        aria-label={t('results')}
        aria-busy={loading}
      >
        <Unread unread={view.unread} />
        <AppliedFilters {...view} />
        {view.empty ? (
          <EmptyList empty={view.empty} />
        ) : (
          <>
            <h2 className="visually-hidden">{t('results')}</h2>
            <VehicleGrid cards={view.cards} eager={EAGER_PICTURES} />
            <Pagination view={view.pager} />
          </>
        )}
        {view.estimate && <EstimateNote estimate={view.estimate} />}
      </section>
      <BottomBar view={view} />
    </div>
  );
};
