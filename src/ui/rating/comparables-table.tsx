import { PageLink } from '../components/link.tsx';
import { useTranslation } from '../translation.tsx';
import type { RatedView } from './present-rating.ts';

/** The plot's data, for keyboards, screen readers and checking. */
export const ComparablesTable = ({ comparables }: Pick<RatedView, 'comparables'>) => {
  const { t } = useTranslation('rating');
  return (
    <table className="cars-rate-table">
      <thead>
        <tr>
          <th scope="col">{t('table.vehicle')}</th>
          <th scope="col">{t('table.price')}</th>
          <th scope="col">{t('table.adjusted')}</th>
        </tr>
      </thead>
      <tbody>
        {comparables.map(({ id, name, mileage, price, adjusted, path }) => (
          <tr key={id}>
            <th scope="row">
              {path === null ? (
                name
              ) : (
                <PageLink className="cars-link" to={path}>
                  {name}
                </PageLink>
              )}
              <small className="num">{mileage}</small>
            </th>
            <td className="num">{price}</td>
            <td className="num">{adjusted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
