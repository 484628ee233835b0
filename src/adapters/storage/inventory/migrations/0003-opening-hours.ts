/** When dealers are open. Once released it is never edited, and so uses no type of today's tables. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const openingHours = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('dealers').addColumn('opening_hours', 'text').execute();
  },
});
