import type { SubmitEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import { FAVOURITES_COOKIE, readFavourites } from '../../domain/favourites/favourites.ts';
import { FORM_FIELDS } from '../../domain/leads/lead-wire.ts';
import { withParameter } from '../../domain/routing/query-parameter.ts';
import { appState, showAlert } from '../browser/app-state.ts';
import { call, idOf } from '../browser/call.ts';
import { documentCookies } from '../browser/document-cookies.ts';
import { logFailure } from '../browser/log-failure.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { FAVOURITES_ACTION, UNDO_PARAMETER } from '../page-wire.ts';
import { FAVOURITES_FORM } from './favourites-wire.ts';

const keptIds = (): readonly number[] => readFavourites(documentCookies(document).read(FAVOURITES_COOKIE));

/** The state of the hearts while the server writes the cookie. */
const foresee = (action: string | null, ids: readonly number[]): void => {
  const { favourites } = appState.get();
  if (action === 'remove') appState.set({ favourites: favourites.filter((id) => !ids.includes(id)) });
  if (action === 'add') appState.set({ favourites: [...new Set([...ids, ...favourites])] });
};

/** The page to continue with; null if nothing was changed, with the server's error id. */
type Sent = { readonly to: string } | { readonly to: null; readonly id?: string | undefined };

const send = async (action: string, body: { readonly id: string; readonly back: string }): Promise<Sent> => {
  try {
    const response = await call(action, { body });
    const answer: unknown = await response.json();
    return response.ok ? { to: (answer as { readonly To: string }).To } : { to: null, id: idOf(answer) };
  } catch (error) {
    logFailure(error);
    return { to: null };
  }
};

/** Changes are sent one after the other: each must start from the cookie that the previous one wrote. */
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

/** The form that every heart of the page belongs to. With JavaScript nothing is reloaded, unless the list itself changes. */
export const FavouritesForm = () => {
  const { t } = useTranslation();
  const { url, stamp } = useFrame();
  const back = withParameter(url, UNDO_PARAMETER, null);
  const navigate = useNavigate();

  const change = async (submitter: HTMLButtonElement): Promise<void> => {
    const { formAction, value } = submitter;
    const action = new URL(formAction).searchParams.get('action');
    const ids = readFavourites(value);
    foresee(action, ids);
    const sent = await inTurn(() => send(formAction, { id: value, back }));
    if (waiting === 0) appState.set({ favourites: keptIds() });
    if (sent.to === null) showAlert(errorMessage({ kind: 'title' }, t), errorMessage({ kind: 'generic', id: sent.id }, t));
    else if (action === 'add' && !ids.some((id) => keptIds().includes(id)))
      showAlert(t('favourites.title'), t('favourites.unkept'));
    else if (sent.to !== url) void navigate(sent.to, { replace: true, preventScrollReset: true });
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
      <input type="hidden" name={FORM_FIELDS.stamp} value={stamp} />
    </form>
  );
};
