import { Icon } from '../components/icon.tsx';
import { useTranslation } from '../translation.tsx';
import type { EquipmentGroupView } from './present-style.ts';

/** The items of one group; options that cost extra are marked. */
export const EquipmentItems = ({ items }: Pick<EquipmentGroupView, 'items'>) => {
  const { t } = useTranslation('catalogue');
  return (
    <ul className="cars-equiplist">
      {items.map(({ name, optional }) => (
        <li key={name}>
          <Icon name={optional ? 'plus' : 'check'} size="sm" />
          <span>
            {name}
            {optional && <small> {t('equipment.optional')}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
};
const OPEN = 2;

export const EquipmentGroups = ({ equipment }: { readonly equipment: readonly EquipmentGroupView[] }) => {
  const { t } = useTranslation('catalogue');
  return (
    <section className="cars-sr" aria-labelledby="equipment">
      <h2 id="equipment">{t('equipment.heading')}</h2>
      <div className="cars-equip">
        {equipment.map(({ group, items }, place) => (
          <details key={group} className="cars-filter" open={place < OPEN}>
            <summary>
              {t(`equipment.${group}`)}
              <span className="cars-equip__n num">{items.length}</span>
            </summary>
            <div>
              <EquipmentItems items={items} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
};
