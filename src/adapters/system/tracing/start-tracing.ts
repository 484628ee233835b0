/** Sends traces to a collector by OpenTelemetry's own packages, which are installed apart and loaded only here: docs/operate.md. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import type * as hooks from '@opentelemetry/context-async-hooks';
import type * as core from '@opentelemetry/core';
import type * as exporter from '@opentelemetry/exporter-trace-otlp-http';
import type * as resources from '@opentelemetry/resources';
import type * as sdk from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';

export interface TracingSettings {
  /** Of the collector, with its path: `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** The name that traces go by. */
  readonly service: string;
}

export interface Tracing {
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

/** Those of a development come first. Throws where they are in neither folder. */
const loadTracing = (root: string) => {
  const load = (name: string): unknown => {
    const folders = [root, join(root, 'extras', 'tracing')];
    for (const folder of folders) {
      const require = createRequire(join(folder, 'package.json'));
      try {
        return require(`@opentelemetry/${name}`);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
      }
    }
    throw new Error(`@opentelemetry/${name} is not installed: npm ci --prefix extras/tracing`);
  };
  return {
    ...(load('context-async-hooks') as typeof hooks),
    ...(load('core') as typeof core),
    ...(load('exporter-trace-otlp-http') as typeof exporter),
    ...(load('resources') as typeof resources),
    ...(load('sdk-trace-base') as typeof sdk),
  };
};

const STOP_MS = 2000;
const TELL_MS = 60_000;
const CHECK_MS = 5000;

/**
 * Records from now on. Sampling, batches, headers and names are those of OpenTelemetry's own settings (`OTEL_…`).
 * Null where the packages are missing: visitors are served without traces, and the log says what to do.
 */
export const startTracing = (
  root: string,
  { url, service }: TracingSettings,
  logger: Pick<Logger, 'warn' | 'error'>,
): Tracing | null => {
  let packages: ReturnType<typeof loadTracing>;
  try {
    packages = loadTracing(root);
  } catch (err) {
    logger.error({ err }, 'Traces are not sent, since their packages are missing: npm ci --prefix extras/tracing');
    return null;
  }
  const { AsyncLocalStorageContextManager, BasicTracerProvider, BatchSpanProcessor, OTLPTraceExporter } = packages;
  const { detectResources, envDetector, resourceFromAttributes, W3CTraceContextPropagator } = packages;
  let told = -Infinity;
  const tell = (reason: string): void => {
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    logger.warn({ url, reason }, 'Traces could not be sent');
  };
  const ignore = (): void => undefined;
  diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({
    'service.name': service,
    'process.pid': process.pid,
  });
  const provider = new BasicTracerProvider({
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([provider.shutdown().catch(ignore), late]);
    },
  };
};

/** For the doctor: sends an empty list. Rejects with an Error that says what is wrong, and what to do. */
export const checkCollector = (root: string, { url }: TracingSettings): Promise<string> => {
  const { OTLPTraceExporter, ExportResultCode } = loadTracing(root);
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: CHECK_MS });
  return new Promise((resolve, reject) => {
    exporter.export([], ({ code, error }) => {
      void exporter.shutdown();
      if (code === ExportResultCode.SUCCESS) resolve(`${url} takes traces`);
      else
        reject(
          new Error(
            `${url} takes no traces (${error?.message ?? 'no answer'}): check the collector and OTEL_EXPORTER_OTLP_ENDPOINT.`,
          ),
        );
    });
  });
};
