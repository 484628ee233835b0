/** Feeds by which others read what a site has. */
export const FEEDS_OUT = ['google', 'meta', 'rss'] as const;
export type FeedOut = (typeof FEEDS_OUT)[number];
/** Feeds that somebody checks before they show them; whoever reads a search by RSS takes what the list has. */
export type CheckedFeed = Exclude<FeedOut, 'rss'>;
