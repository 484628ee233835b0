/** The parameters and headers that all calls have (specification, section 7). */
import type { LanguageId } from '../language/language.ts';
import { percentDecode, percentEncode } from '../text/percent.ts';

export interface CallSession {
  readonly languageId: LanguageId;
  /** The caller's own time. */
  readonly now: Date;
  readonly host: string;
  /** Address of the page that calls, without its query: that may hold the visitor's place. */
  readonly url: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The query of a call: the session's values in the order of the specification, then the call's own. */
export const callQuery = (session: CallSession, own: Readonly<Record<string, string>> = {}): string => {
  const { languageId, now, host, url } = session;
  const pairs = {
    'Session.Language': String(languageId),
    'Session.Date': `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    'Session.Time': `${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`,
    'Session.Host': host,
    'Session.Url': url,
    ...own,
  };
  return Object.entries(pairs)
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&');
};

/** What begins the names of a session's parameters. */
const SESSION = 'Session.';

const isOfSession = (pair: string): boolean => (percentDecode(pair.split('=', 1)[0] ?? '') ?? '').startsWith(SESSION);

/** A URL without the parameters of the session: what was asked for, whoever asked and when. */
export const withoutSession = (url: string): string => {
  const [address = '', query] = url.split(/\?(.*)/s);
  if (query === undefined) return url;
  const own = query.split('&').filter((pair) => !isOfSession(pair));
  return own.length === 0 ? address : `${address}?${own.join('&')}`;
};

/** Headers of every call (specification, section 7). */
export const CALL_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' } as const;

/** The status of a call without an answer (specification, section 7). */
export const TRANSPORT_FAILED = -1;
/** The `Status` of a successful call. */
export const SUCCEEDED = 1;
