/** Where a host has its feeds, if its site offers them. */
import { LANGUAGES, languageOf, type LanguageId } from '../language/language.ts';
import type { CheckedFeed } from './feed-kinds.ts';

export const FEEDS_PREFIX = '/feeds';
export const RSS_PREFIX = `${FEEDS_PREFIX}/rss`;

/** `feedPath('google', 2)` is '/feeds/google/fr-ca.csv'. */
export const feedPath = (feed: CheckedFeed, languageId: LanguageId): string =>
  `${FEEDS_PREFIX}/${feed}/${languageOf(languageId).slug}.csv`;

/** Reads a path that `feedPath` wrote; null for any other. */
export const parseFeedPath = (path: string): { readonly feed: CheckedFeed; readonly languageId: LanguageId } | null => {
  const [, feed, slug] = /^\/feeds\/(google|meta)\/([a-z]{2}-[a-z]{2})\.csv$/.exec(path) ?? [];
  const language = LANGUAGES.find((each) => each.slug === slug);
  return language ? { feed: feed as CheckedFeed, languageId: language.id } : null;
};

/** The feed of a list stands before the list's own address: '/feeds/rss/en-ca/cars?Make=toyota'. */
export const rssPath = (listPath: string): string => RSS_PREFIX + listPath;
