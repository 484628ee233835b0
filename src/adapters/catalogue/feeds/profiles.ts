/** How each kind of file of specifications is read. */
import type { StyleFeed } from '../../../ports/style-feed.ts';
import { openEvFeed } from './open-ev-feed.ts';
import { ownFileFeed } from './own-file-feed.ts';
import { ademeFeed, epaFeed, nrcanFeed, ownTableFeed, type FeedOptions } from './table-feeds.ts';

const PROFILES = {
  epa: epaFeed,
  nrcan: nrcanFeed,
  ademe: ademeFeed,
  'open-ev': openEvFeed,
  'forecourt-json': ownFileFeed,
  'forecourt-csv': ownTableFeed,
} as const satisfies Readonly<Record<string, (path: string, options: FeedOptions) => StyleFeed>>;

export type SpecsProfile = keyof typeof PROFILES;
export const SPECS_PROFILES = Object.keys(PROFILES) as readonly SpecsProfile[];

/** `path` is a file, or the folder of `open-ev`. */
export const openSpecs = (profile: SpecsProfile, path: string, options: FeedOptions): StyleFeed =>
  PROFILES[profile](path, options);
