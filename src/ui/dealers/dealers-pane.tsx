import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation.tsx';
import type { MapView } from '../map/present-map.ts';
import { Icon } from '../components/icon.tsx';
import type { PaneListeners } from '../map/lazy-pane.tsx';
import { MapControls } from '../map/map-controls.tsx';
import type { MapPoint } from '../map/map-points.ts';
import type { PointWords } from '../map/point-look.ts';
import { useVehicleMap } from '../map/use-vehicle-map.ts';
import { DealerList } from './dealer-list.tsx';
import type { DealerEntry } from './present-directory.ts';

export interface DealersPaneProps {
  readonly view: MapView;
  readonly dealers: readonly DealerEntry[];
  /** Dealers whose entries the visitor points at. */
  readonly lit: readonly number[];
  /** Called when the visitor points at dealers on the map. */
  readonly onHover: (companyIds: readonly number[]) => void;
}

/** Dealers on the map, loaded with Leaflet on demand. It counts dealers, not their vehicles. */
export const DealersPane = ({ view, dealers, lit, onHover, onReady, onFailed }: DealersPaneProps & PaneListeners) => {
  const { t } = useTranslation('dealers');
  const element = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<readonly number[]>([]);
  const at = (companyIds: readonly number[]): DealerEntry[] => dealers.filter(({ id }) => companyIds.includes(id));

  const { map } = useVehicleMap(element, {
    view,
    search: view.dataHref,
    label: t('map.label'),
    nameOf: ({ Count, CountText, CompanyIds }: MapPoint) => {
      const [only, ...more] = at(CompanyIds);
      const who = only && more.length === 0 ? only.name : t('map.dealers', { count: CompanyIds.length });
      return `${who}, ${t('vehicles', { count: Count, total: CountText })}`;
    },
    wordsOf: ({ CompanyIds }): PointWords => {
      const [only] = at(CompanyIds);
      const short = String(CompanyIds.length);
      return CompanyIds.length === 1 && only
        ? { badge: '', text: only.name, short, several: false }
        : { badge: short, text: t('map.group', { count: CompanyIds.length }), short, several: true };
    },
    onHover,
    onReady,
    onFailed,
    onChoose: ({ CompanyIds }) => choose(CompanyIds),
    onLeave: () => choose([]),
  });

  useEffect(() => map?.light([...lit, ...chosen]), [map, lit, chosen]);

  const here = at(chosen);
  return (
    <>
      <div className="cars-map__canvas" ref={element} />
      <MapControls map={map} />
      {here.length > 0 && (
        <section className="cars-map__peek cars-map__peek--dealers" aria-label={t('map.here')}>
          <header>
            <h2>
              <span role="status">{t('map.dealers', { count: here.length })}</span>
            </h2>
            <button className="cars-iconbtn" type="button" aria-label={t('map.close')} onClick={() => choose([])}>
              <Icon name="x" />
            </button>
          </header>
          <DealerList dealers={here} />
        </section>
      )}
    </>
  );
};
