/** Renders a page's state to its HTML document. */
import { renderToString } from 'react-dom/server';
import type { i18n } from 'i18next';
import { MarkupWriterProvider, type MarkupWriter } from '../../ui/components/plain-markup.tsx';
import { TranslatorProvider } from '../../ui/translation.tsx';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import type { LanguageId } from '../../domain/language/language.ts';
import { createPageRoot } from '../../ui/page-root.tsx';
import type { PageState } from '../../ui/page-state.ts';
import type { Assets } from './assets.ts';
import type { Messages } from '../i18n/messages.ts';
import { renderDocument } from './document.ts';
import { messagesJson } from './messages-json.ts';
import type { DocumentHead } from './document-head.ts';
import { PageMarkup } from './page-markup.ts';
import { screenOf } from './screens.ts';

export interface RenderPorts {
  readonly assets: Assets;
  readonly messages: Messages;
  readonly translatorOf: (language: LanguageId) => i18n;
}

const routes = [{ id: 'page', path: '*', Component: createPageRoot(screenOf) }];
const handler = createStaticHandler(routes);

/** The router's own view of a request whose data is already there. */
const contextOf = (state: PageState): StaticHandlerContext => {
  const [pathname = '/', search = ''] = state.frame.url.split(/(?=\?)/);
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const [route] = handler.dataRoutes;
  if (!route) throw new Error('The router has no route');
  return {
    basename: '/',
    location,
    matches: [{ route, params: { '*': pathname.slice(1) }, pathname, pathnameBase: '/' }],
    loaderData: { page: state },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
};

/** The application as React renders it; `write` takes plain markup off its hands. */
export const renderMarkup = (
  state: PageState,
  translatorOf: RenderPorts['translatorOf'],
  write: MarkupWriter | null = null,
): string => {
  const context = contextOf(state);
  return renderToString(
    <TranslatorProvider value={translatorOf(state.frame.languageId)}>
      <MarkupWriterProvider value={write}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </MarkupWriterProvider>
    </TranslatorProvider>,
  );
};

/** One for all pages, since each is rendered in one go. */
const pageMarkup = new PageMarkup();

export interface RenderedPage {
  readonly state: PageState;
  readonly head: DocumentHead;
}

export const renderPage = ({ state, head }: RenderedPage, { assets, messages, translatorOf }: RenderPorts): Buffer =>
  renderDocument({
    state,
    head,
    messages: messagesJson(state, messages),
    markup: pageMarkup.of(() => renderMarkup(state, translatorOf, pageMarkup.write)),
    assets,
  });
