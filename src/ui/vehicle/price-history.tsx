import { useTranslation } from '../translation.tsx';
import type { HistoryView } from './present-history.ts';
import type { VehicleView } from './present-vehicle.ts';

const HEIGHT = 176;
const AXIS = 152;
const percent = (share: number): string => `${String(share)}%`;
/** A price is written from the left edge of its step, or to its right edge where there would be no room. */
const ROOM = 72;

/** Every price as a step over time; the table below says the same. */
const Chart = ({ chart: { steps, since } }: { readonly chart: NonNullable<HistoryView['chart']> }) => {
  const { t } = useTranslation('vehicle');
  return (
    <svg className="cars-steps" width="100%" height={HEIGHT} aria-hidden="true">
      <line className="grid" x1="0" x2="100%" y1={AXIS} y2={AXIS} />
      {steps.map(({ from, to, y, text }, k) => {
        const before = steps[k - 1];
        const isLast = k === steps.length - 1;
        // Of steps that are close together only the ends are named.
        const named = isLast || k === 0 || to - from > 20;
        return (
          <g key={from} className={isLast ? 'is-now' : undefined}>
            {before && <line className="fall" x1={percent(from)} x2={percent(from)} y1={before.y} y2={y} />}
            <line className="step" x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
            {named && (
              <text
                className="num"
                x={percent(isLast && from > ROOM ? to : from)}
                y={y - 9}
                textAnchor={isLast && from > ROOM ? 'end' : 'start'}
              >
                {text}
              </text>
            )}
          </g>
        );
      })}
      <text x="0" y={HEIGHT - 6}>
        {since}
      </text>
      <text x="100%" y={HEIGHT - 6} textAnchor="end">
        {t('history.today')}
      </text>
    </svg>
  );
};

/** Every price that the vehicle had here: a chart, and newest first a table. */
export const PriceHistory = ({ history, daysListed }: Pick<VehicleView, 'history' | 'daysListed'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect" aria-labelledby="price-history">
      <div className="cars-detail__h">
        <h2 id="price-history">{t('history.heading')}</h2>
        <p>{t('history.listed', { count: daysListed })}</p>
      </div>
      {history.chart && <Chart chart={history.chart} />}
      <table className="cars-history">
        <thead>
          <tr>
            <th scope="col">{t('history.since')}</th>
            <th scope="col">{t('history.price')}</th>
          </tr>
        </thead>
        <tbody>
          {history.rows.map(({ on, price }, place) => (
            <tr key={`${on} ${String(place)}`}>
              <td>{on}</td>
              <td className="num">{price ?? t('history.none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
