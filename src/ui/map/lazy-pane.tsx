import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import { MapFailure } from './map-failure.tsx';

export interface ReadyProps {
  /** Called when the map is drawn. */
  readonly onReady: () => void;
}

interface LazyPaneProps<P> {
  /** A stable function. Rejects if the chunk cannot be loaded. */
  readonly load: () => Promise<ComponentType<P & ReadyProps>>;
  readonly props: P;
  /** Stands there until the map is drawn, and where scripts are off: the server's picture with linked places. */
  readonly still: ReactNode;
}

/** A map with Leaflet, loaded after hydration. The list beside it is its equivalent. */
export const LazyPane = <P extends object>({ load, props, still }: LazyPaneProps<P>) => {
  const [Pane, setPane] = useState<ComponentType<P & ReadyProps> | null>(null);
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
      {Pane && <Pane {...props} onReady={onReady} />}
      {failed && <MapFailure />}
    </div>
  );
};
