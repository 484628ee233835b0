/** The server in one process, or in WEB_CONCURRENCY of them on one port. */
import cluster from 'node:cluster';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '../../adapters/system/logger.ts';
import { togetherOf } from '../../adapters/system/metrics.ts';
import { answerWorkers, metricsOfWorkers } from '../../adapters/system/workers.ts';
import { fail, settings } from '../command.ts';
import { environment } from '../config.ts';
import { projectRoot } from '../../adapters/system/project-root.ts';
import type { Registration } from '../registration.ts';
import { runServer, serveMetrics } from './run-server.ts';

/** Before another takes the place of a worker that ended. */
const PAUSE_MS = 1000;

/** Types of Node declare it always. */
const permission = (process as { readonly permission?: { has(scope: string): boolean } }).permission;

/**
 * One process hands out the connections and does nothing else; each worker is a whole server over the same data. The first one fills
 * what is empty, then the others start. One that ends is replaced; where the first cannot start, all end with its exit code.
 */
export const runWorkers = async (web: readonly Registration[]): Promise<void> => {
  // One process reports faults of its settings and of the sites together.
  if (cluster.isWorker || ['', '1'].includes(environment(projectRoot()).WEB_CONCURRENCY ?? '')) return runServer(web);
  const config = settings();
  if (permission?.has('child') === false)
    fail('WEB_CONCURRENCY: a confined server starts no other process. Leave it unset, or start without --confined.', 1);

  const logger = createLogger(config.logLevel);
  let [hasServed, isStopping] = [false, false];
  answerWorkers(() => {
    if (hasServed) return;
    hasServed = true;
    for (let n = 1; n < config.workers; n += 1) cluster.fork();
  });
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return;
    if (!hasServed) process.exit(code || 1);
    logger.error({ pid: worker.process.pid, code, signal }, 'A process of the server ended; another takes its place');
    void sleep(PAUSE_MS).then(() => isStopping || cluster.fork());
  });
  const metricsServer =
    config.metrics && (await serveMetrics({ text: async () => togetherOf(await metricsOfWorkers()) }, config.metrics));
  if (metricsServer) logger.info({ metricsPort: metricsServer.port, processes: config.workers }, 'Starting');
  cluster.fork();

  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map((worker) => {
        const ended = new Promise((resolve) => worker.process.once('exit', resolve));
        worker.process.kill('SIGTERM');
        return ended;
      }),
    );
    await metricsServer?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};
