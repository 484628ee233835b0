/** Views and outbound clicks a day. Once released it is never edited, and so uses no type of today's tables. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const traffic = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('traffic')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('site_id', 'integer', (column) => column.notNull())
      // No foreign key: vehicles are never deleted, and one refused count would hold up all that are written with it.
      .addColumn('vehicle_id', 'integer', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('traffic_key', ['day', 'site_id', 'vehicle_id', 'event'])
      .execute();
  },
});
