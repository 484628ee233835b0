import { useEffect, useRef, useState, type RefObject } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import { languageOf } from '../../domain/language/language.ts';
import { useFrame } from '../layout/frame-context.tsx';
import type { PaneListeners } from './lazy-pane.tsx';
import type { MapView, OpeningView } from './present-map.ts';
import { fetchPoints } from './map-points.ts';
import { createVehicleMap, type MapOptions, type MapWindow, type VehicleMap } from './vehicle-map.ts';

type Listeners = Pick<MapOptions, 'nameOf' | 'wordsOf' | 'onHover' | 'onChoose' | 'onReady'> &
  Partial<Pick<MapOptions, 'onPointVehicle' | 'onChooseVehicle' | 'onLeave' | 'covered'>>;

interface MapUse extends Listeners, Pick<PaneListeners, 'onFailed'> {
  readonly label: string;
  readonly view: MapView;
  /** Key of the search: the map fits the results when it changes. */
  readonly search: string;
}

/** The opening of a phone's window, or of a wider one, as the style sheet chooses its picture (still-map.css). */
const openingOf = ({ openings }: MapView): OpeningView =>
  globalThis.matchMedia('(max-width: 767px)').matches ? openings.narrow : openings.wide;

/** Windows by search, so that the map is restored as the visitor left it. */
const left = new Map<string, MapWindow>();

/** Creates the map in the element and loads the points of its window. */
export const useVehicleMap = (element: RefObject<HTMLElement | null>, use: MapUse) => {
  const { tongue } = languageOf(useFrame().languageId);
  const [map, setMap] = useState<VehicleMap | null>(null);
  const [window, setWindow] = useState({ moves: 0, byVisitor: false });
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });

  const { search, view } = use;
  useEffect(() => {
    if (!element.current) return;
    const made = createVehicleMap(element.current, {
      label: latest.current.label,
      view: latest.current.view,
      tongue,
      nameOf: (point) => latest.current.nameOf(point),
      wordsOf: (point) => latest.current.wordsOf(point),
      onMove: (byVisitor) => setWindow(({ moves }) => ({ moves: moves + 1, byVisitor })),
      onHover: (companyIds) => latest.current.onHover(companyIds),
      onChoose: (point) => latest.current.onChoose(point),
      onPointVehicle: (id) => latest.current.onPointVehicle?.(id),
      onChooseVehicle: (id) => latest.current.onChooseVehicle?.(id),
      onLeave: () => latest.current.onLeave?.(),
      onReady: () => latest.current.onReady(),
      covered: () => latest.current.covered?.() ?? 0,
    });
    setMap(made);
    return () => made.remove();
  }, [element, tongue]);

  useEffect(() => {
    if (!map) return;
    const before = left.get(search);
    if (before) map.restore(before);
    else map.open(openingOf(latest.current.view));
    map.surround(latest.current.view);
  }, [map, search]);

  useEffect(() => {
    if (!map || window.moves === 0) return;
    const leaving = new AbortController();
    const seen = map.window();
    left.set(search, seen);
    fetchPoints(view.dataHref, seen.bounds, seen.zoom, leaving.signal).then(
      (points) => {
        map.show(points);
        latest.current.onFailed(false);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logFailure(error);
        latest.current.onFailed(true);
      },
    );
    return () => leaving.abort();
  }, [map, window, search, view.dataHref]);

  return {
    map,
    /** The visitor has moved the map since the search was made. */
    moved: window.byVisitor,
    /** Keeps the present window for a search that is about to be made. */
    keepFor: (next: string) => {
      if (map) left.set(next, map.window());
    },
  };
};

export type MapState = ReturnType<typeof useVehicleMap>;
