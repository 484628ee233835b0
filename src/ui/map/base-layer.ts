/** The server's own base map in the browser: outlines and names as SVG, in the colours and the font of the page (base-layer.css). */
import { LatLngBounds, SVGOverlay, type LatLng, type Map as LeafletMap } from 'leaflet';
import type { Tongue } from '../../domain/language/language.ts';
import { MAP_LAYERS, readBaseMap, type BaseMap, type BaseMapFile, type MapLayer } from '../../domain/map/base-map.ts';
import { cutMap } from '../../domain/map/cut-map.ts';
import { boundsOfFrame, latitudeAt, southwardOf, worldAt, type MapFrame } from '../../domain/map/mercator.ts';
import { placeLabels, type TakenRoom } from '../../domain/map/place-labels.ts';

/** Outlines are drawn around the window at each side, as a share of it, so that dragging shows no edge at once; names are whole. */
const AROUND = 0.6;
const BASELINE = 4;

const SVG = 'http://www.w3.org/2000/svg';
const element = <Name extends keyof SVGElementTagNameMap>(name: Name, className: string): SVGElementTagNameMap[Name] => {
  const made = document.createElementNS(SVG, name);
  made.setAttribute('class', className);
  return made;
};

const frameOf = (map: LeafletMap, around: number, centre: LatLng = map.getCenter(), zoom = map.getZoom()): MapFrame => {
  const size = map.getSize();
  const world = worldAt(zoom);
  const middle = southwardOf(centre.lat) * world;
  const half = (size.y / 2) * (1 + 2 * around);
  // Leaflet knows nothing beyond the poles.
  const [top, bottom] = [Math.max(0, middle - half), Math.min(world, middle + half)];
  return {
    width: Math.round(size.x * (1 + 2 * around)),
    height: bottom - top,
    zoom,
    centre: { latitude: latitudeAt((top + bottom) / 2 / world), longitude: centre.lng },
  };
};

const boundsOf = (frame: MapFrame): LatLngBounds => {
  const { west, south, east, north } = boundsOfFrame(frame);
  return new LatLngBounds([south, west], [north, east]);
};

/** A picture that lies on the map; the map moves and enlarges it between two drawings. */
const overlayOn = (map: LeafletMap, pane: string) => {
  const picture = element('svg', `cars-map__${pane}`);
  picture.setAttribute('aria-hidden', 'true');
  const overlay = new SVGOverlay(picture, map.getBounds(), { pane, interactive: false });
  return {
    picture,
    show: (frame: MapFrame): void => {
      picture.setAttribute('viewBox', `0 0 ${String(frame.width)} ${String(frame.height)}`);
      overlay.setBounds(boundsOf(frame));
      if (!map.hasLayer(overlay)) overlay.addTo(map);
    },
  };
};

const drawOutlines = (map: LeafletMap, base: BaseMap): void => {
  const paths = new Map<MapLayer, SVGPathElement>(MAP_LAYERS.map((layer) => [layer, element('path', `cars-map__${layer}`)]));
  let drawn: { readonly bounds: LatLngBounds; readonly zoom: number } | null = null;
  const draw = (frame: MapFrame): void => {
    const data = cutMap(base, frame);
    for (const [layer, path] of paths) path.setAttribute('d', data[layer]);
    drawn = { bounds: boundsOf(frame), zoom: frame.zoom };
    outlines.show(frame);
  };
  // Before the map enlarges what is drawn, the target is drawn: zooming out shows no edge either. Leaflet calls in the order of `on`.
  map.on('zoomanim', ({ center, zoom }) => draw(frameOf(map, AROUND, center, zoom)));
  const outlines = overlayOn(map, 'outlines');
  outlines.picture.append(...paths.values());
  const follow = (): void => {
    if (drawn?.zoom === map.getZoom() && drawn.bounds.contains(map.getBounds())) return;
    draw(frameOf(map, AROUND));
  };
  map.on('move moveend resize', follow);
  follow();
};

/** Room of what stands on the map, in the pixels of a picture of it. */
export type RoomsIn = (frame: MapFrame) => readonly TakenRoom[];

const namerOn = (map: LeafletMap, { labels }: BaseMap, tongue: Tongue) => {
  const names = overlayOn(map, 'names');
  return (roomsIn: RoomsIn): void => {
    const frame = frameOf(map, 0);
    const placed = placeLabels(labels, { frame, tongue, taken: roomsIn(frame) });
    names.picture.replaceChildren(
      ...placed.flatMap(({ text, look, x, y, anchor, dot }) => {
        const name = element('text', `is-${look}`);
        name.setAttribute('x', String(Math.round(x)));
        name.setAttribute('text-anchor', anchor);
        name.setAttribute('y', String(Math.round(y + BASELINE)));
        name.textContent = text;
        if (!dot) return [name];
        const mark = element('circle', 'cars-map__dot');
        mark.setAttribute('cx', String(Math.round(dot.x)));
        mark.setAttribute('cy', String(Math.round(dot.y)));
        mark.setAttribute('r', '2.5');
        return [mark, name];
      }),
    );
    names.show(frame);
  };
};

/** Draws the outlines; answers what names the towns. Rejects if the map cannot be loaded or the signal aborts. */
export const drawBaseMap = async (map: LeafletMap, href: string, tongue: Tongue, signal: AbortSignal) => {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${String(response.status)}`);
  const base = readBaseMap((await response.json()) as BaseMapFile);
  // The map may have been removed while the body was read.
  signal.throwIfAborted();
  map.createPane('outlines').style.zIndex = '150';
  map.createPane('names').style.zIndex = '350';
  drawOutlines(map, base);
  return namerOn(map, base, tongue);
};
