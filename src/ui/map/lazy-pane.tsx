import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import { MapFailure } from './map-failure.tsx';

interface LazyPaneProps<P> {
  /** A stable function. Rejects if the chunk cannot be loaded. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A map with Leaflet, loaded after hydration. The list beside it is its equivalent. */
export const LazyPane = <P extends object>({ load, props }: LazyPaneProps<P>) => {
  const [Pane, setPane] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
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
    <div className="cars-map">
      {Pane && <Pane {...props} />}
      {failed && <MapFailure />}
    </div>
  );
};
