/**
 * Refuses requests at once while those before have waited too long (503 with Retry-After, RFC 9110, section 15.6.4), so that the
 * others are answered in time. Health checks and files of the build never wait and are never refused; leads do not wait, and
 * are refused last.
 */
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { languageOf, LANGUAGES, negotiateLanguage, LANGUAGE_IDS, type LanguageId } from '../../../domain/language/language.ts';
import { LEAD_FORM_PATH } from '../../../domain/leads/lead-wire.ts';
import type { Words } from '../../../ports/words.ts';
import type { ShedKind } from '../../system/metrics.ts';
import { DATA_PREFIX } from '../../../ui/page-wire.ts';
import { plainPage } from '../../../domain/text/plain-page.ts';
import { PLAIN_POLICY } from './plain-policy.ts';
import type { RequestQueue } from './request-queue.ts';

export interface OverloadLimits {
  /** The longest wait, in milliseconds; 0: nothing is ever refused. */
  readonly delayMs: number;
  /** The most reading requests that wait or are being answered. */
  readonly queue: number;
}

interface ShedLoadDependencies {
  readonly limits: OverloadLimits;
  readonly queue: RequestQueue;
  readonly words: Words;
  readonly logger: Pick<Logger, 'warn'>;
  /** Called for each refused request. */
  readonly onShed: (kind: ShedKind) => void;
}

/** Leads are refused when the wait is this many times the longest one. */
const LEADS_LAST = 4;
const RETRY_SECONDS = '5';
const LOG_EVERY_MS = 10_000;

const ALWAYS = /^\/(?:livez|readyz)\/?(?:\?|$)|^\/(?:assets|static)\//i;
const LEAD = new RegExp(`^(?:/api)?${LEAD_FORM_PATH}/?(?:\\?|$)`, 'i');
const FOR_PROGRAMS = new RegExp(`^(?:/api|${DATA_PREFIX})/`, 'i');
const SLUG = new RegExp(`^(?:${DATA_PREFIX})?/([a-z]{2}-[a-z]{2})(?:/|\\?|$)`, 'i');

/** Made once: a refusal must cost next to nothing. The link leads to the same address; a form's answer has none. */
const pageIn = (languageId: LanguageId, words: Words, hasLink: boolean): Buffer => {
  const t = words.in(languageId);
  const action = hasLink ? { action: { path: '', text: t('overload:again') } } : {};
  return Buffer.from(
    plainPage({ locale: languageOf(languageId).locale, title: t('overload:title'), text: t('overload:text'), ...action }),
  );
};

const languageIdOf = ({ url, headers }: Request): LanguageId => {
  const slug = SLUG.exec(url)?.[1]?.toLowerCase();
  return (
    LANGUAGES.find((language) => language.slug === slug)?.id ?? negotiateLanguage(headers['accept-language'], LANGUAGE_IDS, 1)
  );
};

export const shedLoad = ({ limits, queue, words, logger, onShed }: ShedLoadDependencies): RequestHandler => {
  const pages = new Map(
    LANGUAGE_IDS.map((id) => [id, { read: pageIn(id, words, true), sent: pageIn(id, words, false) }] as const),
  );
  const problem = Buffer.from(JSON.stringify({ type: 'about:blank', status: 503, title: 'Too many requests at once' }));
  const text = Buffer.from('Too many requests at once. Try again in a few seconds.\n');
  /** Requests with a body are not among them: they may wait for their sender. */
  let waiting = 0;
  let refused = 0;
  let logged = -Infinity;

  const refuse = (request: Request, response: Response, kind: ShedKind): void => {
    onShed(kind);
    refused += 1;
    const now = performance.now();
    if (now - logged > LOG_EVERY_MS) {
      logger.warn({ refused, waiting }, 'Overload: requests are refused');
      [logged, refused] = [now, 0];
    }
    const isPage = !FOR_PROGRAMS.test(request.url) && (request.headers.accept ?? '').includes('text/html');
    const page = isPage ? pages.get(languageIdOf(request)) : undefined;
    const type = page ? 'text/html; charset=utf-8' : FOR_PROGRAMS.test(request.url) ? 'application/problem+json' : 'text/plain';
    const body = page ? (request.method === 'POST' ? page.sent : page.read) : FOR_PROGRAMS.test(request.url) ? problem : text;
    response.writeHead(503, {
      'content-type': type,
      'content-length': body.length,
      'retry-after': RETRY_SECONDS,
      'cache-control': 'no-store',
      'content-security-policy': PLAIN_POLICY,
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  };

  return (request, response, next) => {
    if (limits.delayMs === 0 || ALWAYS.test(request.url)) {
      next();
      return;
    }
    const delayMs = queue.arrive();
    if (request.method === 'POST' && LEAD.test(request.url)) {
      if (delayMs > limits.delayMs * LEADS_LAST) refuse(request, response, 'lead');
      else next();
      return;
    }
    if (delayMs > limits.delayMs || waiting >= limits.queue) {
      refuse(request, response, 'other');
      return;
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      waiting += 1;
      let isWaiting = true;
      const answered = (): void => {
        if (isWaiting) waiting -= 1;
        isWaiting = false;
      };
      // The answer is complete, whether or not its reader has taken it; or the reader is gone.
      response.once('prefinish', answered);
      response.once('close', answered);
    }
    queue.enqueue(() => {
      if (!response.destroyed) next();
    });
  };
};
