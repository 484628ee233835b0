/** Inspection, history report and warranty of a vehicle, and the language of a dealer's texts. Once released it is never edited. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reportsAndWarranty = (): Migration => ({
  async up(db: Kysely<unknown>) {
    // One column a statement: SQLite adds no more at once.
    for (const column of ['inspected_on', 'inspection_report_url', 'history_report_url', 'warranty_text'])
      await db.schema.alterTable('vehicles').addColumn(column, 'text').execute();
    await db.schema.alterTable('vehicles').addColumn('warranty_months', 'integer').execute();
    await db.schema.alterTable('vehicles').addColumn('warranty_km', 'double precision').execute();
    await db.schema.alterTable('dealers').addColumn('language', 'text').execute();
  },
});
