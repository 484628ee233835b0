import type { RefObject } from 'react';
import { useTranslation } from '../translation.tsx';
import { FORM_FIELDS } from '../../domain/leads/lead-wire.ts';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { PlaceInput } from './place-input.tsx';
import { PLACE_ACTION } from './place-wire.ts';
import { usePlace } from './use-place.ts';
import { usePlaceForm } from './use-place-form.ts';

interface PlacePanelProps {
  /** Id of the field; unique on the page. */
  readonly id: string;
  readonly panel?: RefObject<HTMLFormElement | null>;
  readonly onDone?: () => void;
}

/** Everything about the visitor's place: give it, have the browser find it, take it back. */
export const PlacePanel = ({ id, panel, onDone }: PlacePanelProps) => {
  const { t } = useTranslation();
  const { url, stamp } = useFrame();
  const place = usePlace();
  const hydrated = useHydrated();
  const { message, busy, submit, useMyLocation } = usePlaceForm(onDone);
  return (
    <form className="cars-place" method="post" action={PLACE_ACTION} onSubmit={submit} ref={panel} aria-busy={busy}>
      <input type="hidden" name="back" value={url} />
      <input type="hidden" name={FORM_FIELDS.stamp} value={stamp} />
      <div className="cars-field">
        <label htmlFor={id}>{t('place.label')}</label>
        <div className="cars-place__row">
          <PlaceInput id={id} isInvalid={message?.tone === 'problem'} describedBy={`${id}-message`} />
          <button className="cars-btn cars-btn--primary" type="submit" disabled={busy}>
            {t('place.apply')}
          </button>
        </div>
      </div>
      <p className={message?.tone === 'problem' ? 'cars-place__problem' : 'cars-place__note'} id={`${id}-message`} role="status">
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
  );
};
