/** Feeds by which others read what a site has. */
export const FEEDS_OUT = ['google', 'meta', 'rss'] as const;
export type FeedOut = (typeof FEEDS_OUT)[number];
/** Feeds whose receiver checks every offer; RSS has everything in the list. */
export type CheckedFeed = Exclude<FeedOut, 'rss'>;
