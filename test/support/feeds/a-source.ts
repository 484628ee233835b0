import type { FeedSource } from '../../../src/domain/feeds/feed-source.ts';

/** A file of this machine, every hour on the hour. */
const HOURLY: FeedSource = {
  name: 'garage',
  profile: 'plain',
  address: { kind: 'file', path: '/nowhere/stock.csv' },
  dealerId: null,
  schedule: { cron: '0 * * * *', timeZone: 'UTC', jitterMs: 0 },
  timeLimitMs: 60_000,
  sizeLimitBytes: 1_000_000,
  overdueAfterMs: 3_600_000,
  privateAddresses: false,
  credentials: null,
};

export const aSource = (changes: Partial<FeedSource> = {}): FeedSource => ({ ...HOURLY, ...changes });
