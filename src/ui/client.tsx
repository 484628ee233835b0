/** Starts the page in the browser: hydrates the served HTML, then navigates without full reloads. */
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, redirect, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { errorMessage } from '../domain/errors/error-catalogue.ts';
import { languageOf } from '../domain/language/language.ts';
import { showAlert } from './browser/app-state.ts';
import { callPage } from './browser/call.ts';
import { Alive, noteEarlyChanges } from './browser/early-changes.ts';
import { logFailure } from './browser/log-failure.ts';
import { mayReload } from './browser/reload-once.ts';
import { serviceWorkerUrl } from './browser/trusted-types.ts';
import { createRouteError } from './errors/route-error.tsx';
import { PAGE_ROUTE, pageRoutes } from './page-routes.ts';
import { createPageRoot } from './page-root.tsx';
import { MESSAGES_PREFIX } from './page-wire.ts';
import type { PageState } from './page-state.ts';
import { loadScreen, screenOf } from './screens.ts';
import { TranslatorProvider } from './translation.tsx';
import { Translator, type Namespaces } from './translator.ts';

/** The document contains its state and its messages; later pages fetch what is missing. */
const brought = (id: 'state' | 'messages'): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '');
const initial = brought('state') as PageState;

const translator = new Translator(languageOf(initial.frame.languageId).locale, brought('messages') as Namespaces);
const t = translator.of('common');

/** Lets the browser load the page: another build answered, or the answer is not a page state. */
const leaveTo = (url: string): Promise<never> => {
  window.location.assign(url);
  return new Promise<never>(() => undefined);
};

/** Set while a navigation back to the current page must not load it again. */
let keepsPage = false;

/** The next page cannot be loaded: the visitor stays on the current one and sees an alert. Back and Forward have already changed the address. */
const keepPage = (target: string): Promise<never> => {
  if (window.location.pathname + window.location.search === target) return leaveTo(target);
  showAlert(errorMessage({ kind: 'title' }, t), errorMessage({ kind: 'item' }, t));
  keepsPage = true;
  void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  return new Promise<never>(() => undefined);
};

const bringMessages = async ({ frame, namespaces, build }: PageState): Promise<void> => {
  const { locale, slug } = languageOf(frame.languageId);
  const missing = ['common', ...namespaces].filter((namespace) => !translator.has(locale, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const response = await fetch(`${MESSAGES_PREFIX}/${build}/${slug}/${namespace}.json`);
      translator.add(locale, namespace, await response.json());
    }),
  );
  translator.speak(locale);
};

const loadPage = async ({ request }: LoaderFunctionArgs): Promise<PageState | Response> => {
  const url = new URL(request.url);
  const target = url.pathname + url.search;
  const response = await callPage(target, { signal: request.signal }).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    logFailure(error);
    return keepPage(target);
  });
  if (!response.headers.get('content-type')?.startsWith('application/json')) return leaveTo(target);
  const state = (await response.json()) as PageState | { readonly redirect: string };
  if ('redirect' in state) return redirect(state.redirect);
  if (state.build !== initial.build) return leaveTo(target);
  // Loading the document fetches the missing files, and it works without them.
  await Promise.all([loadScreen(state.screen), bringMessages(state)]).catch((error: unknown) => {
    logFailure(error);
    return leaveTo(target);
  });
  return state;
};

// A list's link that opened a new tab does not say which list that was, but the browser told the server.
const { pathname, search, hash } = window.location;
if (initial.frame.url !== pathname + search && initial.frame.url.startsWith(`${pathname}?`))
  window.history.replaceState(window.history.state, '', initial.frame.url + hash);

await loadScreen(initial.screen).catch((error: unknown) => {
  if (mayReload(initial.build, () => window.sessionStorage)) window.location.reload();
  throw error;
});

const router = createBrowserRouter(
  pageRoutes({
    loader: loadPage,
    shouldRevalidate: () => {
      const asks = !keepsPage;
      keepsPage = false;
      return asks;
    },
    Component: createPageRoot(screenOf),
    ErrorBoundary: createRouteError(initial.frame, t),
  }),
  { hydrationData: { loaderData: { [PAGE_ROUTE]: initial } } },
);

// A visitor who goes on before the picture of a card has moved cuts its transition short. The router leaves that promise to the browser,
// which would report a fault in the console where there is none.
window.addEventListener('unhandledrejection', (event) => {
  if ((event.reason as Error | undefined)?.name === 'AbortError') event.preventDefault();
});

const app = document.getElementById('app');
if (app) {
  hydrateRoot(
    app,
    <Alive onceAlive={noteEarlyChanges(app)}>
      <TranslatorProvider value={translator}>
        <RouterProvider router={router} />
      </TranslatorProvider>
    </Alive>,
  );
}

// Not within a partner's frame, where a visit is the partner's.
if ('serviceWorker' in navigator && window.top === window.self)
  navigator.serviceWorker.register(serviceWorkerUrl()).catch(logFailure);
