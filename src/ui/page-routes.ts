/** The router's routes: one for each path of the path table, below the route that loads and shows every page. */
import type { RouteObject } from 'react-router-dom';
import { LANGUAGE_IDS, type LanguageId } from '../domain/language/language.ts';
import { pathPattern } from '../domain/routing/path-table.ts';
import { PAGE_CODES, type PageCode } from '../domain/routing/section-page.ts';

/** The route whose data is the state of the page. */
export const PAGE_ROUTE = 'page';

export const routeIdOf = (code: PageCode, languageId: LanguageId): string => `${code}/${String(languageId)}`;

/** For unknown paths, which the server answers with a 404 page. */
const UNKNOWN_ROUTE = 'unknown';

/** The route above shows the page. */
const SHOWN_ABOVE = { element: null };

/** @param page how a page is loaded and shown */
export const pageRoutes = (page: Omit<RouteObject, 'id' | 'path' | 'index' | 'children'>): RouteObject[] => [
  {
    ...page,
    id: PAGE_ROUTE,
    children: [
      ...PAGE_CODES.flatMap((code) =>
        LANGUAGE_IDS.map((languageId) => ({
          ...SHOWN_ABOVE,
          id: routeIdOf(code, languageId),
          path: pathPattern(code, languageId),
        })),
      ),
      { ...SHOWN_ABOVE, id: UNKNOWN_ROUTE, path: '*' },
    ],
  },
];
