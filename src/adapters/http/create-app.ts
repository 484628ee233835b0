/** The HTTP face of the product: middleware in reading order. */
import { constants } from 'node:zlib';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { errorMessage } from '../../domain/errors/error-catalogue.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PlaceSuggestions } from '../../ports/location-provider.ts';
import { locationApi, type LocationApiDependencies } from './api/location.ts';
import { mapApi } from './api/map.ts';
import { openApi } from './api/openapi.ts';
import { placeSuggestionsApi } from './api/place-suggestions.ts';
import { productsApi } from './api/products.ts';
import { searchApi, type SearchApiDependencies } from './api/search.ts';
import { suggestApi } from './api/suggest.ts';
import { understandApi, type UnderstandApiDependencies } from './api/understand.ts';
import { trackingApi, type TrackingDependencies } from './api/tracking.ts';
import { bridge } from './bridge.ts';
import { componentsPage } from './components-page.ts';
import { consent, type ConsentDependencies } from './consent.ts';
import { favourites } from './favourites.ts';
import { health, type Readiness } from './health.ts';
import { alertActions, type AlertActionDependencies } from './leads/alert-actions.ts';
import { leadApi } from './leads/lead-api.ts';
import { leadForm, type LeadFormDependencies } from './leads/lead-form.ts';
import { leadPace } from './leads/lead-pace.ts';
import { requestId, requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { logo } from './logo.ts';
import { placeVisitor } from './middleware/place.ts';
import { chooseSite, siteOf } from './middleware/site.ts';
import { staticFiles } from './middleware/static-files.ts';
import { pageRoutes, pageWords, sendDocument, visitOf, type PageRoutesDependencies } from './page-routes.ts';
import type { Metrics } from '../system/metrics.ts';
import { measure, metricsPage } from './metrics.ts';
import { ownPlace } from './own-place.ts';
import { pictures, type PictureDependencies } from './pictures.ts';
import { sendProblem } from './problem.ts';
import { dealerMaps } from './dealer-maps.ts';
import { qrCodes } from './qr-codes.ts';
import { theme } from './theme.ts';

export interface AppDependencies
  extends
    PageRoutesDependencies,
    PictureDependencies,
    SearchApiDependencies,
    TrackingDependencies,
    LeadFormDependencies,
    AlertActionDependencies,
    ConsentDependencies,
    LocationApiDependencies,
    UnderstandApiDependencies {
  /** What machines ask of a site. */
  readonly discovery: RequestHandler;
  readonly placeSuggestions: PlaceSuggestions;
  readonly sites: readonly Site[];
  readonly logger: Logger;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Whether they are shown to whoever asks here, and not at a port of their own. */
  readonly showsMetrics: boolean;
  readonly trustedProxies: readonly string[];
  /** Shows `/_components` too. */
  readonly development: boolean;
  /** Origin that pages report visits to; '' for this server. */
  readonly dataHost: string;
  readonly clock: Clock;
  readonly clientFolder: string;
  readonly publicFolder: string;
  /** The sites' files, and of each a folder with its pictures. */
  readonly sitesFolder: string;
}

/** A page is compressed for one visitor: its window of 256 KB holds a page, and each further quality costs more than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export const createApp = (dependencies: AppDependencies): Express => {
  const { sites, logger, readiness, trustedProxies, dataHost, clientFolder, publicFolder, sitesFolder } = dependencies;
  const pace = leadPace();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustedProxies.length > 0 ? trustedProxies : false);

  app.use(requestLog(logger));
  app.use(measure(dependencies.metrics));
  app.use(health(readiness));
  if (dependencies.showsMetrics) app.use(metricsPage(dependencies.metrics));
  app.use(chooseSite(sites));
  app.use(securityHeaders(dataHost));
  app.use(compression({ brotli: BROTLI }));
  app.use(staticFiles(clientFolder, publicFolder));
  app.use(logo(sitesFolder));
  app.use(untilReady(readiness));
  app.use(pictures(dependencies));
  app.use(qrCodes(dependencies));
  app.use(dealerMaps(dependencies));
  app.use(dependencies.discovery);
  app.use(cookieParser());
  app.use('/api', openApi(), searchApi(dependencies), productsApi(dependencies), suggestApi(dependencies));
  app.use('/api', understandApi(dependencies), locationApi(dependencies), placeSuggestionsApi(dependencies));
  app.use('/api', mapApi(dependencies), trackingApi(dependencies), leadApi(dependencies, pace), unknownCall);
  app.use(alertActions(dependencies));
  app.use(bridge(dependencies));
  app.use(favourites(dependencies));
  app.use(theme());
  app.use(consent(dependencies));
  app.use(ownPlace(dependencies));
  app.use(pageWords(dependencies));
  app.use(placeVisitor(dependencies));
  app.use(leadForm(dependencies, pace));
  if (dependencies.development) app.use(componentsPage(dependencies));
  app.use(pageRoutes(dependencies));
  app.use(answerFailure(dependencies));
  return app;
};

/** Nothing is answered from an inventory that is not loaded yet. */
const untilReady = (readiness: Readiness): RequestHandler => {
  let ready = false;
  return async (_request, response, next) => {
    ready ||= (await readiness.reason()) === null;
    if (ready) next();
    else
      response.status(503).set('Retry-After', '1').type('text/plain').send('The inventory is loading. Try again in a moment.\n');
  };
};

const unknownCall: RequestHandler = (_request, response) => {
  sendProblem(response, { status: 404, title: 'There is no such call' });
};

const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

/** What failed stands in the log, under the id that the visitor sees; the visitor learns no more than that. */
const answerFailure =
  ({ pages, words }: AppDependencies): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'Request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    if (request.originalUrl.startsWith('/api/') || request.accepts(['html', 'json']) === 'json') {
      sendProblem(response, {
        status,
        title: status >= 500 ? errorMessage({ kind: 'generic' }, words.in(1)) : 'The request could not be read',
        ID: requestId(request),
      });
      return;
    }
    try {
      siteOf(response);
      sendDocument(response, pages.error(visitOf(request, response), status, requestId(request)));
    } catch {
      response
        .status(status)
        .type('text/plain')
        .send(`Error ${String(status)} (ID: ${requestId(request)})\n`);
    }
  };
