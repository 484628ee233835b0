/** The sources of feeds and their runs. Once released it is never edited, and so uses no type of today's tables. */
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const NUMBERS = ['rows', 'added', 'changed', 'unchanged', 'gone', 'rejected', 'bytes'] as const;

export const feedRuns = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feed_sources')
      .addColumn('name', 'text', (column) => column.notNull().primaryKey())
      .addColumn('since', 'bigint', required)
      .addColumn('told', 'text', required)
      .addColumn('validators', 'text')
      .execute();
    let runs = db.schema
      .createTable('feed_runs')
      .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
      .addColumn('source', 'text', required)
      .addColumn('started_at', 'bigint', required)
      .addColumn('ended_at', 'bigint')
      .addColumn('lease_until', 'bigint', required)
      .addColumn('outcome', 'text')
      .addColumn('detail', 'text', required)
      // Shares by field, as JSON.
      .addColumn('coverage', 'text', required);
    for (const name of NUMBERS) runs = runs.addColumn(name, 'bigint', required);
    await runs.execute();
    await db.schema.createIndex('feed_runs_of_source').on('feed_runs').columns(['source', 'id']).execute();
  },
});
