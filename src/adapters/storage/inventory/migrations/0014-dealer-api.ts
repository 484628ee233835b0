/** Tokens of the write API, and what it wrote. Once released it is never edited, and so uses no type of today's tables. */
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

export const dealerApi = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('api_tokens')
      .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
      .addColumn('dealer_id', 'integer', (column) => column.notNull().references('dealers.id'))
      .addColumn('name', 'text', required)
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', required)
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createTable('api_vehicles')
      .addColumn('vehicle_id', 'integer', (column) => column.notNull().primaryKey().references('vehicles.id'))
      // The fields as they were sent, as JSON.
      .addColumn('record', 'text', required)
      .execute();
  },
});
