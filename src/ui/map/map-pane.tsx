import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery, decodeQuery, encodeQuery } from '../../domain/inventory/query-codec.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { circleAround } from '../../domain/location/bounds.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import type { MapView } from './present-map.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapPoint } from './map-points.ts';
import { useVehicleMap } from './use-vehicle-map.ts';
import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import type { CarsView } from '../inventory/present-cars.ts';
import { fetchList } from '../inventory/fetch-list.ts';

interface MapPeekProps {
  /** Address of the list of the selected point. */
  readonly address: string;
  readonly onClose: () => void;
}

/** The vehicles at a point, in a row over the map's lower edge. */
const MapPeek = ({ address, onClose }: MapPeekProps) => {
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

export interface MapPaneProps {
  readonly view: MapView;
  readonly path: string;
  /** Dealers whose cards the visitor points at. */
  readonly lit: readonly number[];
  /** Called when the visitor points at dealers on the map. */
  readonly onHover: (companyIds: readonly number[]) => void;
}

const queryOf = (search: string): InventoryQuery => decodeQuery(new URLSearchParams(search)).query;

/** The search without page and order, which a map does not have. */
const nameOf = (query: InventoryQuery): string =>
  encodeQuery(changeQuery(query, { pageIndex: 1, sort: 'Pertinence', descending: true }));

/** The map, loaded with Leaflet on demand. */
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
      <MapControls map={map} failed={failed} tiles={view.tiles} />
      {chosen?.search === search && (
        <MapPeek address={addressOf(changeQuery(query, { companyIds: chosen.companyIds }))} onClose={close} />
      )}
    </>
  );
};
