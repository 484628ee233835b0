import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { EmptyView } from './present-cars.ts';
import { useWords } from './use-words.ts';

/** A parking lot with one free space, under a magnifying glass. */
const EmptySpace = () => (
  <svg className="cars-zero__art" viewBox="0 0 480 260" aria-hidden="true">
    <defs>
      <linearGradient id="zero-lot" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" className="cars-zero__far" />
        <stop offset="1" className="cars-zero__near" />
      </linearGradient>
    </defs>
    <path fill="url(#zero-lot)" d="M78 36h324l78 214H0Z" />
    <path className="cars-zero__lines" d="m150 36-50 214M330 36l50 214M240 36M150 36h180" />
    <path className="cars-zero__stop" d="M186 58h108q6 0 7 6l1 5q1 7-6 7H184q-7 0-6-7l1-5q1-6 7-6Z" />
    <g className="cars-zero__glass">
      <circle cx="230" cy="150" r="42" />
      <path d="m261 181 34 34" />
    </g>
  </svg>
);

const Nothing = ({ relaxations, wider, similar }: Extract<EmptyView, { kind: 'nothing' }>) => {
  const { t } = useTranslation('inventory');
  const say = useWords();
  const way = (['none', 'single', 'pair'] as const)[relaxations[0]?.words.length ?? 0];
  return (
    <>
      <div className="cars-zero cars-panel">
        <EmptySpace />
        <div>
          <h2>{t(`zero.title.${way}`)}</h2>
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
      <EmptySpace />
      <div>
        <h2>{t('beyond.title')}</h2>
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
