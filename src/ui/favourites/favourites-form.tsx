import type { SubmitEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { FAVOURITES_COOKIE, readFavourites } from '../../domain/favourites/favourites.ts';
import { withParameter } from '../../domain/routing/query-parameter.ts';
import { appState, showAlert } from '../browser/app-state.ts';
import { cookieValue } from '../browser/cookie-value.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { FAVOURITES_ACTION, UNDO_PARAMETER } from '../page-state.ts';
import { FAVOURITES_FORM } from './favourites-wire.ts';

const keptIds = (): readonly number[] => readFavourites(cookieValue(document.cookie, FAVOURITES_COOKIE));

/** What the hearts show while the server writes the cookie. */
const foresee = (action: string | null, ids: readonly number[]): void => {
  const { favourites } = appState.get();
  if (action === 'remove') appState.set({ favourites: favourites.filter((id) => !ids.includes(id)) });
  if (action === 'add') appState.set({ favourites: [...new Set([...ids, ...favourites])] });
};

const send = async (action: string, body: URLSearchParams): Promise<string | null> => {
  try {
    const response = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    return ((await response.json()) as { readonly To: string }).To;
  } catch {
    return null;
  }
};

/** Changes go one after the other: each must start from the cookie that the one before has written. */
let underWay: Promise<unknown> = Promise.resolve();
let waiting = 0;

const inTurn = async <Result,>(change: () => Promise<Result>): Promise<Result> => {
  waiting += 1;
  const done = underWay.then(change).finally(() => {
    waiting -= 1;
  });
  underWay = done;
  return done;
};

/** The form that every heart of the page belongs to. With JavaScript nothing is loaded anew, unless the list itself changes. */
export const FavouritesForm = () => {
  const { t } = useTranslation();
  const { url, languageId } = useFrame();
  const back = withParameter(url, UNDO_PARAMETER, null);
  const navigate = useNavigate();

  const change = async (submitter: HTMLButtonElement): Promise<void> => {
    const { formAction, value } = submitter;
    const action = new URL(formAction).searchParams.get('action');
    const ids = readFavourites(value);
    foresee(action, ids);
    const to = await inTurn(() => send(formAction, new URLSearchParams({ id: value, back })));
    if (waiting === 0) appState.set({ favourites: keptIds() });
    if (to === null) showAlert(errorMessage({ kind: 'title' }, languageId), errorMessage({ kind: 'generic' }, languageId));
    else if (action === 'add' && !ids.some((id) => keptIds().includes(id)))
      showAlert(t('favourites.title'), t('favourites.unkept'));
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
      <input type="hidden" name="back" value={back} />
    </form>
  );
};
