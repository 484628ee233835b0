import { useRef } from 'react';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { Menu } from '../layout/menu.tsx';
import { PlaceInput } from './place-input.tsx';
import { PLACE_ACTION } from './place-wire.ts';
import { usePlace } from './use-place.ts';
import { usePlaceForm } from './use-place-form.ts';

/** Where the visitor is, and the way to change it. */
export const PlaceMenu = () => {
  const { t } = useTranslation();
  const { url, unknownPlace } = useFrame();
  const place = usePlace();
  const hydrated = useHydrated();
  const panel = useRef<HTMLFormElement>(null);
  const { message, busy, submit, useMyLocation } = usePlaceForm(() => {
    const details = panel.current?.closest('details');
    if (!details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  const text = place?.text ?? null;
  return (
    <Menu
      className="cars-menu--place"
      label={text === null ? t('place.set') : t('place.current', { place: text })}
      open={unknownPlace !== null}
      button={
        <>
          <Icon name="map-pin" size="sm" />
          <span>{text ?? t('place.set')}</span>
        </>
      }
    >
      <form className="cars-place" method="post" action={PLACE_ACTION} onSubmit={submit} ref={panel} aria-busy={busy}>
        <input type="hidden" name="back" value={url} />
        <div className="cars-field">
          <label htmlFor="menu-place">{t('place.label')}</label>
          <div className="cars-place__row">
            <PlaceInput id="menu-place" isInvalid={message?.tone === 'problem'} describedBy="menu-place-message" />
            <button className="cars-btn cars-btn--primary" type="submit" disabled={busy}>
              {t('place.apply')}
            </button>
          </div>
        </div>
        <p
          className={message?.tone === 'problem' ? 'cars-place__problem' : 'cars-place__note'}
          id="menu-place-message"
          role="status"
        >
          {message?.text}
        </p>
        {hydrated && (
          <button className="cars-place__act" type="button" onClick={useMyLocation} disabled={busy}>
            <Icon name="current-location" size="sm" />
            {busy ? t('place.finding') : t('place.useMine')}
          </button>
        )}
        {place?.valid && (
          <button className="cars-place__act" type="submit" name="forget" value="1" formNoValidate disabled={busy}>
            <Icon name="x" size="sm" />
            {t('place.forget')}
          </button>
        )}
      </form>
    </Menu>
  );
};
