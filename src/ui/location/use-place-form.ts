import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { useNavigate } from 'react-router-dom';
import { SUCCEEDED, TRANSPORT_FAILED } from '../../domain/tracking/session-query.ts';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { languageOf } from '../../domain/language/language.ts';
import { refresh } from '../browser/app-state.ts';
import { call, heldPlace, idOf } from '../browser/call.ts';
import { logFailure } from '../browser/log-failure.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { PLACE_ACTION, type PlaceAnswer } from './place-wire.ts';
import { guessedPlace } from './use-place.ts';

/** What to tell the visitor: that the entered place is not known, or the assumed place. */
interface PlaceMessage {
  readonly tone: 'problem' | 'note';
  readonly text: string;
}

const send = async (fields: Readonly<Record<string, string>>): Promise<PlaceAnswer> => {
  try {
    const response = await call(PLACE_ACTION, { body: fields });
    const answer: unknown = await response.json();
    return response.ok ? (answer as PlaceAnswer) : { Status: TRANSPORT_FAILED, To: '', ID: idOf(answer) };
  } catch (error) {
    logFailure(error);
    // The caller shows an error message.
    return { Status: TRANSPORT_FAILED, To: '' };
  }
};

/** Changes the visitor's place and reloads the page around it. */
export const usePlaceForm = (onDone: () => void = () => undefined) => {
  const { t } = useTranslation();
  const { url, unusedPlace, languageId, site } = useFrame();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const unknown = (place: string): PlaceMessage => ({ tone: 'problem', text: t('place.unknown', { place }) });
  const failed = (id?: string): PlaceMessage => ({ tone: 'problem', text: errorMessage({ kind: 'generic', id }, t) });
  const [message, setMessage] = useState<PlaceMessage | null>(
    unusedPlace === null ? null : unusedPlace.isUnknown ? unknown(unusedPlace.text) : failed(),
  );

  const change = async (fields: Readonly<Record<string, string>>): Promise<boolean> => {
    setBusy(true);
    const { Status, To, ID } = await send({ ...fields, back: url });
    setBusy(false);
    if (Status !== SUCCEEDED) {
      setMessage(Status === TRANSPORT_FAILED ? failed(ID) : unknown(fields.place ?? ''));
      return false;
    }
    setMessage(null);
    guessedPlace.set({ guess: null });
    heldPlace.set({ place: null });
    onDone();
    if (To === url) refresh();
    else void navigate(To, { replace: true, preventScrollReset: true });
    return true;
  };

  const findMe = async (): Promise<void> => {
    setBusy(true);
    const found = await import('./browser-place.ts').then(
      ({ findInBrowser }) => findInBrowser(site, languageOf(languageId).tongue),
      () => ({ kind: 'none' as const }),
    );
    setBusy(false);
    if (found.kind === 'exact') {
      const { latitude, longitude } = found.place;
      await change({ Latitude: String(latitude), Longitude: String(longitude) });
      return;
    }
    if (found.kind === 'guess') guessedPlace.set({ guess: found.place });
    const town = found.kind === 'guess' && found.place.city !== '' ? found.place.text : null;
    setMessage({ tone: 'note', text: town === null ? t('place.unsaid') : t('place.guessed', { place: town }) });
  };

  return {
    message,
    busy,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const text = (name: string): string => {
        const value = fields.get(name);
        return typeof value === 'string' ? value : '';
      };
      void change(text('forget') === '' ? { place: text('place') } : { forget: '1' });
    },
    choose: (text: string) => void change({ place: text }),
    useMyLocation: () => void findMe(),
  };
};

export type PlaceForm = ReturnType<typeof usePlaceForm>;
