import type { Kysely } from 'kysely';
import type { Coverage } from '../../../domain/feeds/coverage.ts';
import { COVERAGES_KEPT } from '../../../ports/vehicles.ts';
import type { Database } from './inventory-tables.ts';

/** Oldest first. */
export const coverageOf = async (db: Kysely<Database>, source: string): Promise<Coverage[]> => {
  const rows = await db
    .selectFrom('feedCoverage')
    .select(['rows', 'filled', 'listed', 'gone'])
    .where('source', '=', source)
    .orderBy('id')
    .execute();
  return rows.map(({ filled, ...row }) => ({ ...row, filled: JSON.parse(filled) as Coverage['filled'] }));
};

/** Adds what an import of the source at `at` (milliseconds since 1970) filled, and forgets all but the last ones. */
export const noteCoverage = async (
  db: Kysely<Database>,
  { filled, ...run }: Coverage & { readonly id: number; readonly source: string; readonly at: number },
): Promise<void> => {
  await db
    .insertInto('feedCoverage')
    .values({ ...run, filled: JSON.stringify(filled) })
    .execute();
  const kept = await db
    .selectFrom('feedCoverage')
    .select('id')
    .where('source', '=', run.source)
    .orderBy('id', 'desc')
    .limit(COVERAGES_KEPT)
    .execute();
  await db
    .deleteFrom('feedCoverage')
    .where('source', '=', run.source)
    .where('id', '<', kept.at(-1)?.id ?? 0)
    .execute();
};
