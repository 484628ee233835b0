import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { tracer } from '../../system/tracing/spans.ts';
import { routeOf } from '../metrics-page.ts';
import { isTrusted } from '../trusted-peer.ts';
import { requestId } from './request-log.ts';

/** Questions of balancers and files: many, and all alike. */
const UNTRACED = /^\/(?:livez|readyz|assets\/|static\/)/;

/** A span for each request. It goes on with the trace that a proxy of TRUSTED_PROXIES has begun; a visitor cannot choose one. */
export const traceRequests: RequestHandler = (request, response, next) => {
  if (UNTRACED.test(request.path)) {
    next();
    return;
  }
  const before = isTrusted(request, request.socket.remoteAddress)
    ? propagation.extract(ROOT_CONTEXT, request.headers)
    : ROOT_CONTEXT;
  const span = tracer().startSpan(request.method, { kind: SpanKind.SERVER }, before);
  response.once('close', () => {
    const route = routeOf(request);
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': response.statusCode,
      // Also in the log and on error pages.
      'forecourt.request_id': requestId(request),
    });
    if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(before, span), next);
};
