/** npm run worker: delivers leads in a separate process, for servers with LEADS_DELIVERY=worker. */
import process from 'node:process';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { EXIT_STOPPED, fail, readArguments, settings } from '../composition/command.ts';
import { createServerContainer } from '../composition/container.ts';
import { operatorWarnings } from '../composition/operator-warnings.ts';

readArguments(
  `npm run worker

Delivers leads and availability alerts until it is stopped, for servers with LEADS_DELIVERY=worker. Any number may run. It takes no options.`,
  {},
);
const container = createServerContainer({ config: settings() });
const { leadWorker, logger, config } = await container.open('leadWorker', 'logger', 'config').catch((error: unknown) => {
  if (error instanceof StorageUnusable) return fail(error.message, EXIT_STOPPED);
  throw error;
});
// It answers for no site: the links of its mails are those of the leads.
for (const warning of operatorWarnings(config, { uid: process.getuid?.(), sites: [] })) logger.warn(warning);
leadWorker.start();
logger.info({ smtp: config.leads.smtpUrl !== null }, 'Delivering leads');

const stop = async (): Promise<void> => {
  await container.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
