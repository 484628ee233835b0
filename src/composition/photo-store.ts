/** Where this process keeps copies of photos. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { FileCache } from '../adapters/media/file-cache.ts';
import type { PhotoCopies } from '../adapters/media/photo-copies.ts';
import { openBucket } from '../adapters/media/store/bucket.ts';
import { SharedCopies } from '../adapters/media/store/shared-copies.ts';
import type { Config } from './config.ts';

const MOST_BYTES = 2 * 1024 ** 3;

/** Its own, in the data folder. */
export const photoFolder = ({ dataDir }: Pick<Config, 'dataDir'>): PhotoCopies =>
  new FileCache(join(dataDir, 'media'), MOST_BYTES);

/** Those that it shares with other nodes by PHOTOS_URL; null without that. */
export const photoStore = (
  config: Pick<Config, 'dataDir' | 'photos'>,
  logger: Pick<Logger, 'warn' | 'info'>,
): SharedCopies | null =>
  config.photos &&
  new SharedCopies(photoFolder(config), openBucket(config.photos), {
    failed: ({ message }) =>
      logger.warn({ reason: message }, 'The store of photos fails; this server fetches and keeps its own meanwhile'),
    recovered: () => logger.info('The store of photos recovered'),
  });
