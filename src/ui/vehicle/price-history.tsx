import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Every price that the vehicle had here, newest first. */
export const PriceHistory = ({ history, daysListed }: Pick<VehicleView, 'history' | 'daysListed'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect" aria-labelledby="price-history">
      <div className="cars-detail__h">
        <h2 id="price-history">{t('history.heading')}</h2>
        <p>{t('history.listed', { count: daysListed })}</p>
      </div>
      <table className="cars-history">
        <thead>
          <tr>
            <th scope="col">{t('history.since')}</th>
            <th scope="col">{t('history.price')}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ on, price }, place) => (
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
