import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { DEFAULT_ERROR_STATUS, errorMessage } from '../../domain/errors/error-catalogue.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { logFailure } from '../browser/log-failure.ts';
import type { Frame } from '../page.ts';
import { PAGE_ROUTE } from '../page-routes.ts';
import type { PageState } from '../page-state.ts';
import { ClosedStall } from './stall.tsx';
import type { Translate } from '../../domain/language/translate.ts';

/**
 * Shown in place of a page that failed in the browser. Without the layout, which may be
 * what failed.
 * @param first the frame of the page that the browser started with
 * @param t of the language that the browser shows
 */
export const createRouteError = (first: Frame, t: Translate) =>
  function RouteError() {
    const { languageId } = useRouteLoaderData<PageState>(PAGE_ROUTE)?.frame ?? first;
    const error = useRouteError();
    useEffect(() => logFailure(error), [error]);
    const { status, statusText } = isRouteErrorResponse(error) ? error : { status: DEFAULT_ERROR_STATUS, statusText: '' };
    return (
      <main className="page cars-empty">
        <ClosedStall />
        <h1>{errorMessage({ kind: 'generic' }, t)}</h1>
        <p className="cars-empty__acts">
          <a className="cars-btn cars-btn--primary" href={pathOf('Public_Index', languageId)}>
            {errorMessage({ kind: 'home' }, t)}
          </a>
        </p>
        <p className="cars-empty__code">
          {status} · {statusText === '' ? errorMessage({ kind: 'title' }, t) : statusText}
        </p>
      </main>
    );
  };
