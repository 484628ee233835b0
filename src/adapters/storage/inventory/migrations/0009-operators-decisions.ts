/** Dealers' logos, removed dealers and hidden vehicles. Once released it is never edited, and so uses no type of today's tables. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const operatorsDecisions = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const name of ['logo', 'logo_address', 'logo_from'])
      await db.schema.alterTable('dealers').addColumn(name, 'text').execute();
    for (const [table, column] of [
      ['dealers', 'removed'],
      ['vehicles', 'hidden'],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
    await db.schema
      .createTable('dealer_logos')
      .addColumn('name', 'text', (column) => column.notNull().primaryKey())
      .addColumn('bytes', 'blob', (column) => column.notNull())
      .execute();
  },
});
