import cluster from 'node:cluster';
import process from 'node:process';
import { metricsApp } from '../../adapters/http/metrics-page.ts';
import { serve, type RunningServer } from '../../adapters/http/serve.ts';
import { isTrustedProxy } from '../../adapters/http/trusted-peer.ts';
import type { Metrics } from '../../adapters/system/metrics.ts';
import { joinWorkers } from '../../adapters/system/workers.ts';
import type { Config } from '../config.ts';
import { fail, say, serverContainer } from '../command.ts';
import { startServer } from './start-server.ts';
import type { Registration } from '../registration.ts';
import type { Site } from '../../domain/site/site.ts';

const listenError = (error: unknown, host: string, port: number, setting: 'PORT' | 'METRICS_PORT'): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} of ${host} is taken: stop what listens there, or set ${setting} to another one.`;
  if (code === 'EACCES') return `Port ${String(port)} needs more rights: set ${setting} to one above 1023.`;
  return `Cannot listen on ${host}:${String(port)}: ${error instanceof Error ? error.message : String(error)}`;
};

const announce = (sites: readonly Site[], port: number): void => {
  say('');
  for (const site of sites) {
    const [host] = site.hosts;
    if (host !== undefined) say(`  ${site.name.padEnd(24)} http://${host}:${String(port)}/`);
  }
  say('');
};

/** Answers for metrics on their own port. */
export const serveMetrics = (
  metrics: Pick<Metrics, 'text'>,
  { host, port, isDefault }: NonNullable<Config['metrics']>,
): Promise<RunningServer> => {
  const page = metricsApp(metrics);
  return serve(page, host, port)
    .catch((error: unknown) => {
      // Two servers on one machine need no settings.
      if (isDefault && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return serve(page, host, 0);
      throw error;
    })
    .catch((error: unknown) => fail(listenError(error, host, port, 'METRICS_PORT'), 1));
};

/** Of the workers of one server, that which does and says what is done and said once. */
const isFirst = (): boolean => !cluster.isWorker || cluster.worker?.id === 1;

/** The server's process: listens, then makes ready, and stops when it is told to. A fault ends it with a message. */
export const runServer = async (web: readonly Registration[]): Promise<void> => {
  const started = performance.now();
  const container = serverContainer(web);
  const { app, config, logger, metrics, requestQueue, serverReadiness, sites } = await container
    // Traced first, so that what is traced closes before it.
    .open('tracing', 'app', 'config', 'logger', 'metrics', 'requestQueue', 'serverReadiness', 'sites')
    .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error), 1));

  metrics.watchServer(serverReadiness);
  const server = await serve(app, config.host, config.port, {
    onConnection: () => requestQueue.connect(),
    addresses: {
      // Connections are handed out in turn.
      most: Math.ceil(config.connectionsPerAddress / config.workers),
      isTrusted: (address) => isTrustedProxy(app, address),
      onCut: () => metrics.connectionCut(),
    },
  }).catch((error: unknown) => fail(listenError(error, config.host, config.port, 'PORT'), 1));
  const metricsServer = cluster.isWorker ? null : config.metrics && (await serveMetrics(metrics, config.metrics));

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    serverReadiness.leave();
    await server.stop();
    // Closed last, so that the last measurements can still be read.
    await metricsServer?.stop();
    await container.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  await startServer(container, isFirst() ? say : () => undefined, isFirst());
  joinWorkers(metrics);
  if (isFirst()) announce(sites, server.port);
  logger.info(
    { port: server.port, ...(metricsServer && { metricsPort: metricsServer.port }), ms: Math.round(performance.now() - started) },
    'Ready',
  );
};
