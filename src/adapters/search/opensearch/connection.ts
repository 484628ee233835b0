/** Calls to a cluster of OpenSearch: a time limit, and one more try on another node where the first did not answer. */
import { Buffer } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { SearchUnavailable } from '../../../ports/inventory-search.ts';

/** Of a call that a visitor waits for. */
const LIMIT_MS = 2000;
const PAUSE_MS = 50;
/** Busy, or without a node that could answer. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The cluster answered, and did not do it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  constructor(status: number, reason: string) {
    super(`OpenSearch answers ${String(status)}: ${reason}`);
    this.status = status;
  }
}

interface CallOptions {
  /** Milliseconds of each try. */
  readonly limitMs?: number;
}

export interface Connection {
  /**
   * The body of the answer as JSON.
   *
   * @param body JSON, or lines of JSON where the call takes them
   * Rejects with `Refused` for a status of 400 or more, and with `SearchUnavailable` where no node answers in time.
   */
  call<Answer>(method: string, path: string, body?: object | readonly object[], options?: CallOptions): Promise<Answer>;
}

const encoded = (body: object | readonly object[]): { readonly type: string; readonly text: string } =>
  Array.isArray(body)
    ? { type: 'application/x-ndjson', text: `${body.map((line) => JSON.stringify(line)).join('\n')}\n` }
    : { type: 'application/json', text: JSON.stringify(body) };

const reasonIn = (text: string): string => {
  try {
    const { error } = JSON.parse(text) as {
      error?: { type?: string; reason?: string; root_cause?: { reason?: string }[] } | string;
    };
    if (typeof error !== 'object') return String(error);
    return `${error.type ?? ''}: ${error.root_cause?.[0]?.reason ?? error.reason ?? ''}`;
  } catch {
    return text.slice(0, 200);
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no connection';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Errors name the node without its user and password. */
export const connect = (nodes: readonly string[]): Connection => {
  const targets = nodes.map((node) => {
    const url = new URL(node);
    const { username, password, origin, host } = url;
    const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
    // Compressing takes longer than the network of a data centre.
    const headers = { 'Accept-Encoding': 'identity', ...(username !== '' && { Authorization: `Basic ${credentials}` }) };
    return { origin, host, headers };
  });
  let turn = 0;

  /** Null where another try may help. */
  const attempt = async (method: string, path: string, body: ReturnType<typeof encoded> | null, limitMs: number) => {
    const target = targets[turn++ % targets.length];
    if (!target) throw new SearchUnavailable('No node of OpenSearch is named');
    const { origin, host, headers } = target;
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(body && { 'Content-Type': body.type }) },
        body: body?.text ?? null,
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      return { host, status: answer.status, text: await answer.text() };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new SearchUnavailable(`OpenSearch at ${host} does not answer within ${String(limitMs)} ms`);
      return { host, status: 0, text: reasonOf(error) };
    }
  };

  return {
    async call<Answer>(
      method: string,
      path: string,
      body?: object | readonly object[],
      { limitMs = LIMIT_MS }: CallOptions = {},
    ) {
      const sent = body ? encoded(body) : null;
      let answer = await attempt(method, path, sent, limitMs);
      if (answer.status === 0 || PASSING.has(answer.status)) {
        await sleep(PAUSE_MS);
        answer = await attempt(method, path, sent, limitMs);
      }
      const { host, status, text } = answer;
      if (status === 0) throw new SearchUnavailable(`OpenSearch at ${host} cannot be reached: ${text}`);
      if (status >= 400 && PASSING.has(status)) throw new SearchUnavailable(new Refused(status, reasonIn(text)).message);
      if (status >= 400) throw new Refused(status, reasonIn(text));
      return JSON.parse(text) as Answer;
    },
  };
};
