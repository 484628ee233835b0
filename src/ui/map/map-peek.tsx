import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { fetchList } from '../inventory/fetch-list.ts';
import type { CarsView } from '../inventory/present-cars.ts';

interface MapPeekProps {
  /** Address of the list of the selected point. */
  readonly address: string;
  /** The vehicle whose bubble the visitor points at. */
  readonly lit: number | null;
  /** Called when the visitor points at a card, or at none any more. */
  readonly onPoint: (id: number | null) => void;
  /** Called with the vehicles, and with null when they are not shown any more. A stable function. */
  readonly onList: (list: CarsView | null) => void;
  readonly onClose: () => void;
}

const vehicleAt = (target: EventTarget): number | null => {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle : undefined;
  return id === undefined ? null : Number(id);
};

/** The vehicles at a point, in a row over the map's lower edge. */
export const MapPeek = ({ address, lit, onPoint, onList, onClose }: MapPeekProps) => {
  const { t } = useTranslation('inventory');
  const [held, hold] = useState<{ readonly address: string; readonly list: CarsView } | null>(null);
  const list = held?.address === address ? held.list : null;
  useEffect(() => {
    const leaving = new AbortController();
    fetchList(address, leaving.signal).then(
      (found) => hold({ address, list: found }),
      () => {
        if (!leaving.signal.aborted) onClose();
      },
    );
    return () => leaving.abort();
  }, [address, onClose]);
  useEffect(() => {
    onList(list);
    return () => onList(null);
  }, [list, onList]);
  useEffect(() => {
    if (lit !== null)
      document
        .querySelector(`.cars-map__peek [data-vehicle="${String(lit)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [lit]);

  if (!list) return null;
  const { cards, total } = list;
  const [first] = cards;
  const point = ({ target }: PointerEvent | FocusEvent): void => onPoint(vehicleAt(target));
  return (
    <section
      className="cars-map__peek"
      aria-label={t('map.here')}
      onPointerOver={point}
      onPointerLeave={() => onPoint(null)}
      onFocus={point}
      onBlur={() => onPoint(null)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>
          <span role="status">
            {first?.dealer && `${first.dealer.name} · `}
            {total.text} {t('vehicles', { count: total.count })}
          </span>
        </h2>
        {total.count > cards.length && (
          <Link className="cars-link" to={address}>
            {t('map.all')}
          </Link>
        )}
        <button className="cars-iconbtn" type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <VehicleGrid cards={cards} litVehicle={lit} />
    </section>
  );
};
