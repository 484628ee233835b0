/** The map itself, drawn by Leaflet. */
import { Circle, CircleMarker, DivIcon, LayerGroup, Map as LeafletMap, Marker, TileLayer, type LeafletMouseEvent } from 'leaflet';
import type { Tongue } from '../../domain/language/language.ts';
import type { Bounds } from '../../domain/location/bounds.ts';
import { CLOSEST_ZOOM } from '../../domain/map/base-map.ts';
import { pixelIn } from '../../domain/map/mercator.ts';
import type { TakenRoom } from '../../domain/map/place-labels.ts';
import { shortOf } from '../../domain/map/short-points.ts';
import { logFailure } from '../browser/log-failure.ts';
import { drawBaseMap, type RoomsIn } from './base-layer.ts';
import { fanOn, roomOfFan, type FannedVehicle } from './fan-out.ts';
import type { MapPoint } from './map-points.ts';
import { drawingOf, roomAt, roomsOf } from './point-drawing.ts';
import type { PointWords } from './point-look.ts';
import type { MapView, OpeningView } from './present-map.ts';

const CLOSEST_TILES = 18;
const WIDEST = 2;
/** Smaller movements, as a share of the window, are ignored. */
const STILL = 0.02;
/** Room of the visitor's place. */
const ME: TakenRoom = { left: -10, top: -10, right: 10, bottom: 10 };

export interface MapOptions {
  readonly label: string;
  readonly view: Pick<MapView, 'tiles' | 'baseHref' | 'visitor'>;
  readonly tongue: Tongue;
  /** Accessible name of a point. */
  readonly nameOf: (point: MapPoint) => string;
  readonly wordsOf: (point: MapPoint) => PointWords;
  /** The window has changed; `byVisitor` if the visitor moved it. */
  readonly onMove: (byVisitor: boolean) => void;
  readonly onHover: (companyIds: readonly number[]) => void;
  readonly onChoose: (point: MapPoint) => void;
  /** The visitor points at a vehicle that is fanned out, or at none any more. */
  readonly onPointVehicle: (id: number | null) => void;
  readonly onChooseVehicle: (id: number) => void;
  /** The visitor pressed where nothing is. */
  readonly onLeave: () => void;
  /** Height in pixels of what lies over the map's lower edge. */
  readonly covered: () => number;
  /** The map shows its outlines or its tiles. */
  readonly onReady: () => void;
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

const leafletMap = (element: HTMLElement, tiles: MapView['tiles']): LeafletMap =>
  new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    worldCopyJump: true,
    // Tiles are sharp only at whole zoom levels.
    zoomSnap: tiles ? 1 : 0,
    minZoom: WIDEST,
    maxZoom: tiles ? CLOSEST_TILES : CLOSEST_ZOOM,
    maxBoundsViscosity: 1,
    maxBounds: [
      [-85, -Infinity],
      [85, Infinity],
    ],
  });

/** The circle of the search and the visitor's place, below the points. */
const surroundingsOn = (map: LeafletMap) => {
  const surroundings = new LayerGroup().addTo(map);
  return ({ circle, visitor }: Pick<MapView, 'circle' | 'visitor'>): void => {
    surroundings.clearLayers();
    if (circle) {
      const look = { radius: circle.radiusKm * 1000, className: 'cars-map__circle', interactive: false };
      surroundings.addLayer(new Circle([circle.latitude, circle.longitude], look));
    }
    if (visitor) {
      const look = { radius: 7, className: 'cars-map__me', interactive: false };
      surroundings.addLayer(new CircleMarker([visitor.latitude, visitor.longitude], look));
    }
  };
};

export const createVehicleMap = (element: HTMLElement, options: MapOptions) => {
  const { view } = options;
  const map = leafletMap(element, view.tiles);
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', options.label);

  const points = new LayerGroup().addTo(map);
  /** With the room that it takes around its place. */
  const marks = new Map<Marker, MapPoint & { readonly room: TakenRoom }>();
  const fan = fanOn(map, { onPoint: options.onPointVehicle, onChoose: options.onChooseVehicle });
  const surround = surroundingsOn(map);
  let { visitor } = view;
  let lit: readonly number[] = [];
  let settled: Bounds | null = null;
  let moving = false;
  const leaving = new AbortController();
  let nameTowns: (roomsIn: RoomsIn) => void = () => undefined;

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

  const add = (point: MapPoint, room: TakenRoom, isShort: boolean): void => {
    // The map may be wrapped around the world: longitudes are shifted to its copy.
    const turns = Math.round((map.getCenter().lng - point.Longitude) / 360);
    const html = drawingOf(options.wordsOf(point), isShort);
    const icon = new DivIcon({ className: 'cars-map__point', html, iconSize: [0, 0] });
    const mark = new Marker([point.Latitude, point.Longitude + 360 * turns], { icon, riseOnHover: true });
    mark.on('click', () => choose(point));
    mark.on('keypress', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter' || originalEvent.key === ' ') choose(point);
    });
    mark.on('mouseover', () => options.onHover(point.CompanyIds));
    mark.on('mouseout', () => options.onHover([]));
    points.addLayer(mark);
    const drawn = mark.getElement();
    drawn?.setAttribute('aria-label', options.nameOf(point));
    drawn?.addEventListener('focus', () => options.onHover(point.CompanyIds));
    drawn?.addEventListener('blur', () => options.onHover([]));
    marks.set(mark, { ...point, room });
  };

  /** The points with more vehicles take their room first. */
  const addAll = (found: readonly MapPoint[]): void => {
    const framed = found
      .toSorted((a, b) => b.Count - a.Count)
      .map((point) => {
        const [place, own] = [map.latLngToLayerPoint([point.Latitude, point.Longitude]), roomsOf(options.wordsOf(point))];
        return { point, own, full: roomAt(own.full, place), short: roomAt(own.short, place) };
      });
    const [from, to] = [map.containerPointToLayerPoint([0, 0]), map.containerPointToLayerPoint(map.getSize())];
    const areShort = shortOf(framed, { left: from.x, top: from.y, right: to.x, bottom: to.y - options.covered() });
    for (const [k, { point, own }] of framed.entries()) {
      const isShort = areShort[k] ?? false;
      add(point, isShort ? own.short : own.full, isShort);
    }
  };

  // Movements before the first fit are ignored.
  map.on('moveend', () => {
    if (settled && !moving) options.onMove(differ(boundsOf(map), settled));
  });
  map.on('resize', () => {
    settled = boundsOf(map);
  });
  map.on('click', ({ originalEvent }: LeafletMouseEvent) => {
    if (originalEvent.target === element || originalEvent.target instanceof SVGElement) options.onLeave();
  });

  const rooms: RoomsIn = (frame) =>
    [...marks]
      .map(([mark, { room }]) => {
        const { lat: latitude, lng: longitude } = mark.getLatLng();
        return roomAt(room, pixelIn(frame, { latitude, longitude }));
      })
      .concat(visitor ? roomAt(ME, pixelIn(frame, visitor)) : []);

  /** Moves the map for the visitor, who has not searched elsewhere by that. */
  const quietly = (move: () => void): void => {
    const wasMoved = settled !== null && differ(boundsOf(map), settled);
    moving = true;
    move();
    moving = false;
    if (!wasMoved) settled = boundsOf(map);
    options.onMove(wasMoved);
  };

  const drawBase = async (): Promise<void> => {
    try {
      nameTowns = await drawBaseMap(map, view.baseHref, options.tongue, leaving.signal);
      nameTowns(rooms);
      options.onReady();
    } catch (error) {
      // The points are usable without the base map, which the picture below still shows.
      if (!leaving.signal.aborted) logFailure(error);
    }
  };

  const settle = (): void => {
    const first = settled === null;
    settled = boundsOf(map);
    // The outlines can only be drawn once the map has a window.
    if (first && !view.tiles) void drawBase();
    options.onMove(false);
  };

  if (view.tiles) new TileLayer(view.tiles.url, { maxZoom: CLOSEST_TILES }).on('load', options.onReady).addTo(map);

  return {
    surround(around: Pick<MapView, 'circle' | 'visitor'>): void {
      visitor = around.visitor;
      surround(around);
    },
    window: (): MapWindow => ({ bounds: boundsOf(map), zoom: map.getZoom() }),
    show(found: readonly MapPoint[]): void {
      points.clearLayers();
      marks.clear();
      addAll(found);
      light();
      nameTowns(rooms);
    },
    /** Shows all of this frame, in the middle of what is not covered: as still-map.css shows its picture. */
    open({ centre, zoom, width, height }: Pick<OpeningView, 'centre' | 'zoom' | 'width' | 'height'>): void {
      const size = map.getSize();
      const covered = options.covered();
      const fitting = zoom + Math.log2(Math.min(size.x / width, (size.y - covered) / height));
      const nearest = Math.min(map.getMaxZoom(), Math.max(WIDEST, view.tiles ? Math.floor(fitting) : fitting));
      const middle = map.project([centre.latitude, centre.longitude], nearest).add([0, covered / 2]);
      map.setView(map.unproject(middle, nearest), nearest, { animate: false });
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
    /** Fans out vehicles around their place; none closes the fan. */
    fan({ Latitude, Longitude }: Pick<MapPoint, 'Latitude' | 'Longitude'>, vehicles: readonly FannedVehicle[]): void {
      fan.clear();
      if (vehicles.length < 2) return;
      const room = roomOfFan(map.getSize().x);
      quietly(() =>
        map.panInside([Latitude, Longitude], {
          paddingTopLeft: [room.x, room.y],
          paddingBottomRight: [room.x, room.y + options.covered()],
          animate: false,
        }),
      );
      fan.show([Latitude, Longitude], vehicles);
    },
    lightVehicle: (id: number | null) => fan.light(id),
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    remove(): void {
      leaving.abort();
      map.remove();
    },
  };
};

export type VehicleMap = ReturnType<typeof createVehicleMap>;
