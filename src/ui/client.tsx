/** Starts the page in the browser: hydrates what the server wrote, then navigates without full reloads. */
import { hydrateRoot } from 'react-dom/client';
import { createInstance, type ResourceLanguage } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, redirect, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { languageOf } from '../domain/language/language.ts';
import { createPageRoot } from './page-root.tsx';
import { DATA_PREFIX, MESSAGES_PREFIX, type InitialState, type PageState } from './page-state.ts';
import { loadScreen, screenOf } from './screens.ts';

const initial = JSON.parse(document.getElementById('state')?.textContent ?? '') as InitialState;
const translator = createInstance();

/** The browser takes over: another build answers, or something that is no page state. */
const leaveTo = (url: string): Promise<never> => {
  window.location.assign(url);
  return new Promise<never>(() => undefined);
};

const bringMessages = async ({ frame, namespaces, build }: PageState): Promise<void> => {
  const { slug, locale } = languageOf(frame.languageId);
  const missing = ['common', ...namespaces].filter((namespace) => !translator.hasResourceBundle(locale, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const response = await fetch(`${MESSAGES_PREFIX}/${build}/${slug}/${namespace}.json`);
      translator.addResourceBundle(locale, namespace, await response.json());
    }),
  );
  if (translator.language !== locale) await translator.changeLanguage(locale);
};

const loadPage = async ({ request }: LoaderFunctionArgs): Promise<PageState | Response> => {
  const url = new URL(request.url);
  const target = url.pathname + url.search;
  const response = await fetch(DATA_PREFIX + target, { signal: request.signal, headers: { accept: 'application/json' } });
  if (!response.headers.get('content-type')?.startsWith('application/json')) return leaveTo(target);
  const state = (await response.json()) as PageState | { readonly redirect: string };
  if ('redirect' in state) return redirect(state.redirect);
  if (state.build !== initial.build) return leaveTo(target);
  await Promise.all([loadScreen(state.screen), bringMessages(state)]);
  return state;
};

const { locale } = languageOf(initial.frame.languageId);
await Promise.all([
  loadScreen(initial.screen),
  translator.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [locale]: initial.messages as ResourceLanguage },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  }),
]);

const router = createBrowserRouter([{ id: 'page', path: '*', loader: loadPage, Component: createPageRoot(screenOf) }], {
  hydrationData: { loaderData: { page: initial } },
});

const app = document.getElementById('app');
if (app) {
  hydrateRoot(
    app,
    <I18nextProvider i18n={translator}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}
