import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * What is wrong with the settings of an install for real visitors (`DEMO=off`), though it can run: logged at each start, and faults to
 * `npm run doctor`.
 *
 * @param uid of the process; undefined where there is none, as on Windows
 */
export const operatorWarnings = ({ demo, dataDir, leads }: Config, uid: number | undefined): string[] => {
  if (demo) return [];
  const warnings: string[] = [];
  if (leads.smtpUrl === null)
    warnings.push(
      `SMTP_URL is unset: no lead reaches its dealer by mail, every message is only written to a file in ${join(dataDir, 'outbox')}. Set SMTP_URL to your mail relay.`,
    );
  if (uid === 0) warnings.push('The process runs as root: run it as a user who may write to DATA_DIR and to nothing else.');
  return warnings;
};
