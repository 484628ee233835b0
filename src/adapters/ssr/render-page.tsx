/** Renders a page's state to its HTML document. */
import { renderToString } from 'react-dom/server';
import { CardMarkupContext, type CardMarkup } from '../../ui/components/vehicle-grid.tsx';
import { TranslatorProvider } from '../../ui/translation.tsx';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { createPageRoot } from '../../ui/page-root.tsx';
import { PAGE_ROUTE, pageRoutes, routeIdOf } from '../../ui/page-routes.ts';
import type { Assets } from './assets.ts';
import { createCardMarkup } from './card-markup.tsx';
import type { PageTranslators } from './page-translators.ts';
import { jsonForScript, renderDocument } from './document.ts';
import type { DocumentHead } from './document-head.ts';
import { screenOf } from './server-screens.ts';
import { languageOf } from '../../domain/language/language.ts';
import type { PageState } from '../../ui/page-state.ts';
import type { Messages } from '../i18n/messages.ts';

/** Cached by messages, then by language and namespaces: every page of a screen has the same. */
const written = new WeakMap<Messages, Map<string, Buffer>>();

const messagesJson = ({ frame, namespaces }: PageState, messages: Messages): Buffer => {
  const { slug } = languageOf(frame.languageId);
  const key = [slug, ...namespaces].join(' ');
  const known = written.get(messages) ?? new Map<string, Buffer>();
  written.set(messages, known);
  const json =
    known.get(key) ??
    Buffer.from(
      jsonForScript(Object.fromEntries(['common', ...namespaces].map((namespace) => [namespace, messages[slug][namespace]]))),
    );
  known.set(key, json);
  return json;
};

export interface RenderPorts {
  readonly assets: Assets;
  readonly messages: Messages;
  readonly pageTranslatorOf: PageTranslators;
}

const { dataRoutes } = createStaticHandler(pageRoutes({ Component: createPageRoot(screenOf) }));
const [pageRoute] = dataRoutes;
const routesOfPages = new Map((pageRoute?.children as typeof dataRoutes | undefined)?.map((route) => [route.id, route]));

/**
 * The router's state for a request whose data is already loaded. The path table has found the page, so the router need not match its
 * routes again, which takes it most of a millisecond.
 */
const contextOf = (state: PageState): StaticHandlerContext => {
  const { code, languageId, url } = state.frame;
  const [pathname = '/', search = ''] = url.split(/(?=\?)/);
  const route = routesOfPages.get(routeIdOf(code, languageId));
  if (!pageRoute || !route) throw new Error(`The router has no route for ${code}`);
  return {
    basename: '/',
    location: { pathname, search, hash: '', state: null, key: 'default' },
    matches: [pageRoute, route].map((each) => ({ route: each, params: {}, pathname, pathnameBase: '/' })),
    loaderData: { [PAGE_ROUTE]: state },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
};

/** The application as React renders it; `cardMarkup` gives the markup of its cards. */
export const renderMarkup = (state: PageState, translatorOf: PageTranslators, cardMarkup: CardMarkup | null = null): string => {
  const context = contextOf(state);
  // The router goes through all of the routes that it is given, and asks for those of this page alone.
  const routes = context.matches.map(({ route }) => ({ ...route, index: false as const, children: [] }));
  return renderToString(
    <TranslatorProvider value={translatorOf(state.frame.languageId)}>
      <CardMarkupContext value={cardMarkup}>
        <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
      </CardMarkupContext>
    </TranslatorProvider>,
  );
};

export interface RenderedPage {
  readonly state: PageState;
  readonly head: DocumentHead;
}

/** React escapes what visitors and dealers write, so no text of theirs is ever this comment. */
const CARD = '<!--card-->';

/** Renders pages, with one cache of cards for all of them. The bytes of a card replace its mark in what React renders. */
export const createPageRenderer = ({ assets, messages, pageTranslatorOf }: RenderPorts): ((page: RenderedPage) => Buffer) => {
  const cardMarkup = createCardMarkup(pageTranslatorOf);
  return ({ state, head }) => {
    const cards: Buffer[] = [];
    const markup = renderMarkup(state, pageTranslatorOf, (props) => {
      cards.push(cardMarkup(state.frame.languageId, props));
      return CARD;
    });
    const [first = '', ...others] = markup.split(CARD);
    return renderDocument({
      state,
      head,
      messages: messagesJson(state, messages),
      markup: [first, ...others.flatMap((text, at) => [cards[at] ?? '', text])],
      assets,
    });
  };
};
