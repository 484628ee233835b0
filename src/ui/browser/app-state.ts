/** The shared state of the page in the browser (specification, section 3). The server renders with its defaults and never changes it. */
import { FAVOURITES_COOKIE, readFavourites } from '../../domain/favourites/favourites.ts';
import { sectionAndPage } from '../../domain/routing/navigation.ts';
import { isCompanyRestricted } from '../../domain/site/company-restriction.ts';
import { isLocalhost } from '../../domain/site/localhost.ts';
import type { Frame } from '../page.ts';
import type { VisitorCookies } from '../../ports/visitor-cookies.ts';
import { createStore, useStore } from './store.ts';

export const DEFAULT_STATE = {
  /** Origin that reports are sent to: the data host's, or '' for the page's. */
  server: '',
  localhost: false,
  /** The only dealers that the site shows; empty for all. */
  companyIds: [] as readonly number[],
  /** On every site but the main ones the showroom is limited to the site's dealers (specification, section 6). */
  companyRestricted: false,
  /** Incremented when the page must be refreshed. */
  refreshIndex: 1,
  hostname: '',
  /** The browser's user agent. */
  navigator: '',
  languageId: '1',
  section: 'Public',
  page: 'Index',
  /** The page's query, with its '?', or ''. */
  search: '',
  favourites: [] as readonly number[],
  /** The vehicle being viewed; '0' for none. */
  productId: '0',
  processing: { visible: false, text: '' },
  alert: { visible: false, title: '', message: '' },
  /** A dialog covers the page. */
  modalActive: false,
  header: true,
  footer: true,
  menu: true,
};
export type AppState = Readonly<typeof DEFAULT_STATE>;

/** What the browser knows besides the page. */
export interface BrowserFacts {
  readonly hostname: string;
  readonly userAgent: string;
  readonly cookies: Pick<VisitorCookies, 'read'>;
}

/** The previous list if it is equal: a new array would re-render every card. */
const unlessSame = (before: readonly number[], now: readonly number[]): readonly number[] =>
  before.join() === now.join() ? before : now;

/** The part of the state that each page provides. */
export const stateOfPage = (frame: Frame, { hostname, userAgent, cookies }: BrowserFacts): Partial<AppState> => {
  const { code, site, chrome, languageId, url, dataHost } = frame;
  const { section, page } = sectionAndPage(code);
  const at = url.indexOf('?');
  return {
    server: dataHost,
    localhost: isLocalhost(hostname),
    companyIds: site.companyIds,
    companyRestricted: isCompanyRestricted(section, site),
    hostname,
    navigator: userAgent,
    languageId: String(languageId),
    section,
    page,
    search: at === -1 ? '' : url.slice(at),
    favourites: unlessSame(appState.get().favourites, readFavourites(cookies.read(FAVOURITES_COOKIE))),
    header: chrome.header,
    footer: chrome.footer,
    menu: chrome.menu && chrome.header,
  };
};

export const appState = createStore(DEFAULT_STATE);

export const useAppState = <Part>(select: (state: AppState) => Part): Part => useStore(appState, DEFAULT_STATE, select);

/** Opens the alert: a title, a message and Close. */
export const showAlert = (title: string, message: string): void => appState.set({ alert: { visible: true, title, message } });

/** Starts closing the alert; its text stays until it has faded out. */
export const closeAlert = (): void => {
  const { alert } = appState.get();
  if (alert.visible) appState.set({ alert: { ...alert, visible: false } });
};
export const refresh = (): void => appState.set({ refreshIndex: appState.get().refreshIndex + 1 });
