/** When a vehicle last changed. Once released it is never edited, and so uses no type of today's tables. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const lastChange = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('vehicles')
      .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // For existing rows, the histories have the changes of price and availability.
    await sql`update vehicles set changed_at = first_seen`.execute(db);
    for (const history of ['price_history', 'availability_history'])
      await sql`
        update vehicles
        set changed_at = (select max(at) from ${sql.table(history)} where vehicle_id = vehicles.id)
        where exists (select 1 from ${sql.table(history)} where vehicle_id = vehicles.id and at > vehicles.changed_at)
      `.execute(db);
  },
});
