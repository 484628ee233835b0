/**
 * Spans of OpenTelemetry. Its interface does nothing until `startTracing` has registered the packages that record and send. A span has
 * names and numbers of ours alone: no address that was asked for, no text of a visitor, no value of a query.
 */
import { SpanKind, SpanStatusCode, trace, type Attributes, type Span, type Tracer } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

export const tracer = (): Tracer => trace.getTracer('forecourt');

/** Whether what happens now belongs to a trace that is recorded. */
const isRecording = (): boolean => trace.getActiveSpan()?.isRecording() === true;

const fail = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Runs `work` within a span that ends with it, or with the promise that it gives. */
const within = <T>(span: Span, work: () => T): T => {
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        fail(span, error);
        span.end();
        throw error;
      },
    ) as T;
  } catch (error) {
    fail(span, error);
    span.end();
    throw error;
  }
};

/** A part of what is being traced; outside of a trace `work` alone. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => T): T =>
  isRecording() ? tracer().startActiveSpan(name, { attributes }, (span) => within(span, work)) : work();

/** A trace of its own, for work that no request asked for. */
export const inNewTrace = <T>(name: string, attributes: Attributes, work: (span: Span) => T): T =>
  tracer().startActiveSpan(name, { root: true, kind: SpanKind.CLIENT, attributes }, (span) => within(span, () => work(span)));

/** The same function or port, whose calls are parts of what is being traced: `search`, or `search.page` for a method. */
export const traced = <Port extends object>(name: string, port: Port): Port =>
  new Proxy(port, {
    apply: (call, self, parameters: unknown[]) =>
      inSpan(name, {}, (): unknown => Reflect.apply(call as () => unknown, self, parameters)),
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || typeof key === 'symbol') return value;
      return (...parameters: unknown[]): unknown =>
        inSpan(`${name}.${key}`, {}, (): unknown => Reflect.apply(value, target, parameters));
    },
  });

const OPERATION = /\w+/;
const LONGEST_QUERY = 500;

/** For Kysely: a span for each statement of what is being traced. The values of its parameters are not in its text. */
export const tracedQueries =
  (system: 'sqlite' | 'postgresql') =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    if (!isRecording()) return;
    const ended = Date.now();
    const operation = OPERATION.exec(query.sql)?.[0].toLowerCase() ?? 'statement';
    const span = tracer().startSpan(`${system} ${operation}`, {
      kind: SpanKind.CLIENT,
      startTime: ended - queryDurationMillis,
      attributes: {
        'db.system.name': system,
        'db.operation.name': operation,
        'db.query.text': query.sql.slice(0, LONGEST_QUERY),
      },
    });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(ended);
  };
