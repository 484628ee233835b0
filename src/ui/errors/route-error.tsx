import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { DEFAULT_ERROR_STATUS, errorMessage } from '../../domain/errors/error-catalogue.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { Frame } from '../page.ts';
import type { PageState } from '../page-state.ts';
import { ClosedStall } from './stall.tsx';

/**
 * Stands in for a page that broke in the browser. It has no words but the error catalogue's and no layout around it: either
 * may be what broke.
 * @param first the frame of the page that the browser started with
 */
export const createRouteError = (first: Frame) =>
  function RouteError() {
    const { languageId } = useRouteLoaderData<PageState>('page')?.frame ?? first;
    const error = useRouteError();
    const { status, statusText } = isRouteErrorResponse(error) ? error : { status: DEFAULT_ERROR_STATUS, statusText: '' };
    return (
      <main className="page cars-empty">
        <ClosedStall />
        <h1>{errorMessage({ kind: 'generic' }, languageId)}</h1>
        <p className="cars-empty__acts">
          <a className="cars-btn cars-btn--primary" href={pathOf('Public_Index', languageId)}>
            {errorMessage({ kind: 'home' }, languageId)}
          </a>
        </p>
        <p className="cars-empty__code">
          {status} · {statusText === '' ? errorMessage({ kind: 'title' }, languageId) : statusText}
        </p>
      </main>
    );
  };
