import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { FAVOURITES_COOKIE, readFavourites, withFavourites, withoutFavourites } from '../../domain/favourites/favourites.ts';
import { appState, showAlert } from '../browser/app-state.ts';
import { cookieValue } from '../browser/cookie-value.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { FAVOURITES_ACTION, FAVOURITES_FORM } from './favourites-wire.ts';

const keptIds = (): readonly number[] => readFavourites(cookieValue(document.cookie, FAVOURITES_COOKIE));

/** What the hearts show while the server writes the cookie. */
const foresee = (action: string | null, ids: readonly number[]): void => {
  const { favourites } = appState.get();
  if (action === 'remove') appState.set({ favourites: withoutFavourites(favourites.map(toKept), ids).map(({ id }) => id) });
  if (action === 'add') appState.set({ favourites: withFavourites(favourites.map(toKept), ids.map(toKept)).map(({ id }) => id) });
};

const toKept = (id: number): { readonly id: number } => ({ id });

const send = async (action: string, body: URLSearchParams): Promise<string | null> => {
  try {
    const response = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    return ((await response.json()) as { readonly To: string }).To;
  } catch {
    return null;
  }
};

/** The form that every heart of the page belongs to. With JavaScript nothing is loaded anew, unless the list itself changes. */
export const FavouritesForm = () => {
  const { t } = useTranslation();
  const { url, languageId } = useFrame();
  const navigate = useNavigate();

  const change = async (submitter: HTMLButtonElement): Promise<void> => {
    const { formAction, value } = submitter;
    const action = new URL(formAction).searchParams.get('action');
    const ids = readFavourites(value);
    foresee(action, ids);
    const to = await send(formAction, new URLSearchParams({ id: value, back: url }));
    appState.set({ favourites: keptIds() });
    if (to === null) showAlert(errorMessage({ kind: 'title' }, languageId), errorMessage({ kind: 'generic' }, languageId));
    else if (action === 'add' && !ids.some((id) => keptIds().includes(id))) showAlert(t('favourites.title'), t('favourites.unkept'));
    else if (to !== url) void navigate(to, { replace: true, preventScrollReset: true });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void change(submitter);
  };

  return (
    <form id={FAVOURITES_FORM} method="post" action={FAVOURITES_ACTION} onSubmit={submit} hidden>
      <input type="hidden" name="back" value={url} />
    </form>
  );
};
