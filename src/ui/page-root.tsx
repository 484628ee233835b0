/** The one component under the router: puts the page's screen into the layout. */
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageLayout } from './layout/page-layout.tsx';
import type { PageModule } from './page.ts';
import type { PageState } from './page-state.ts';

export type ScreenOf = (name: string) => PageModule<unknown>;

/** Updates the document's head after a navigation in the browser. */
const useDocumentHead = ({ frame, meta }: PageState): void => {
  useEffect(() => {
    document.title = meta.title;
    document.documentElement.lang = frame.locale;
    const set = (selector: string, attribute: string, value: string): void => {
      document.head.querySelector(selector)?.setAttribute(attribute, value);
    };
    set('meta[name="description"]', 'content', meta.description);
    set('meta[name="robots"]', 'content', meta.index ? 'index, follow' : 'noindex, follow');
    set('link[rel="canonical"]', 'href', frame.origin + (meta.canonical ?? frame.url));
  }, [frame, meta]);
};

export const createPageRoot = (screenOf: ScreenOf) =>
  function PageRoot() {
    const state = useLoaderData<PageState>();
    useDocumentHead(state);
    const { Screen } = screenOf(state.screen);
    return (
      <PageLayout frame={state.frame}>
        <Screen view={state.view} frame={state.frame} />
      </PageLayout>
    );
  };
