/** In the order of their names. Once released one is never edited, and so uses no type of today's tables. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Migrations } from '../../upgrade/schema-state.ts';
import { inventory } from './0001-inventory.ts';
import { feedRuns } from './0012-feed-runs.ts';
import { dealerApi } from './0014-dealer-api.ts';
import { picturesAndSightings } from './0017-contract-pictures-and-sightings.ts';

/** Columns that may be null. One column a statement: SQLite adds no more at once. */
const addColumns = (table: string, columns: Readonly<Record<string, 'integer' | 'text' | 'double precision'>>): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [column, type] of Object.entries(columns)) await db.schema.alterTable(table).addColumn(column, type).execute();
  },
});

const REPORTS_AND_WARRANTY = {
  inspected_on: 'text',
  inspection_report_url: 'text',
  history_report_url: 'text',
  warranty_text: 'text',
  warranty_months: 'integer',
  warranty_km: 'double precision',
} as const;

/** In code rather than in a folder that is read at run time, because the server is bundled. */
export const INVENTORY_MIGRATIONS: Migrations = {
  '0001-inventory': inventory,
  '0002-traffic': {
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
  },
  '0003-opening-hours': addColumns('dealers', { opening_hours: 'text' }),
  '0004-reports-and-warranty': {
    async up(db: Kysely<unknown>) {
      await addColumns('vehicles', REPORTS_AND_WARRANTY).up(db);
      await addColumns('dealers', { language: 'text' }).up(db);
    },
  },
  '0005-last-change': {
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
  },
  '0006-owners': addColumns('vehicles', { owners: 'integer' }),
  '0007-feed-coverage': {
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
  },
  '0008-sources': {
    async up(db: Kysely<unknown>) {
      // Searches asked for no source until now: AUTO123 is added to every row, so that none leaves the lists.
      await sql`
        update vehicles
        set source = case
          when source in ('AUTO123', 'MOTO123') then 'AUTO123'
          else 'AUTO123 ' || source
        end || case
          when type in ('motorcycle', 'boat', 'recreational') or source = 'MOTO123' then ' MOTO123'
          else ''
        end
      `.execute(db);
    },
  },
  '0009-lead-routing': addColumns('dealers', { lead_routing: 'text' }),
  '0010-feed-removals': {
    async up(db: Kysely<unknown>) {
      for (const column of ['listed', 'gone'])
        await db.schema
          .alterTable('feed_coverage')
          .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
          .execute();
    },
  },
  '0011-details': addColumns('vehicles', { details: 'text' }),
  '0012-feed-runs': feedRuns(),
  '0013-operators-decisions': {
    async up(db: Kysely<unknown>) {
      await addColumns('dealers', { logo: 'text', logo_address: 'text', logo_from: 'text' }).up(db);
      for (const [table, column] of [
        ['dealers', 'removed'],
        ['vehicles', 'hidden'],
      ] as const)
        await db.schema
          .alterTable(table)
          .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
          .execute();
      // By a digest of the bytes.
      await db.schema
        .createTable('dealer_logos')
        .addColumn('name', 'text', (column) => column.notNull().primaryKey())
        .addColumn('bytes', 'blob', (column) => column.notNull())
        .execute();
    },
  },
  '0014-dealer-api': dealerApi(),
  '0015-vins': {
    async up(db: Kysely<unknown>) {
      await sql`create index vehicles_vin on vehicles (vin) where vin is not null`.execute(db);
    },
  },
  '0016-row-marks': addColumns('vehicles', { row_mark: 'text' }),
  '0017-contract-pictures-and-sightings': picturesAndSightings,
  '0018-approximate-places': addColumns('dealers', { placed_by: 'text' }),
};
