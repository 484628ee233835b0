/** Vehicles of one place fanned out around it, each on a leg, so that each can be pointed at. */
import { DivIcon, LayerGroup, Marker, Point, Polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { drawingOf } from './point-drawing.ts';

export interface FannedVehicle {
  readonly id: number;
  /** Its price, or what stands in its place. */
  readonly text: string;
  /** Accessible name. */
  readonly name: string;
}

/** As many as stand apart in two rings; a phone has room for one. */
const MOST = 12;
const PHONE = 480;
/** Bubbles are wider than high: rings are ellipses. In pixels. */
const INNER = { count: 6, x: 118, y: 74 } as const;
const OUTER = { x: 210, y: 132 } as const;
/** Half a bubble and its shadow. */
const BUBBLE = { x: 50, y: 24 } as const;

/** Room that a fan needs at each side of its place, in pixels. */
export const roomOfFan = (width: number): { readonly x: number; readonly y: number } => {
  const ring = width < PHONE ? INNER : OUTER;
  return { x: Math.min(ring.x + BUBBLE.x, width / 2 - 1), y: ring.y + BUBBLE.y };
};

/** Where bubble `k` of `count` stands, in pixels from the place. */
const legOf = (k: number, count: number): { readonly x: number; readonly y: number } => {
  const inner = Math.min(count, INNER.count);
  const isInner = k < inner;
  const [place, places] = isInner ? [k, inner] : [k - inner, count - inner];
  const { x, y } = isInner ? INNER : OUTER;
  const turn = ((place + (isInner ? 0 : 0.5)) / places) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(turn) * x, y: Math.sin(turn) * y };
};

interface FanOptions {
  readonly onPoint: (id: number | null) => void;
  readonly onChoose: (id: number) => void;
}

export const fanOn = (map: LeafletMap, { onPoint, onChoose }: FanOptions) => {
  const fan = new LayerGroup().addTo(map);
  const bubbles = new Map<number, Marker>();
  return {
    /** Replaces what is fanned out. */
    show(at: LatLngTuple, vehicles: readonly FannedVehicle[]): void {
      this.clear();
      const shown = vehicles.slice(0, map.getSize().x < PHONE ? INNER.count : MOST);
      const middle = map.latLngToLayerPoint(at);
      for (const [k, { id, text, name }] of shown.entries()) {
        const leg = legOf(k, shown.length);
        const end = map.layerPointToLatLng(middle.add(new Point(leg.x, leg.y)));
        fan.addLayer(new Polyline([at, end], { className: 'cars-map__leg', interactive: false }));
        const icon = new DivIcon({
          className: 'cars-map__point cars-map__point--fanned',
          html: drawingOf({ badge: '', text, short: '', several: true }),
          iconSize: [0, 0],
        });
        const bubble = new Marker(end, { icon, riseOnHover: true, zIndexOffset: 2000 });
        bubble.on('click', () => onChoose(id));
        bubble.on('keypress', ({ originalEvent }) => {
          if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onChoose(id);
        });
        bubble.on('mouseover', () => onPoint(id));
        bubble.on('mouseout', () => onPoint(null));
        fan.addLayer(bubble);
        const drawn = bubble.getElement();
        drawn?.setAttribute('aria-label', name);
        drawn?.addEventListener('focus', () => onPoint(id));
        drawn?.addEventListener('blur', () => onPoint(null));
        bubbles.set(id, bubble);
      }
    },
    light(id: number | null): void {
      for (const [own, bubble] of bubbles) bubble.getElement()?.classList.toggle('is-on', own === id);
    },
    clear(): void {
      fan.clearLayers();
      bubbles.clear();
    },
  };
};
