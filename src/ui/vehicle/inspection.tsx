import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';
import type { InspectionView } from './present-care.ts';
import type { VehicleView } from './present-vehicle.ts';

interface InspectionProps {
  readonly inspection: InspectionView;
  readonly dealer: VehicleView['dealer'];
  /** Whether the dealer can be asked on this page. */
  readonly asks: boolean;
}

/** The points of the dealer's inspection. Their results are only in the dealer's report. */
export const Inspection = ({ inspection: { on, report, groups }, dealer, asks }: InspectionProps) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect" aria-labelledby="inspection">
      <div className="cars-detail__h">
        <h2 id="inspection">{t('inspection.heading')}</h2>
        <p>
          {on === null
            ? t('inspection.done', { dealer: dealer.name })
            : t('inspection.doneOn', { dealer: dealer.name, date: on })}
          {groups.length > 0 && ` ${t('inspection.what')}`}
        </p>
      </div>
      {groups.length > 0 && (
        <div className="cars-inspect">
          {groups.map(({ name, points }) => (
            <details key={name} className="cars-inspect__group">
              <summary>
                <span>{name}</span>
                <span className="num">{t('inspection.points', { count: points.length })}</span>
                <i aria-hidden="true" style={{ '--n': points.length }} />
              </summary>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
      {(report !== null || asks) && (
        <p className="cars-detail__link">
          <a className="cars-link" href={report ?? '#inquiry'} rel={report === null ? undefined : 'noopener'}>
            <Icon name="file-text" size="sm" />
            {report === null ? t('inspection.ask') : t('inspection.report')}
          </a>
        </p>
      )}
    </section>
  );
};
