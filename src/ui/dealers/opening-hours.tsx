import type { HoursView } from './present-hours.ts';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';

interface OpeningHoursProps {
  readonly hours: HoursView;
  /** The week, folded under the current state, where space is limited. */
  readonly folded?: boolean;
}

const Now = ({ state }: Pick<HoursView, 'state'>) => {
  const { t } = useTranslation('components');
  if (state === null) return <span className="cars-hours__now">{t('hours.heading')}</span>;
  const { time } = state;
  if (state.open)
    return <span className="cars-hours__now is-open">{time === null ? t('hours.open') : t('hours.openAt', { time })}</span>;
  const opens = state.day === null ? t('hours.closedAt', { time }) : t('hours.closedOn', { time, day: state.day });
  return <span className="cars-hours__now">{time === null ? t('hours.closed') : opens}</span>;
};

const Week = ({ days }: Pick<HoursView, 'days'>) => {
  const { t } = useTranslation('components');
  return (
    <>
      <dl>
        {days.map(({ name, today, spans }) => (
          <div key={name} className={today ? 'is-today' : undefined}>
            <dt>{name}</dt>
            {spans === null || spans.length === 0 ? (
              <dd>{t(spans === null ? 'hours.unknown' : 'hours.off')}</dd>
            ) : (
              spans.map((span) => (
                <dd key={span} className="num">
                  {span}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
      <p className="cars-hours__note">{t('hours.holidays')}</p>
    </>
  );
};

/** When a dealer is open, day by day, and whether they are now. */
export const OpeningHours = ({ hours: { state, days }, folded = false }: OpeningHoursProps) =>
  folded ? (
    <details className="cars-hours">
      <summary>
        <Icon name="clock" size="sm" />
        <Now state={state} />
      </summary>
      <Week days={days} />
    </details>
  ) : (
    <div className="cars-hours">
      {state && (
        <p>
          <Icon name="clock" size="sm" />
          <Now state={state} />
        </p>
      )}
      <Week days={days} />
    </div>
  );
