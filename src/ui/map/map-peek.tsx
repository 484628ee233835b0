import { useEffect, useState } from 'react';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { CarsView } from '../inventory/present-cars.ts';
import { fetchList } from '../inventory/fetch-list.ts';

interface MapPeekProps {
  /** The list of what stands at the point that was chosen. */
  readonly address: string;
  readonly onClose: () => void;
}

/** The vehicles at a point of the map, beside each other over its lower edge. */
export const MapPeek = ({ address, onClose }: MapPeekProps) => {
  const { t } = useTranslation('inventory');
  const [held, hold] = useState<{ readonly address: string; readonly list: CarsView } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchList(address, leaving.signal).then(
      (list) => hold({ address, list }),
      () => {
        if (!leaving.signal.aborted) onClose();
      },
    );
    return () => leaving.abort();
  }, [address, onClose]);

  if (held?.address !== address) return null;
  const { cards, total } = held.list;
  const [first] = cards;
  return (
    <section className="cars-map__peek" aria-label={t('map.here')}>
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
      <VehicleGrid cards={cards} />
    </section>
  );
};
