import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import type { VehicleView } from './vehicle-view.ts';

/** Groups that are open at first: the rest is one press away. */
const OPEN = 2;

export const Equipment = ({ equipment }: Pick<VehicleView, 'equipment'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect" aria-labelledby="equipment">
      <h2 className="cars-detail__h" id="equipment">
        {t('equipment.heading')}
      </h2>
      <div className="cars-equip">
        {equipment.map(({ group, items }, place) => (
          <details key={group} className="cars-filter" open={place < OPEN}>
            <summary>
              {t(`equipment.${group}`)}
              <span className="cars-equip__n num">{items.length}</span>
            </summary>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Icon name="check" size="sm" />
                  {item}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
};
