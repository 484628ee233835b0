import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Number of groups that are open initially. */
const OPEN = 2;
/** Number of items shown initially; a list that is only a little longer is shown whole. */
const SEEN = 12;
const HARDLY_LONGER = 3;

const Items = ({ items }: Pick<VehicleView['equipment'][number], 'items'>) => (
  <ul>
    {items.map(({ key, text, language }) => (
      <li key={key} lang={language ?? undefined}>
        <Icon name="check" size="sm" />
        {text}
      </li>
    ))}
  </ul>
);

export const Equipment = ({ equipment }: Pick<VehicleView, 'equipment'>) => {
  const { t } = useTranslation('vehicle');
  return (
    <section className="cars-detail__sect" aria-labelledby="equipment">
      <h2 className="cars-detail__h" id="equipment">
        {t('equipment.heading')}
      </h2>
      <div className="cars-equip">
        {equipment.map(({ group, items }, place) => {
          const seen = items.length <= SEEN + HARDLY_LONGER ? items.length : SEEN;
          const rest = items.slice(seen);
          return (
            <details key={group} className="cars-filter" open={place < OPEN}>
              <summary>
                {t(`equipment.${group}`)}
                <span className="cars-equip__n num">{items.length}</span>
              </summary>
              <Items items={items.slice(0, seen)} />
              {rest.length > 0 && (
                <details className="cars-equip__more">
                  <summary>{t('equipment.more', { count: rest.length })}</summary>
                  <Items items={rest} />
                </details>
              )}
            </details>
          );
        })}
      </div>
    </section>
  );
};
