import type { KnownModels, StyleRow } from '../domain/catalogue/import/style-row.ts';

/** A file, or folder, of specifications. */
export interface StyleFeed {
  /**
   * Reads it once. Rejects with `FeedBroken` (ports/feed-reader.ts) as soon as it turns out not to be what it should be; the
   * rows before are then not to be trusted either.
   */
  rows(knownModels: KnownModels): AsyncIterable<StyleRow>;
}
