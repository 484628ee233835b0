/** The map itself, drawn by Leaflet. */
import { DivIcon, LatLngBounds, LayerGroup, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import type { Bounds } from '../../domain/location/bounds.ts';
import { logFailure } from '../browser/log-failure.ts';
import { drawBaseMap, type NameTowns } from './base-map.ts';
import type { MapPoint } from './map-points.ts';

/** From this zoom on, a dealer's point shows a price instead of only a number. */
const PRICES_FROM = 8;
/** The closest zoom levels; the outlines have too little detail for more. */
const CLOSEST = { outlines: 13, tiles: 18 };
const WIDEST = 2;
/** A single dealer is shown with their surroundings. */
const NEAR = 11;
/** Room for bubbles around what is shown, in pixels. */
const MARGIN: [number, number] = [36, 40];
/** Smaller movements, as a share of the window, are ignored. */
const STILL = 0.02;

export interface MapOptions {
  readonly label: string;
  readonly tiles: { readonly url: string } | null;
  readonly baseHref: string;
  /** Accessible name of a point. */
  readonly nameOf: (point: MapPoint) => string;
  /** The window has changed; `byVisitor` if the visitor moved it. */
  readonly onMove: (byVisitor: boolean) => void;
  readonly onHover: (companyIds: readonly number[]) => void;
  readonly onChoose: (point: MapPoint) => void;
}

export interface MapWindow {
  readonly bounds: Bounds;
  readonly zoom: number;
}

const boundsOf = (map: LeafletMap): Bounds => {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
};

const differ = (one: Bounds, other: Bounds): boolean =>
  Math.abs(one.west - other.west) + Math.abs(one.east - other.east) > (other.east - other.west) * STILL ||
  Math.abs(one.south - other.south) + Math.abs(one.north - other.north) > (other.north - other.south) * STILL;

/** Diameter of a cluster in pixels: it grows slowly with the number of its vehicles. */
const diameterOf = (count: number): number => Math.round(32 + 7 * Math.log10(count));

const drawingOf = (point: MapPoint, zoom: number): HTMLElement => {
  const { Count, CountText, PriceText, CompanyIds } = point;
  const drawing = document.createElement('span');
  if (CompanyIds.length > 1 || PriceText === null || (Count > 1 && zoom < PRICES_FROM)) {
    drawing.className = 'cars-cluster';
    drawing.style.setProperty('--s', `${String(diameterOf(Count))}px`);
    drawing.textContent = CountText;
    return drawing;
  }
  drawing.className = 'cars-bubble';
  if (Count > 1) {
    const count = document.createElement('b');
    // Shown by the style sheet: visible text would have to be part of the accessible name (WCAG 2.5.3).
    count.dataset.count = CountText;
    drawing.append(count);
  }
  drawing.append(PriceText);
  return drawing;
};

export const createVehicleMap = (element: HTMLElement, options: MapOptions) => {
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    worldCopyJump: true,
    // Tiles are sharp only at whole zoom levels.
    zoomSnap: options.tiles ? 1 : 0.25,
    minZoom: WIDEST,
    maxZoom: options.tiles ? CLOSEST.tiles : CLOSEST.outlines,
    maxBoundsViscosity: 1,
    maxBounds: [
      [-85, -Infinity],
      [85, Infinity],
    ],
  });
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', options.label);

  const points = new LayerGroup().addTo(map);
  const marks = new Map<Marker, MapPoint>();
  let lit: readonly number[] = [];
  let settled: Bounds | null = null;
  const leaving = new AbortController();
  let nameTowns: NameTowns = () => undefined;

  const light = (): void => {
    for (const [mark, { CompanyIds }] of marks) {
      const on = CompanyIds.some((id) => lit.includes(id));
      mark.getElement()?.classList.toggle('is-on', on);
      mark.setZIndexOffset(on ? 1000 : 0);
    }
  };

  const choose = (point: MapPoint): void => {
    const zoom = map.getZoom();
    if (point.CompanyIds.length === 1 || zoom >= map.getMaxZoom()) options.onChoose(point);
    else map.setView([point.Latitude, point.Longitude], Math.min(zoom + 2, map.getMaxZoom()));
  };

  const add = (point: MapPoint): void => {
    // The map may be wrapped around the world: longitudes are shifted to its copy.
    const turns = Math.round((map.getCenter().lng - point.Longitude) / 360);
    const icon = new DivIcon({ className: 'cars-map__point', html: drawingOf(point, map.getZoom()), iconSize: [0, 0] });
    const mark = new Marker([point.Latitude, point.Longitude + 360 * turns], { icon, riseOnHover: true });
    mark.on('click', () => choose(point));
    mark.on('keypress', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter' || originalEvent.key === ' ') choose(point);
    });
    mark.on('mouseover', () => options.onHover(point.CompanyIds));
    mark.on('mouseout', () => options.onHover([]));
    points.addLayer(mark);
    mark.getElement()?.setAttribute('aria-label', options.nameOf(point));
    marks.set(mark, point);
  };

  // Movements before the first fit are ignored.
  map.on('moveend', () => {
    if (settled) options.onMove(differ(boundsOf(map), settled));
  });
  map.on('resize', () => {
    settled = boundsOf(map);
  });

  const positions = (): [number, number][] => [...marks.keys()].map((mark) => [mark.getLatLng().lat, mark.getLatLng().lng]);

  const drawBase = async (): Promise<void> => {
    try {
      nameTowns = await drawBaseMap(map, options.baseHref, leaving.signal);
      nameTowns(positions());
    } catch (error) {
      // The points are usable without the base map.
      if (!leaving.signal.aborted) logFailure(error);
    }
  };

  const settle = (): void => {
    const first = settled === null;
    settled = boundsOf(map);
    // The base map can only be drawn once the map has a window.
    if (first && !options.tiles) void drawBase();
    options.onMove(false);
  };

  if (options.tiles) new TileLayer(options.tiles.url, { maxZoom: CLOSEST.tiles }).addTo(map);

  return {
    window: (): MapWindow => ({ bounds: boundsOf(map), zoom: map.getZoom() }),
    show(found: readonly MapPoint[]): void {
      points.clearLayers();
      marks.clear();
      for (const point of found) add(point);
      light();
      nameTowns(positions());
    },
    /** Shows all of these bounds. */
    fit({ west, south, east, north }: Bounds): void {
      map.fitBounds(new LatLngBounds([south, west], [north, east]), { padding: MARGIN, maxZoom: NEAR, animate: false });
      settle();
    },
    /** Restores a previous window. */
    restore({ bounds, zoom }: MapWindow): void {
      map.setView([(bounds.south + bounds.north) / 2, (bounds.west + bounds.east) / 2], zoom, { animate: false });
      settle();
    },
    /** Highlights the points of these dealers. */
    light(companyIds: readonly number[]): void {
      lit = companyIds;
      light();
    },
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    remove(): void {
      leaving.abort();
      map.remove();
    },
  };
};

export type VehicleMap = ReturnType<typeof createVehicleMap>;
