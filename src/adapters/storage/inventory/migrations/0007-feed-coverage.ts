/** How full the fields of a feed were in its last imports. Once released it is never edited, and so uses no type of today's tables. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const feedCoverage = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feed_coverage')
      .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('rows', 'integer', (column) => column.notNull())
      // Numbers by field, as JSON.
      .addColumn('filled', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('feed_coverage_source').on('feed_coverage').column('source').execute();
  },
});
