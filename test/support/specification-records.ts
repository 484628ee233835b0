/** The styles of a file of specifications, as its import would map them. */
import type { KnownModels } from '../../src/domain/catalogue/import/style-row.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import type { StyleFeed } from '../../src/ports/style-feed.ts';

export const recordsOf = async (
  feed: StyleFeed | null,
  knownModels: KnownModels = () => new Set(),
): Promise<readonly StyleRecord[]> => {
  const records: StyleRecord[] = [];
  for await (const row of feed?.rows(knownModels) ?? []) if (row.kind === 'style') records.push(row.record);
  return records;
};
