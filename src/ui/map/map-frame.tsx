import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../translation.tsx';
import type { MapPaneProps } from './map-pane.tsx';

/**
 * The map beside the list, brought by the browser when the page stands. The list is its equivalent for the keyboard, for screen
 * readers, and where there is no JavaScript.
 */
export const MapFrame = (props: MapPaneProps) => {
  const { t } = useTranslation('cars');
  const [Pane, setPane] = useState<ComponentType<MapPaneProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./map-pane.tsx').then(
      ({ MapPane }) => setPane(() => MapPane),
      () => setFailed(true),
    );
  }, []);
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
