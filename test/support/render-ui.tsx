/** Renders components as the server does, with the product's own words, to a document that a test can ask. */
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { TranslatorProvider } from '../../src/ui/translation.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageTranslatorOf, translatorOf } from './words.ts';
import { FrameProvider } from '../../src/ui/layout/frame-context.tsx';
import type { Frame, Meta, PageModule } from '../../src/ui/page.ts';

export const renderUi = (element: ReactElement, frame: Frame): Document => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [frame.url] });
  const html = renderToString(
    <TranslatorProvider value={pageTranslatorOf(frame.languageId)}>
      <FrameProvider value={frame}>
        <RouterProvider router={router} />
      </FrameProvider>
    </TranslatorProvider>,
  );
  return new JSDOM(html).window.document;
};

export const metaOf = <View,>(page: PageModule<View>, view: View, frame: Frame): Meta =>
  page.meta(view, frame, translatorOf(frame.languageId).t);

/** Text as a reader sees it, with ordinary spaces. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Where the links of a part lead. */
export const hrefsOf = (part: ParentNode, selector = 'a'): string[] =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
