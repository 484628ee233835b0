import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { inventory } from './0001-inventory.ts';
import { traffic } from './0002-traffic.ts';
import { openingHours } from './0003-opening-hours.ts';
import { reportsAndWarranty } from './0004-reports-and-warranty.ts';
import { lastChange } from './0005-last-change.ts';
import type { SchemaDialect } from './schema-dialect.ts';

const addColumn = (table: string, column: string, type: 'integer' | 'text' | 'double precision'): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable(table).addColumn(column, type).execute();
  },
});

/** In the order of their names. In code rather than in a folder that is read at run time, because the server is bundled. */
export const migrations = (dialect: SchemaDialect): Readonly<Record<string, Migration>> => ({
  '0001-inventory': inventory(dialect),
  '0002-traffic': traffic(),
  '0003-opening-hours': openingHours(),
  '0004-reports-and-warranty': reportsAndWarranty(),
  '0005-last-change': lastChange(),
  '0006-owners': addColumn('vehicles', 'owners', 'integer'),
});
