import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import { MapCredits } from './map-credits.tsx';
import { MapFailure } from './map-failure.tsx';
import type { MapView } from './present-map.ts';

export interface PaneListeners {
  /** Called when the map is drawn. */
  readonly onReady: () => void;
  /** Called when its points could not be loaded, and when they could again. */
  readonly onFailed: (failed: boolean) => void;
}

interface LazyPaneProps<P> extends Pick<MapView, 'tiles'> {
  /** A stable function. Rejects if the chunk cannot be loaded. */
  readonly load: () => Promise<ComponentType<P & PaneListeners>>;
  readonly props: P;
  /** Stands there until the map is drawn, and where scripts are off: the server's picture with linked places. */
  readonly still: ReactNode;
}

/** A map with Leaflet, loaded after hydration. The list beside it is its equivalent. */
export const LazyPane = <P extends object>({ load, props, still, tiles }: LazyPaneProps<P>) => {
  const [Pane, setPane] = useState<ComponentType<P & PaneListeners> | null>(null);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  useEffect(() => {
    load().then(
      (found) => setPane(() => found),
      (error: unknown) => {
        logFailure(error);
        setFailed(true);
      },
    );
  }, [load]);
  return (
    <div className={`cars-map${ready ? ' is-ready' : ''}`}>
      {!ready && still}
      {Pane && <Pane {...props} onReady={onReady} onFailed={setFailed} />}
      {failed && <MapFailure />}
      <MapCredits tiles={tiles} />
    </div>
  );
};
