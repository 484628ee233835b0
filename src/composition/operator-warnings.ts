import { join } from 'node:path';
import type { Site } from '../domain/site/site.ts';
import type { Config } from './config.ts';

/**
 * What is wrong with the settings of an install for real visitors (`DEMO=off`), though it can run: logged at each start, and faults to
 * `npm run doctor`.
 *
 * @param process its user (undefined where there is none, as on Windows), and the sites that it answers for
 */
export const operatorWarnings = (
  { demo, dataDir, leads }: Config,
  { uid, sites }: { readonly uid: number | undefined; readonly sites: readonly Pick<Site, 'key' | 'origin'>[] },
): string[] => {
  if (demo) return [];
  const warnings: string[] = [];
  if (leads.smtpUrl === null)
    warnings.push(
      `SMTP_URL is unset: no lead reaches its dealer by mail, every message is only written to a file in ${join(dataDir, 'outbox')}. Set SMTP_URL to your mail relay.`,
    );
  if (uid === 0) warnings.push('The process runs as root: run it as a user who may write to DATA_DIR and to nothing else.');
  const unnamed = sites.filter(({ origin }) => origin === null).map(({ key }) => key);
  if (unnamed.length > 0)
    warnings.push(
      `No origin in the file of ${unnamed.join(', ')}: links in mails, sitemaps and feeds begin with what each request says. Set origin to scheme and host, such as https://cars.example.org.`,
    );
  return warnings;
};
