import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery, decodeQuery, encodeQuery } from '../../domain/inventory/query-codec.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { circleAround } from '../../domain/location/bounds.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import type { MapView } from './present-map.ts';
import { RESULTS_ID } from '../filters/use-drawer.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { PaneListeners } from './lazy-pane.tsx';
import { MapControls } from './map-controls.tsx';
import { MapPeek } from './map-peek.tsx';
import type { MapPoint } from './map-points.ts';
import type { PointWords } from './point-look.ts';
import { useVehicleMap } from './use-vehicle-map.ts';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import type { CarsView } from '../inventory/present-cars.ts';

export interface MapPaneProps {
  readonly view: MapView;
  readonly path: string;
  /** Dealers whose cards the visitor points at. */
  readonly lit: readonly number[];
  /** Called when the visitor points at dealers on the map. */
  readonly onHover: (companyIds: readonly number[]) => void;
  /** Called when the vehicles of a place are shown. */
  readonly onOpen: () => void;
}

/** How much of the map is covered: by the vehicles of a place, or by the list where it is a sheet over the map. */
const coveredBy = (canvas: HTMLElement | null): number => {
  const sheet = document.querySelector(`#${RESULTS_ID}`);
  const cover =
    document.querySelector('.cars-map__peek') ?? (sheet && getComputedStyle(sheet).position === 'fixed' ? sheet : null);
  if (!canvas || !cover) return 0;
  return Math.max(0, canvas.getBoundingClientRect().bottom - cover.getBoundingClientRect().top);
};

const queryOf = (search: string): InventoryQuery => decodeQuery(new URLSearchParams(search)).query;

/** The search without page and order, which a map does not have. */
const nameOf = (query: InventoryQuery): string =>
  encodeQuery(changeQuery(query, { pageIndex: 1, sort: 'Pertinence', descending: true }));

/** What the points of vehicles say, to the eye and to the ear. */
const usePointWords = () => {
  const { t } = useTranslation('inventory');
  return {
    nameOf: ({ Count, CountText, PriceText }: MapPoint): string => {
      const vehicles = `${CountText} ${t('vehicles', { count: Count })}`;
      return PriceText === null ? vehicles : t(Count === 1 ? 'map.point' : 'map.points', { vehicles, price: PriceText });
    },
    wordsOf: ({ Count, CountText, PriceText, CompanyIds }: MapPoint): PointWords => {
      const point = { badge: CountText, short: CountText, several: CompanyIds.length > 1 };
      if (PriceText === null) return { ...point, text: t('vehicles', { count: Count }) };
      if (Count === 1) return { ...point, badge: '', text: PriceText };
      return { ...point, text: t('map.from', { price: PriceText }) };
    },
  };
};

/** The map, loaded with Leaflet on demand. */
export const MapPane = ({ view, path, lit, onHover, onOpen, onReady, onFailed }: MapPaneProps & PaneListeners) => {
  const { t } = useTranslation('inventory');
  const { carried } = useFrame();
  const { search } = useLocation();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const query = queryOf(search);
  const [chosen, choose] = useState<{ readonly search: string; readonly point: MapPoint } | null>(null);
  const [vehicle, pointAt] = useState<number | null>(null);
  const close = useCallback(() => choose(null), []);
  const shown = chosen?.search === search ? chosen.point : null;

  const { map, moved, keepFor } = useVehicleMap(element, {
    ...usePointWords(),
    view,
    search: query.near ? nameOf(query) : `${nameOf(query)} ${view.around}`,
    label: t('map.label'),
    onHover,
    onReady,
    onFailed,
    onChoose: (point) => {
      choose({ search, point });
      onOpen();
    },
    onPointVehicle: pointAt,
    onChooseVehicle: (id) => document.querySelector<HTMLElement>(`.cars-map__peek [data-vehicle="${String(id)}"] a`)?.focus(),
    onLeave: close,
    covered: () => coveredBy(element.current),
  });

  useEffect(() => map?.light([...lit, ...(shown?.CompanyIds ?? [])]), [map, lit, shown]);
  useEffect(() => map?.lightVehicle(vehicle), [map, vehicle]);

  const fan = useCallback(
    (list: CarsView | null): void => {
      if (!map || !shown) return;
      map.fan(
        shown,
        (list?.cards ?? []).map(({ id, name, price }) => ({
          id,
          text: price ?? '—',
          name: t('map.vehicle', { name, price: price ?? t('map.noPrice') }),
        })),
      );
    },
    [map, shown, t],
  );

  const addressOf = (wanted: InventoryQuery): string => {
    const encoded = encodeQuery(wanted);
    return withCarried(encoded === '' ? path : `${path}?${encoded}`, carried);
  };

  const searchHere = (): void => {
    if (!map) return;
    const { distanceKm, ...near } = circleAround(map.window().bounds);
    const address = addressOf(changeQuery(query, { near, distanceKm: Math.min(distanceKm, SEARCH_LIMITS.maxDistanceKm) }));
    // From the address, in which coordinates are rounded.
    keepFor(nameOf(queryOf(address.slice(path.length))));
    void navigate(address, { preventScrollReset: true });
  };

  return (
    <>
      <div className="cars-map__canvas" ref={element} />
      {moved && (
        <button className="cars-map__again" type="button" onClick={searchHere}>
          <Icon name="refresh" size="sm" />
          {t('map.searchHere')}
        </button>
      )}
      <MapControls map={map} />
      {shown && (
        <MapPeek
          address={addressOf(changeQuery(query, { companyIds: shown.CompanyIds }))}
          lit={vehicle}
          onPoint={pointAt}
          onList={fan}
          onClose={close}
        />
      )}
    </>
  );
};
