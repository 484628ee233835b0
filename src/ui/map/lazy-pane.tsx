import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../translation.tsx';

interface LazyPaneProps<P> {
  /** Always the same function. Rejects when the chunk cannot be had. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A map with Leaflet, brought by the browser when the page stands. What stands beside it is its equivalent. */
export const LazyPane = <P extends object>({ load, props }: LazyPaneProps<P>) => {
  const { t } = useTranslation('inventory');
  const [Pane, setPane] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (found) => setPane(() => found),
      () => setFailed(true),
    );
  }, [load]);
  return (
    <div className="cars-map">
      {Pane && <Pane {...props} />}
      {failed && (
        <p className="cars-map__failed" role="status">
          {t('map.failed')}
        </p>
      )}
    </div>
  );
};
