/** npm run worker: delivers leads in a process of its own, for servers with LEADS_DELIVERY=worker. */
import process from 'node:process';
import { createLogger } from '../adapters/system/logger.ts';
import { KyselyVehicles } from '../adapters/storage/inventory/vehicles.ts';
import { openSqlite } from '../adapters/storage/sqlite.ts';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { ConfigError, environment, EXIT_CONFIG, readConfig } from '../composition/config.ts';
import { projectRoot } from '../composition/project-root.ts';
import { openLeadParts, startDelivery } from '../composition/register-leads.ts';

const fail = (message: string, code: number): never => {
  process.stderr.write(`${message}\n`);
  process.exit(code);
};

const root = projectRoot();
try {
  const config = readConfig(root, environment(root));
  const logger = createLogger(config.logLevel);
  const parts = await openLeadParts(config, systemClock);
  const inventory = await openSqlite(config.dataDir);
  startDelivery(parts, new KyselyVehicles(inventory.db), logger);
  logger.info({ smtp: config.leads.smtpUrl !== null }, 'Delivering leads');

  const stop = async (): Promise<void> => {
    await parts.close();
    await inventory.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
} catch (error) {
  if (error instanceof ConfigError) fail(error.message, EXIT_CONFIG);
  if (error instanceof StorageUnusable) fail(error.message, 1);
  throw error;
}
