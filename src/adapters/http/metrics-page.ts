/** GET /metrics for Prometheus, and the measuring of every request. */
import express, { type Express, type Request, type RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { resolvePath } from '../../domain/routing/path-table.ts';
import { DATA_PREFIX } from '../../ui/page-wire.ts';
import type { Metrics } from '../system/metrics.ts';
import { ProcessorTime } from '../system/processor-time.ts';

/** Routers without patterns, by the prefix of their paths. */
const OTHERS: readonly (readonly [prefix: string, route: string])[] = [
  ['/assets/', '/assets'],
  ['/static/', '/static'],
];

const pageRoute = (path: string): string => {
  const found = resolvePath(path);
  return found.kind === 'found' ? found.code : 'none';
};

/** The pattern of a route, or the code of a page: a few dozen values, whatever addresses are requested. */
export const routeOf = ({ route, baseUrl, originalUrl }: Request): string => {
  const [path = '/'] = originalUrl.split('?', 1);
  // A string, a list of strings or a regular expression.
  const pattern = (route as { readonly path?: string | RegExp | readonly (string | RegExp)[] } | undefined)?.path;
  // Mount paths are compared without regard to case.
  if (pattern !== undefined) return baseUrl.toLowerCase() + [pattern].flat().map(String).join('|');
  const other = OTHERS.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (other !== undefined) return other;
  return path.startsWith(`${DATA_PREFIX}/`) ? `${DATA_PREFIX} ${pageRoute(path.slice(DATA_PREFIX.length))}` : pageRoute(path);
};

/** In milliseconds. While a request uses the processor no other is answered, and the slowest page needs a third of this. */
const BUSY_MS = 50;

/** First of all middleware, so that refused requests are measured too. A request that held up the others is named by its route. */
export const measure = (metrics: Metrics): RequestHandler => {
  const processor = new ProcessorTime<Request>();
  return (request, response, next) => {
    const began = performance.now();
    processor.enter(request);
    // Registered before the body's reader, so what is done with the body is counted too.
    request.once('end', () => processor.enter(request));
    onHeaders(response, () => processor.answer(request));
    response.once('finish', () => {
      const seconds = (performance.now() - began) / 1000;
      const route = routeOf(request);
      metrics.served({ method: request.method, route, status: response.statusCode, seconds });
      const processorMs = Math.round(processor.usedBy(request));
      if (processorMs <= BUSY_MS) return;
      metrics.heldUp(route);
      request.log.warn({ route, processorMs }, 'A request held up all others');
    });
    next();
  };
};

/** For a separate port, which is not reachable from outside. */
export const metricsApp = (metrics: Pick<Metrics, 'text'>): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', async (_request, response) => {
    const { type, body } = await metrics.text();
    response.set('Cache-Control', 'no-store').type(type).send(body);
  });
  return app;
};
