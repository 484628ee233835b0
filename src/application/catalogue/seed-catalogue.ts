/** Fills a new data folder with the styles that ship with the project. */
import type { CatalogueWriting } from '../../ports/catalogue.ts';
import type { StyleFeed } from '../../ports/style-feed.ts';
import { importStyles, type ImportStylesOutcome } from './import-styles.ts';

/**
 * Null when the catalogue holds styles already; of two servers that start at once on a new data folder, the second finds every
 * style unchanged.
 */
export const seedCatalogueWhenEmpty = async (
  catalogue: CatalogueWriting,
  feed: StyleFeed,
  options: { readonly onWait?: () => void } = {},
): Promise<ImportStylesOutcome | null> =>
  (await catalogue.isEmpty()) ? importStyles(catalogue, { feed, dryRun: false, ...options }) : null;
