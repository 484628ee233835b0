/** The HTTP application: middleware in the order of execution. */
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import type { Site } from '../../domain/site/site.ts';
import { SearchUnavailable } from '../../ports/inventory-search.ts';
import type { RequestCounts } from '../../ports/system/request-counts.ts';
import { StorageBusy } from '../../ports/vehicles.ts';
import type { Words } from '../../ports/words.ts';
import type { Metrics } from '../system/metrics.ts';
import { health, type Readiness } from './health.ts';
import { measure } from './metrics-page.ts';
import { limitBody } from './middleware/limit-body.ts';
import { otherMethods, type MethodRefusal } from './middleware/other-methods.ts';
import { requestId, requestLog } from './middleware/request-log.ts';
import { shareCounts } from './middleware/request-limit.ts';
import { requestTarget } from './middleware/request-target.ts';
import { traceRequests } from './middleware/trace-requests.ts';
import { shedLoad, type OverloadLimits } from './middleware/shed-load.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { chooseSite, siteOf } from './middleware/choose-site.ts';
import { staticFiles } from './middleware/static-files.ts';
import { noticeUntrustedProxy } from './middleware/untrusted-proxy.ts';
import { type PageRoutesDependencies, sendDocument, visitOf } from './page-router.ts';
import { sendProblem } from './problem.ts';
import type { RequestQueue } from './middleware/request-queue.ts';

/** For answers that are no pages, such as those for unknown hosts, health and errors in plain text. A site's own headers replace them. */
const plainHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};

export interface AppDependencies extends Pick<PageRoutesDependencies, 'pages'> {
  readonly settings: HttpSettings;
  readonly words: Words;
  readonly sites: readonly Site[];
  readonly logger: Logger;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly requestQueue: RequestQueue;
  readonly requestCounts: RequestCounts | null;
  /** A site's logo, manifest and icons, which are answered while the inventory loads. */
  readonly brand: readonly RequestHandler[];
  /** Pictures and documents, which read no cookie. */
  readonly files: readonly RequestHandler[];
  /** Resources for programs. */
  readonly discovery: RequestHandler;
  /** The calls under `/api`. */
  readonly api: readonly RequestHandler[];
  /** Visitors' settings, and redirects. */
  readonly actions: readonly RequestHandler[];
  /** The pages, and 404 for every other address. */
  readonly pageRoutes: readonly RequestHandler[];
}

export interface HttpSettings {
  readonly root: string;
  readonly trustedProxies: readonly string[];
  /** Origin that pages report visits to; '' for this server. */
  readonly dataHost: string;
  /** When requests are refused. */
  readonly overload: OverloadLimits;
  /** Of requests that did not fail, one of so many is logged. */
  readonly logOneIn: number;
  /** Where traces are sent; null: nothing is traced. */
  readonly tracing: object | null;
}

/** Compressed for each visitor: a window of 256 KB holds a page, and a higher quality costs more time than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export const createApp = (dependencies: AppDependencies): Express => {
  const { settings, sites, words, logger, readiness, metrics, brand, files, discovery, api, actions, pageRoutes, requestCounts } =
    dependencies;
  const { root, trustedProxies } = settings;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  if (requestCounts) shareCounts(app, requestCounts);
  app.set('trust proxy', trustedProxies.length > 0 ? trustedProxies : false);

  // First of all: a request that is refused has cost nothing yet.
  app.use(
    shedLoad({
      limits: settings.overload,
      queue: dependencies.requestQueue,
      words,
      logger,
      onShed: (kind) => metrics.shed(kind),
    }),
  );
  app.use(requestLog(logger, settings.logOneIn));
  if (settings.tracing) app.use(traceRequests);
  app.use(measure(metrics));
  app.use(plainHeaders);
  app.use(noticeUntrustedProxy(logger));
  app.use(requestTarget);
  app.use(health(readiness));
  app.use(chooseSite(sites, words));
  app.use(securityHeaders(settings.dataHost));
  app.use(limitBody);
  app.use(compression({ brotli: BROTLI }));
  app.use(staticFiles(join(root, 'dist/client'), join(root, 'public')));
  app.use(...brand);
  app.use(untilReady(readiness));
  app.use(...files, discovery);
  app.use(cookieParser());
  app.use('/api', ...api, otherMethods(api, refuseCall), unknownCall);
  app.use(...actions, otherMethods(actions, refuseMethod));
  app.use(...pageRoutes);
  app.use(answerFailure(dependencies));
  return app;
};

/** Requests are refused until the inventory is loaded. */
const untilReady = (readiness: Readiness): RequestHandler => {
  let ready = false;
  return async (_request, response, next) => {
    ready ||= (await readiness.reason()) === null;
    if (ready) next();
    else
      response.status(503).set('Retry-After', '1').type('text/plain').send('The inventory is loading. Try again in a moment.\n');
  };
};

const refuseCall: MethodRefusal = (request, response, allowed) => {
  sendProblem(response, { status: 405, title: `This call is not made by ${request.method}`, detail: `Use ${allowed}.` });
};

const refuseMethod: MethodRefusal = (_request, response, allowed) => {
  response.status(405).type('text/plain').send(`Only ${allowed} is answered here.\n`);
};

const unknownCall: RequestHandler = (_request, response) => {
  sendProblem(response, { status: 404, title: 'There is no such call' });
};

const statusOf = (error: unknown): number => {
  if (error instanceof StorageBusy || error instanceof SearchUnavailable) return 503;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

/** The error is logged under the id that the visitor sees; the visitor sees nothing else of it. */
const answerFailure =
  ({ pages, words }: Pick<AppDependencies, 'pages' | 'words'>): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'Request failed');
    if (response.headersSent) return next(error);
    const isSearchAway = error instanceof SearchUnavailable;
    if (status === 503) response.set('Retry-After', isSearchAway ? '5' : '60');
    if (request.originalUrl.startsWith('/api/') || request.accepts(['html', 'json']) === 'json')
      return sendProblem(response, {
        status,
        title: status >= 500 ? errorMessage({ kind: 'generic' }, words.in(1)) : 'The request could not be read',
        ID: requestId(request),
      });
    try {
      siteOf(response);
      sendDocument(
        response,
        pages.error(visitOf(request, response), status, requestId(request), isSearchAway ? 'search-away' : undefined),
      );
    } catch {
      response
        .status(status)
        .type('text/plain')
        .send(`Error ${String(status)} (ID: ${requestId(request)})\n`);
    }
  };
