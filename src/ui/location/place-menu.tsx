import { useRef } from 'react';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { Menu } from '../layout/menu.tsx';
import { PlacePanel } from './place-panel.tsx';
import { usePlace } from './use-place.ts';

/** Where the visitor is, and the way to change it. */
export const PlaceMenu = () => {
  const { t } = useTranslation();
  const { unusedPlace } = useFrame();
  const place = usePlace();
  const panel = useRef<HTMLFormElement>(null);
  const close = (): void => {
    const details = panel.current?.closest('details');
    if (!details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  const text = place?.text ?? null;
  return (
    <Menu
      className="cars-menu--place"
      label={text === null ? t('place.set') : t('place.current', { place: text })}
      open={unusedPlace !== null}
      button={
        <>
          <Icon name="map-pin" size="sm" />
          <span>{text ?? t('place.set')}</span>
        </>
      }
    >
      <PlacePanel id="menu-place" panel={panel} onDone={close} />
    </Menu>
  );
};
