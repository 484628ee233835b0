import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery, decodeQuery, encodeQuery } from '../../domain/inventory/query-codec.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { circleAround } from '../../domain/location/bounds.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import type { MapView } from './present-map.ts';
import { Icon } from '../components/icon.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { MapControls } from './map-controls.tsx';
import { MapPeek } from './map-peek.tsx';
import type { MapPoint } from './map-points.ts';
import { useVehicleMap } from './use-vehicle-map.ts';

export interface MapPaneProps {
  readonly view: MapView;
  /** The list's path. */
  readonly path: string;
  /** Dealers whose cards the visitor points at. */
  readonly lit: readonly number[];
  /** They point at these dealers on the map. */
  readonly onHover: (companyIds: readonly number[]) => void;
}

const queryOf = (search: string): InventoryQuery => decodeQuery(new URLSearchParams(search)).query;

/** The search without its page and its order, which a map has not. */
const nameOf = (query: InventoryQuery): string =>
  encodeQuery(changeQuery(query, { pageIndex: 1, sort: 'Pertinence', descending: true }));

/** The map, loaded with Leaflet on demand (map-frame.tsx). */
export const MapPane = ({ view, path, lit, onHover }: MapPaneProps) => {
  const { t } = useTranslation('inventory');
  const { carried } = useFrame();
  const { search } = useLocation();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const query = queryOf(search);
  const [chosen, choose] = useState<{ readonly search: string; readonly companyIds: readonly number[] } | null>(null);
  const close = useCallback(() => choose(null), []);

  const { map, moved, failed, keepFor } = useVehicleMap(element, {
    view,
    search: query.near ? nameOf(query) : `${nameOf(query)} ${view.around}`,
    label: t('map.label'),
    nameOf: ({ Count, CountText, PriceText }: MapPoint) => {
      const vehicles = `${CountText} ${t('vehicles', { count: Count })}`;
      return PriceText === null ? vehicles : t(Count === 1 ? 'map.point' : 'map.points', { vehicles, price: PriceText });
    },
    onHover,
    onChoose: ({ CompanyIds }) => choose({ search, companyIds: CompanyIds }),
  });

  useEffect(() => map?.light(chosen ? [...lit, ...chosen.companyIds] : lit), [map, lit, chosen]);

  const addressOf = (wanted: InventoryQuery): string => {
    const encoded = encodeQuery(wanted);
    return withCarried(encoded === '' ? path : `${path}?${encoded}`, carried);
  };

  const searchHere = (): void => {
    if (!map) return;
    const { distanceKm, ...near } = circleAround(map.window().bounds);
    const address = addressOf(changeQuery(query, { near, distanceKm: Math.min(distanceKm, SEARCH_LIMITS.maxDistanceKm) }));
    // As the address says it: coordinates are rounded there.
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
      <MapControls map={map} failed={failed} tiles={view.tiles} />
      {chosen?.search === search && (
        <MapPeek address={addressOf(changeQuery(query, { companyIds: chosen.companyIds }))} onClose={close} />
      )}
    </>
  );
};
