import { useEffect, useRef, useState, type RefObject } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import type { MapView } from './present-map.ts';
import { fetchPoints } from './map-points.ts';
import { createVehicleMap, type MapOptions, type MapWindow, type VehicleMap } from './vehicle-map.ts';

interface MapUse extends Pick<MapOptions, 'label' | 'nameOf' | 'onHover' | 'onChoose'> {
  readonly view: MapView;
  /** Key of the search: the map fits the results when it changes. */
  readonly search: string;
}

/** Windows by search, so that the map is restored as the visitor left it. */
const left = new Map<string, MapWindow>();

/** Creates the map in the element and loads the points of its window. */
export const useVehicleMap = (element: RefObject<HTMLElement | null>, use: MapUse) => {
  const [map, setMap] = useState<VehicleMap | null>(null);
  const [window, setWindow] = useState({ moves: 0, byVisitor: false });
  const [failed, setFailed] = useState(false);
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });

  useEffect(() => {
    if (!element.current) return;
    const { view, label } = latest.current;
    const made = createVehicleMap(element.current, {
      label,
      tiles: view.tiles,
      baseHref: view.baseHref,
      nameOf: (point) => latest.current.nameOf(point),
      onMove: (byVisitor) => setWindow(({ moves }) => ({ moves: moves + 1, byVisitor })),
      onHover: (companyIds) => latest.current.onHover(companyIds),
      onChoose: (point) => latest.current.onChoose(point),
    });
    setMap(made);
    return () => made.remove();
  }, [element]);

  const { search, view } = use;
  useEffect(() => {
    if (!map) return;
    const before = left.get(search);
    if (before) map.restore(before);
    else map.fit(latest.current.view.bounds);
  }, [map, search]);

  useEffect(() => {
    if (!map || window.moves === 0) return;
    const leaving = new AbortController();
    const seen = map.window();
    left.set(search, seen);
    fetchPoints(view.dataHref, seen.bounds, seen.zoom, leaving.signal).then(
      (points) => {
        map.show(points);
        setFailed(false);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logFailure(error);
        setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [map, window, search, view.dataHref]);

  return {
    map,
    /** The visitor has moved the map since the search was made. */
    moved: window.byVisitor,
    /** The map, or its points, could not be loaded. */
    failed,
    /** Keeps the present window for a search that is about to be made. */
    keepFor: (next: string) => {
      if (map) left.set(next, map.window());
    },
  };
};

export type MapState = ReturnType<typeof useVehicleMap>;
