/** npm run worker: fetches the feeds of the sources, and delivers leads, in a separate process. */
import process from 'node:process';
import { FaultyFile } from '../adapters/yaml/faulty-file.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { EXIT_STOPPED, fail, letServersGoFirst, readArguments, settings } from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';
import { createServerContainer } from '../composition/container.ts';
import { operatorWarnings } from '../composition/operator-warnings.ts';

readArguments(
  `npm run worker

Until it is stopped, it fetches the feeds of SOURCES_FILE when they are due (docs/feeds.md), and delivers leads and availability
alerts, which servers with LEADS_DELIVERY=worker leave to it. Any number may run. It takes no options.`,
  {},
);
const container = createServerContainer({ config: settings() });
const { leadWorker, sourceWorker, sourceWatch, sources, logger, config } = await container
  .open('tracing', 'leadWorker', 'sourceWorker', 'sourceWatch', 'sources', 'logger', 'config')
  .catch((error: unknown) => {
    if (error instanceof StorageUnusable) return fail(error.message, EXIT_STOPPED);
    if (error instanceof FaultyFile) return fail(error.message, EXIT_CONFIG);
    throw error;
  });
// It answers for no site: the links of its mails are those of the leads.
for (const warning of operatorWarnings(config, { uid: process.getuid?.(), sites: [] })) logger.warn(warning);
letServersGoFirst();
leadWorker.start();
sourceWorker.start();
if (sources.length > 0) void sourceWatch.start();
logger.info({ smtp: config.leads.smtpUrl !== null, sources: sources.length }, 'Delivering leads and fetching feeds');

const stop = async (): Promise<void> => {
  await container.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
