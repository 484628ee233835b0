/** The shared state of the page in the browser (specification, section 3). The server renders with its defaults and never changes it. */
import { FAVOURITES_COOKIE, readFavourites } from '../../domain/favourites/favourites.ts';
import { sectionAndPage } from '../../domain/routing/navigation.ts';
import { isCompanyRestricted } from '../../domain/site/company-restriction.ts';
import { isLocalhost } from '../../domain/site/localhost.ts';
import type { Frame } from '../page.ts';
import { cookieValue } from './cookie-value.ts';
import { createStore, useStore } from './store.ts';

export interface AppState {
  /** Where reports go: the data host's origin, or '' for the page's own. */
  readonly server: string;
  readonly localhost: boolean;
  /** The only dealers that the site shows; empty for all. */
  readonly companyIds: readonly number[];
  /** The showroom of every site but the main ones is its own dealers' (specification, section 6). */
  readonly companyRestricted: boolean;
  /** Grows when the page must be brought up to date. */
  readonly refreshIndex: number;
  readonly hostname: string;
  /** What the browser says of itself. */
  readonly navigator: string;
  readonly languageId: string;
  readonly section: string;
  readonly page: string;
  /** The page's query, with its '?', or ''. */
  readonly search: string;
  readonly favourites: readonly number[];
  /** The vehicle that is looked at; '0' for none. */
  readonly productId: string;
  readonly processing: { readonly visible: boolean; readonly text: string };
  readonly alert: { readonly visible: boolean; readonly title: string; readonly message: string };
  /** A dialog is over the page. */
  readonly modalActive: boolean;
  readonly header: boolean;
  readonly footer: boolean;
  readonly menu: boolean;
}

export const DEFAULT_STATE: AppState = {
  server: '',
  localhost: false,
  companyIds: [],
  companyRestricted: false,
  refreshIndex: 1,
  hostname: '',
  navigator: '',
  languageId: '1',
  section: 'Public',
  page: 'Index',
  search: '',
  favourites: [],
  productId: '0',
  processing: { visible: false, text: '' },
  alert: { visible: false, title: '', message: '' },
  modalActive: false,
  header: true,
  footer: true,
  menu: true,
};

/** What the browser knows besides the page. */
export interface BrowserFacts {
  readonly hostname: string;
  readonly userAgent: string;
  /** As `document.cookie` has them. */
  readonly cookies: string;
}

/** The list before where it says the same: a new one has every card rendered anew. */
const unlessSame = (before: readonly number[], now: readonly number[]): readonly number[] =>
  before.join() === now.join() ? before : now;

/** The part of the state that each page brings. */
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
    favourites: unlessSame(appState.get().favourites, readFavourites(cookieValue(cookies, FAVOURITES_COOKIE))),
    header: chrome.header,
    footer: chrome.footer,
    menu: chrome.menu && chrome.header,
  };
};

export const appState = createStore(DEFAULT_STATE);

export const useAppState = <Part>(select: (state: AppState) => Part): Part => useStore(appState, DEFAULT_STATE, select);

/** Opens the alert: a title, a message and Close. */
export const showAlert = (title: string, message: string): void => appState.set({ alert: { visible: true, title, message } });

/** Begins to close the alert; its words stay until it has faded out. */
export const closeAlert = (): void => {
  const { alert } = appState.get();
  if (alert.visible) appState.set({ alert: { ...alert, visible: false } });
};

/** Asks for the page's newest state. */
export const refresh = (): void => appState.set({ refreshIndex: appState.get().refreshIndex + 1 });
