/** Calls to a server (specification, section 7). They never reject: without a valid answer `Status` is -1. */
import { CALL_HEADERS, callQuery, TRANSPORT_FAILED, type CallSession } from '../../domain/tracking/session-query.ts';
import { parseLanguageId } from '../../domain/language/language.ts';
import { namesPlace } from '../../domain/location/location-chain.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { requestedPlaceOf, sessionPlace } from '../../domain/location/session-place.ts';
import { DATA_PREFIX } from '../page-wire.ts';
import { appState } from './app-state.ts';
import { createStore } from './store.ts';

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

/** Where the running page has its visitor; null until it is known, and once they have changed it. */
export const heldPlace = createStore<{ readonly place: VisitorPlace | null }>({ place: null });

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

export interface CallInit extends Pick<RequestInit, 'signal' | 'keepalive' | 'redirect'> {
  /** Beside those of the URL. */
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; a call without it is a GET. */
  readonly body?: object;
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Every call goes through here: it adds the parameters and headers that all of them have (specification, section 7). Rejects as `fetch`
 * does. Files with their content in their name (scripts, words, the map's outlines) are no calls.
 */
export const call = (url: string, { query = {}, body, headers, ...init }: CallInit = {}): Promise<Response> => {
  const [path = '', own] = url.split(/\?(.*)/s);
  const search = [callQuery(sessionNow(), query), ...(own ? [own] : [])].join('&');
  return fetch(`${path}?${search}`, {
    ...init,
    method: body ? 'POST' : 'GET',
    headers: { ...CALL_HEADERS, Accept: 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
};

/** The state of the page at a path of this site, for which the visitor is where the running page has them. */
export const callPage = (target: string, init: Pick<CallInit, 'signal'> = {}): Promise<Response> => {
  const { searchParams } = new URL(target, window.location.origin);
  const isNamed = namesPlace(requestedPlaceOf((name) => searchParams.get(name) ?? undefined));
  return call(DATA_PREFIX + target, { ...init, query: isNamed ? {} : sessionPlace(heldPlace.get().place) });
};

const send = async (url: string, init: CallInit): Promise<CallAnswer> => {
  try {
    const response = await call(url, { ...init, signal: AbortSignal.timeout(LONGEST_MS) });
    const answer: unknown = await response.json();
    if (response.ok && isAnswer(answer)) return answer;
    return failed(`${url} answered ${String(response.status)}`, idOf(answer));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
};

/** @param url without a query */
export const getCall = (url: string, query: Readonly<Record<string, string>> = {}): Promise<CallAnswer> => send(url, { query });

/** @param url without a query */
export const postCall = (url: string, body: object, { keepalive = false }: CallOptions = {}): Promise<CallAnswer> =>
  send(url, { body, keepalive });
