/** One call to another server. No message contains its address, which may hold personal data. */
import { CALL_HEADERS, TRANSPORT_FAILED } from '../../../domain/tracking/session-query.ts';

/** The answer's body, which says `Status`; a failed transport is Status -1 with an error (specification, section 7). */
export interface CallAnswer {
  readonly Status: number;
  readonly Location?: unknown;
  /** Why the transport failed. */
  readonly Error?: string;
}

const MOST_BYTES = 65_536;

const failed = (reason: string): CallAnswer => ({ Status: TRANSPORT_FAILED, Error: reason });

/**
 * GETs JSON. Never rejects: no connection, time out (`signal`), a redirect, more than 64 KB, or an answer that is not JSON with a Status are
 * all failed transports.
 */
export const getJson = async (
  url: URL,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer> => {
  try {
    const response = await fetch(url, { headers: { ...CALL_HEADERS, ...headers }, redirect: 'manual', signal });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return failed('it answered with a redirect');
    }
    if (response.status === 429) {
      await response.body?.cancel();
      return failed(
        'HTTP 429, too many calls a minute: a Forecourt answers without limit once its TRUSTED_PROXIES names this server',
      );
    }
    const text = await boundedText(response);
    if (text === null) return failed('its answer is too large');
    return readAnswer(text) ?? failed(`its answer (HTTP ${response.status}) is not JSON with a Status`);
  } catch (error) {
    return failed(reasonOf(error));
  }
};

/** Null when there is more than the limit; the rest is then not read. */
const boundedText = async ({ body }: Response): Promise<string | null> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const readAnswer = (text: string): CallAnswer | null => {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null || !('Status' in answer)) return null;
    const status = Number(answer.Status);
    if (!Number.isInteger(status)) return null;
    return { Status: status, ...('Location' in answer && { Location: answer.Location }) };
  } catch {
    return null;
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'the call failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it took too long';
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
  return typeof code === 'string' ? code : 'the connection failed';
};
