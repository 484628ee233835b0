/** Calls to a server (specification, section 7). They never reject: without a valid answer `Status` is -1. */
import { CALL_HEADERS, callQuery, TRANSPORT_FAILED, type CallSession } from '../../domain/tracking/session-query.ts';
import { parseLanguageId } from '../../domain/language/language.ts';
import { appState } from './app-state.ts';

export interface CallAnswer {
  readonly Status: number;
  /** Why there is no answer; for the console, not shown to visitors. */
  readonly Error?: string;
  /** Id that the visitor may quote to the operator. */
  readonly ID?: string;
  readonly [field: string]: unknown;
}

export interface CallOptions {
  /** The call continues after the page is left (`keepalive`). */
  readonly keepalive?: boolean;
}

const LONGEST_MS = 10_000;

const sessionNow = (): CallSession => {
  const { languageId, hostname } = appState.get();
  return {
    languageId: parseLanguageId(languageId) ?? 1,
    now: new Date(),
    host: hostname,
    url: window.location.origin + window.location.pathname,
  };
};

const isAnswer = (value: unknown): value is CallAnswer =>
  typeof value === 'object' && value !== null && 'Status' in value && typeof value.Status === 'number';

/** Id of the answer in the server's log, which the visitor may quote (specification, section 8); undefined without one. */
export const idOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'ID' in answer && typeof answer.ID === 'string' ? answer.ID : undefined;

const failed = (error: string, id?: string): CallAnswer => ({
  Status: TRANSPORT_FAILED,
  Error: error,
  ...(id !== undefined && { ID: id }),
});

/** The URL of a call with the parameters that every call has. */
export const callUrl = (url: string, query: Readonly<Record<string, string>> = {}): string =>
  `${url}?${callQuery(sessionNow(), query)}`;

const send = async (url: string, query: Readonly<Record<string, string>>, init: RequestInit): Promise<CallAnswer> => {
  try {
    const response = await fetch(callUrl(url, query), {
      ...init,
      headers: CALL_HEADERS,
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok && isAnswer(answer)) return answer;
    return failed(`${url} answered ${String(response.status)}`, idOf(answer));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
};

/** @param url without a query */
export const getCall = (url: string, query: Readonly<Record<string, string>> = {}): Promise<CallAnswer> =>
  send(url, query, { method: 'GET' });

/** @param url without a query */
export const postCall = (url: string, body: object, { keepalive = false }: CallOptions = {}): Promise<CallAnswer> =>
  send(url, {}, { method: 'POST', body: JSON.stringify(body), keepalive });
