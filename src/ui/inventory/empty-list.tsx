import { FOUND_ANCHOR } from '../../domain/inventory/results-address.ts';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { SearchedStall } from '../errors/stall.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { EmptyView } from './present-cars.ts';
import { useWords } from './use-words.ts';

const Nothing = ({ relaxations, wider, similar }: Extract<EmptyView, { kind: 'nothing' }>) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  const way = (['none', 'single', 'pair'] as const)[relaxations[0]?.words.length ?? 0];
  return (
    <>
      <div className="cars-zero cars-panel">
        <SearchedStall />
        <div>
          <h2 id={FOUND_ANCHOR} tabIndex={-1}>
            {t(`zero.title.${way}`)}
          </h2>
          <p>{t(`zero.advice.${way}`)}</p>
          {relaxations.length > 0 && (
            <ul>
              {relaxations.map(({ words, href, brings }) => (
                <li key={href}>
                  <Link className="cars-chip" to={href}>
                    <Icon name="x" size="sm" />
                    <span className="visually-hidden">{t('remove')} </span>
                    {words.map(say).join(' + ')}
                  </Link>
                  <span className="num">{t('zero.brings', { count: brings.count, total: brings.text })}</span>
                </li>
              ))}
              {wider && (
                <li>
                  <Link className="cars-chip" to={wider.href}>
                    <Icon name="map-pin" size="sm" />
                    {say(wider.words)}
                  </Link>
                  <span className="num">{t('zero.brings', { count: wider.brings.count, total: wider.brings.text })}</span>
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
      {similar.length > 0 && (
        <section className="cars-similar">
          <div className="cars-section-head">
            <h2>{t('zero.similar')}</h2>
          </div>
          <VehicleGrid cards={similar} />
        </section>
      )}
    </>
  );
};

const Beyond = ({ pages, firstHref }: Extract<EmptyView, { kind: 'beyond' }>) => {
  const { t } = useTranslation('inventory');
  return (
    <div className="cars-zero cars-panel">
      <SearchedStall />
      <div>
        <h2 id={FOUND_ANCHOR} tabIndex={-1}>
          {t('beyond.title')}
        </h2>
        <p>{t('beyond.pages', { count: pages.count, total: pages.text })}</p>
        <p>
          <Link className="cars-btn cars-btn--primary" to={firstHref}>
            {t('beyond.first')}
          </Link>
        </p>
      </div>
    </div>
  );
};

/** Shown instead of results: why there are none, and what to try. */
export const EmptyList = ({ empty }: { readonly empty: EmptyView }) =>
  empty.kind === 'nothing' ? <Nothing {...empty} /> : <Beyond {...empty} />;
