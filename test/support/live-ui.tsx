/** Components that run in a browser of jsdom: with effects, clicks and, where a test fakes them, timers. */
import { JSDOM, type DOMWindow } from 'jsdom';
import { act, type ReactElement, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import sinon from 'sinon';
import { TranslatorProvider } from '../../src/ui/translation.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageTranslatorOf } from './words.ts';
import { appState, DEFAULT_STATE } from '../../src/ui/browser/app-state.ts';
import { FollowProvider, useFollowLinks } from '../../src/ui/components/link.tsx';
import { FrameProvider } from '../../src/ui/layout/frame-context.tsx';
import type { Frame } from '../../src/ui/page.ts';

type Router = ReturnType<typeof createMemoryRouter>;

export interface LiveBrowser {
  readonly window: DOMWindow;
  readonly document: Document;
  /** Shows the element, inside a router whose address is the frame's; `loader` makes navigations wait for it. */
  show(element: ReactElement, frame: Frame, loader?: () => unknown): Promise<Router>;
  /** Takes over the server's markup of the element; what React found different or had to mend is returned. */
  hydrate(markup: string, element: ReactElement, frame: Frame): Promise<readonly unknown[]>;
  /** Shows the element by itself. */
  alone(element: ReactElement): Promise<void>;
  /** Runs what leads to changes of the page. */
  act(work: () => unknown): Promise<void>;
  click(selector: string, init?: MouseEventInit): Promise<MouseEvent>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  readonly url?: string;
  readonly userAgent?: string;
}

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** What the layout does for the links of a page. */
const Followed = ({ children }: { readonly children: ReactNode }) => (
  <FollowProvider value={useFollowLinks()}>{children}</FollowProvider>
);

/** jsdom has no modal dialogs: opens and closes them without what a browser does about focus. */
const teachDialogs = ({ HTMLDialogElement, Event }: DOMWindow): void => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
};

export const openBrowser = ({
  url = 'https://forecourt.example/en-ca',
  userAgent = CHROME,
}: BrowserOptions = {}): LiveBrowser => {
  const { window } = new JSDOM('<!doctype html><html><body><div id="app"></div></body></html>', { url, pretendToBeVisual: true });
  teachDialogs(window);
  Object.defineProperty(window.navigator, 'userAgent', { value: userAgent });
  window.scrollTo = () => undefined;

  const names = ['window', 'document', 'navigator', 'HTMLElement', 'HTMLButtonElement', 'Node', 'IS_REACT_ACT_ENVIRONMENT'];
  const before = new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  const given: Readonly<Record<string, unknown>> = { ...window, window, IS_REACT_ACT_ENVIRONMENT: true };
  for (const name of names) {
    const value = given[name] ?? (window as unknown as Record<string, unknown>)[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }

  let root: Root | null = null;
  const settle = async (work: () => unknown): Promise<void> => {
    await act(async () => {
      await work();
    });
  };
  const render = async (element: ReactElement): Promise<void> => {
    // React looks for a browser when it is loaded.
    const { createRoot } = await import('react-dom/client');
    root ??= createRoot(window.document.getElementById('app') ?? window.document.body);
    await settle(() => root?.render(element));
  };
  const inPage = (router: Router, frame: Frame): ReactElement => (
    <TranslatorProvider value={pageTranslatorOf(frame.languageId)}>
      <FrameProvider value={frame}>
        <RouterProvider router={router} />
      </FrameProvider>
    </TranslatorProvider>
  );
  return {
    window,
    document: window.document,
    alone: render,
    act: settle,
    async hydrate(markup, element, frame) {
      const { hydrateRoot } = await import('react-dom/client');
      const app = window.document.getElementById('app') ?? window.document.body;
      app.innerHTML = markup;
      const faults: unknown[] = [];
      const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [frame.url] });
      const said = sinon.stub(console, 'error').callsFake((...words) => faults.push(words));
      try {
        await settle(() => {
          root = hydrateRoot(app, inPage(router, frame), { onRecoverableError: (error) => faults.push(error) });
        });
      } finally {
        said.restore();
      }
      return faults;
    },
    async show(element, frame, loader) {
      const router = createMemoryRouter([{ path: '*', element: <Followed>{element}</Followed>, ...(loader && { loader }) }], {
        initialEntries: [frame.url],
        ...(loader && { hydrationData: { loaderData: { '0': null } } }),
      });
      await render(inPage(router, frame));
      return router;
    },
    async click(selector, init = {}) {
      const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
      await settle(() => window.document.querySelector(selector)?.dispatchEvent(event));
      return event;
    },
    async close() {
      await settle(() => root?.unmount());
      appState.set(DEFAULT_STATE);
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
      window.close();
    },
  };
};
